/** The address of an engine, as a bundler gives it. */
declare const address: string;
export default address;
