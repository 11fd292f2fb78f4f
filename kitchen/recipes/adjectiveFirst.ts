/** Words of a note that English says before a food: "dried oregano", "dry white wine", "boneless chicken thighs". */
const ADJECTIVE =
  /^(?:very (?:cold|fresh|ripe|small)|freshly (?:ground|grated|squeezed)|alcohol-free|boiling|boneless(?: and skinless)?|brown|brut|cloudy|coarse|cold|cooked|crisp|crunchy|crusty|curly|dark|dried|dry|extra virgin|fatty|fine|firm|flaky|flat|floury|fresh|frozen|fruity|full-cream|full-fat|gunpowder|green|ground|hot|ice-cold|large|lean|live|long-grain|lukewarm|mango|medium|mild|narrow|pasteuri[sz]ed|plain|pork|raw|red|ripe|runny|rustic|salted|seedless|sharp|short|skinless|small|smoked|smooth|soft|sour|square|stale|starchy|strong|sweet|tart|tender|thick|thin|unripe|unsalted|unsweetened|vanilla|warm|wheat|whole-milk|waxy|white|wide|yellow|young)$/;

/** What goes on with the clause before it: "dried, or two handfuls of fresh". */
const GOES_ON = /^(?:or|and|but|if|better|in|such)\b/;

/** What a note calls the form of a spice, and how the name then ends. */
const FORMS: readonly (readonly [note: RegExp, name: RegExp, said: (name: string) => string])[] = [
  [/^(?:whole )?seeds$/, /(?<!seeds?)$/, (name) => `${name} seeds`],
  [/^whole$/, /^(?:cumin|coriander|fenugreek)$/, (name) => `${name} seeds`],
  [/^whole(?: corns)?$/, /^(?:black |white )pepper$/, (name) => `${name}corns`],
  [/^fresh leaves$/, /^(?:thyme|oregano|marjoram|sage|tarragon)$/, (name) => `fresh ${name} leaves`],
];

/** "Bacon, back bacon" is back bacon, and "salt, coarse sea salt" is coarse sea salt. */
const formOf = (name: string, clause: string): string | undefined =>
  clause.endsWith(` ${name}`) && !GOES_ON.test(clause)
    ? clause
    : FORMS.find(([note, named]) => note.test(clause) && named.test(name))?.[2](name);

/** "Large and floury" goes before potatoes, as either word does. */
const isAdjective = (clause: string): boolean =>
  clause.split(' and ').every((word) => ADJECTIVE.test(word)) || ADJECTIVE.test(clause);

const MAX_ADJECTIVES = 3;

/** English says the size first and the colour last: "small raw beetroot", "stale white bread". */
const ORDER: readonly RegExp[] = [
  /^(?:large|long|medium|narrow|small|thick|thin|very small|young)$/,
  /^(?!(?:brown|dark|green|mango|pork|red|vanilla|wheat|white|yellow)$)/,
];

const placeOf = (adjective: string): number => {
  const place = ORDER.findIndex((kind) => kind.test(adjective));
  return place === -1 ? ORDER.length : place;
};

interface Named {
  name: string;
  note?: string;
}

/**
 * An English line with its adjectives before the name: "cumin, ground" is "ground cumin", "cumin, whole seeds" is "cumin
 * seeds". What the cook does to the food stays in the note. A name that begins with a measure, "head lettuce", is left.
 */
export const withAdjectivesFirst = ({ name, note }: Named): Named => {
  if (note === undefined || /^heads? | zest$/.test(name)) return { name, ...(note !== undefined && { note }) };
  const clauses = note.split(', ');
  const before: string[] = [];
  while (clauses[0] !== undefined && before.length < MAX_ADJECTIVES && !GOES_ON.test(clauses[1] ?? '')) {
    const isIce = name === 'ice' && clauses[0] === 'crushed';
    if (!isAdjective(clauses[0]) && !isIce) break;
    before.push(clauses.shift()!.replace(' and ', ', '));
  }
  const form = GOES_ON.test(clauses[1] ?? '') ? undefined : formOf(name, clauses[0] ?? '');
  if (form !== undefined) clauses.shift();
  const rest = clauses.join(', ');
  return {
    name: [...before.sort((one, other) => placeOf(one) - placeOf(other)), form ?? name].join(' '),
    ...(rest !== '' && { note: rest }),
  };
};
