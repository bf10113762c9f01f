import { init, wasmModule } from "railhex/steam";
import { createRoot } from "react-dom/client";
import { Table } from "./table.jsx";

const progress = document.querySelector("progress");
await init({ progress: (loaded, total) => Object.assign(progress, { value: loaded, max: total }) });
createRoot(document.getElementById("root")).render(<Table engine={wasmModule()} />);
