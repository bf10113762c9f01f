// Answers that come late.

/**
 * Returns a function to be called whenever something is asked for. What that returns says whether nothing else
 * was asked for since: an answer to an older question shows nothing.
 */
export function latest(): () => () => boolean {
  let asked = 0;
  return () => {
    const mine = ++asked;
    return () => mine === asked;
  };
}
