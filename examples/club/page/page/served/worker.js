// Tells the player of a push, and opens the table when the player clicks. The server gives this
// file the address sw.js, from where it serves the whole page.

addEventListener("install", () => skipWaiting());

addEventListener("activate", (event) => event.waitUntil(clients.claim()));

const pages = () => clients.matchAll({ type: "window", includeUncontrolled: true });

const linkTo = (table) => `${registration.scope}#${new URLSearchParams({ table })}`;

addEventListener("push", (event) => {
  const { table, title, text } = event.data.json();
  event.waitUntil((async () => {
    const seen = (await pages()).some(({ url, visibilityState }) => visibilityState === "visible"
      && url.includes(table));
    if (!seen) await registration.showNotification(
      title, { body: text, tag: `turn ${table}`, renotify: true, data: { table } });
  })());
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  const link = linkTo(event.notification.data.table);
  event.waitUntil((async () => {
    const [page] = await pages();
    if (!page) return clients.openWindow(link);
    await page.focus();
    return page.postMessage({ link });
  })());
});
