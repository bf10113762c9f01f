export default { mode: "production", entry: "./start.js", performance: { hints: false } };
