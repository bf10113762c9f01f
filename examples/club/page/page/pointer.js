// The mouse: what comes under it while it rests is not pointed at.

let at = "";

const place = ({ clientX, clientY }) => `${clientX} ${clientY}`;

addEventListener("pointermove", (event) => { at = place(event); });

/** Whether the mouse has come to what it is over, and not that to the mouse. */
export const hasCome = (event) => event.pointerType === "mouse" && place(event) !== at;
