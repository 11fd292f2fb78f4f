/** A turn of phrase that is not said, and what is said instead. */
export type Turn = readonly [said: RegExp, better: string];

/** The turns of phrase that a text contains, in its own words. */
export const turnsIn = (text: string, turns: readonly Turn[]): { found: string; better: string }[] =>
  turns.flatMap(([said, better]) => {
    const found = said.exec(text)?.[0];
    return found === undefined ? [] : [{ found, better }];
  });
