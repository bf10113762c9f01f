// Who plays, as records say it: a name for a person, and for a bot its kind,
// behind its name if it has one.

/** What a record notes of names and of kinds of bots, "" for persons. */
export function noted(names, bots) {
  const called = bots.map((bot, i) => (bot && names[i] ? `${names[i]} (${bot})` : bot));
  return { names: names.map((name, i) => called[i] || name), bots: called };
}

/** The names and kinds of bots that a record notes; a bot of a kind that is not known leaves its seat to a person. */
export function seated({ names, bots }, known) {
  const seats = bots.map((bot, i) => {
    const [, name, kind] = /^(?:(.*) )?\(?(\w+)\)?$/.exec(bot) ?? [];
    if (bot && known.includes(kind)) return { name: name ?? "", bot: kind };
    return { name: bot || names[i], bot: "" };
  });
  return { names: seats.map(({ name }) => name), bots: seats.map(({ bot }) => bot) };
}
