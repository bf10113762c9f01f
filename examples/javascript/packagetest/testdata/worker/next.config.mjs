export default { output: "export", basePath: "/some/where" };
