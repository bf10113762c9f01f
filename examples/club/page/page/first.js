// What is done before the page is shown, and where its modules do not load: it is none of them.

{
  const { documentElement: page } = document;
  let settings = {};
  try {
    settings = JSON.parse(localStorage.getItem("railhex")) ?? {};
  } catch {
    // a browser that keeps nothing
  }
  page.classList.toggle("night", settings.night ?? matchMedia("(prefers-color-scheme: dark)").matches);
  page.classList.toggle("sent", location.hash.length > 1); // to a game, and not to the first screen

  addEventListener("error", ({ target, message, filename }) => {
    const place = document.getElementById("loading"), fault = message ? `${message} (${filename})` : target.src;
    if (place && fault) place.textContent = `The page could not be started: ${fault}`;
  }, true);
}
