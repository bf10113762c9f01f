// Says so where a module of the page does not load. None of them runs then, so this is none.

{
  const said = {
    en: "The page could not be started:", fr: "La page n’a pas pu démarrer :", de: "Die Seite konnte nicht gestartet werden:", nl: "De pagina kon niet worden gestart:",
  };

  addEventListener("error", ({ target, message, filename }) => {
    const place = document.getElementById("loading"), fault = message ? `${message} (${filename})` : target.src;
    if (place && fault) place.textContent = `${said[navigator.language.slice(0, 2)] ?? said.en} ${fault}`;
  }, true);
}
