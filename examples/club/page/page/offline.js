// The page is kept for visits without a network, where a browser can keep it.

/** Lets the browser keep the page. */
export async function keepPage() {
  try {
    await navigator.serviceWorker?.register(new URL("./sw.js", import.meta.url));
  } catch (error) {
    console.warn(error); // the page is played all the same
  }
}
