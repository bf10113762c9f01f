export default { mode: "production", entry: "./src.js", performance: { hints: false } };
