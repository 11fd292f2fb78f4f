import type { Unit } from '@contracts/vocabulary';
import { NAME_IN_FULL, type Named } from './namedLine';

/** Words of a note that English says before a food: "dried oregano", "dry white wine", "boneless chicken thighs". */
const ADJECTIVE =
  /^(?:very (?:cold|fresh|ripe|small|soft)|freshly (?:ground|grated|squeezed)|aged|alcohol-free|all-butter|blanco|boiling|bone-in|boneless(?: and skinless)?|brown|brut|canned|cloudy|coarse|coarsely ground|cold|cooked|crisp|crunchy|crusty|curly|dark|dried|dry|extra virgin|fast-act(?:ing|ion)|fatty|fine|finely ground|firm|flaky|flat|floury|fresh|frozen|fruity|full-bodied|full-cream|full-fat|gunpowder|green|ground|hot|ice-cold|instant|jumbo|large|leaf|lean|live|loose-leaf|long-grain|lukewarm|mango|mature|medium|medium-ground|mild|narrow|no-boil|pasteuri[sz]ed|plain|pork|powdered|precooked|raw|ready-rolled|red|russet|ripe|rolled|runny|rustic|salted|seedless|sharp|short|skin-on|skinless|slim|small|smoked|smooth|soft|sour|square|stale|starchy|strong|sweet|tart|tawny|tender|thick|thick-cut|thin|tinned|undyed|unripe|unsalted|unsmoked|unsweetened|unwaxed|vanilla|warm|wheat|whole-milk|wholemeal|waxy|white|wide|yellow|young)$/;

/** What goes on with the clause before it: "dried, or two handfuls of fresh". */
const GOES_ON = /^(?:or|and|but|if|better)\b/;
const EXAMPLES = /^(?:in|such as) /;

/** What a note calls the form of a spice, and how the name then ends. */
const FORMS: readonly (readonly [note: RegExp, name: RegExp, said: (name: string) => string])[] = [
  [/^(?:whole )?seeds$/, /(?<!seeds?)$/, (name) => `${name} seeds`],
  [/^whole$/, /^(?:cumin|coriander|fenugreek)$/, (name) => `${name} seeds`],
  [/^whole(?: corns)?$/, /^(?:black |white )pepper$/, (name) => `${name}corns`],
  [/^fresh leaves$/, /^(?:thyme|oregano|marjoram|sage|tarragon)$/, (name) => `fresh ${name} leaves`],
  [/^whole$/, /^(?:chicken|cloves?|turkey)$/, (name) => `whole ${name}`],
  [/^(?:in )?threads$/, /^saffron$/, (name) => `${name} threads`],
  [/^roasted$/, /^peanuts?$/, (name) => `roasted ${name}`],
  [/^chopped$/, /^tinned tomatoes$/, () => 'tinned chopped tomatoes'],
];

/** What follows a food without a comma: "anchovy fillets in oil, drained". */
const BEHIND =
  /^(?:in (?:olive )?oil|in brine(?: or oil)?|in water(?: or oil)?|on the bone|in the pod|in (?:the|their) shells?)$/;

/** Spices that a list has to call ground, as the same shelf has them whole. */
const GROUND = /^(?:allspice|cardamom|cinnamon|cumin)$/;

/** Units of which a size is said after the food: "2 slices ham, thinly sliced", not "2 slices thin ham". */
const PIECES_OF: ReadonlySet<Unit | undefined> = new Set<Unit>(['clove', 'slice', 'sprig']);
const CUT: Readonly<Record<string, string>> = { thick: 'thickly sliced', thin: 'thinly sliced' };
const SIZE = /^(?:large|small|thick|thin)$/;
const COLOURS = /^(?:green|red|russet|white|yellow) and (?:green|red|russet|white|yellow)$/;

/** "Bacon, back bacon" is back bacon, and "salt, coarse sea salt" is coarse sea salt. */
const formOf = (name: string, clause: string): string | undefined =>
  clause.endsWith(` ${name}`) && !GOES_ON.test(clause) && !EXAMPLES.test(clause)
    ? clause
    : FORMS.find(([note, named]) => note.test(clause) && named.test(name))?.[2](name);

/** "Large and floury" goes before potatoes, and "fresh or frozen" before peas, as either word does. */
const isAdjective = (clause: string): boolean =>
  clause.split(/ and | or /).every((word) => ADJECTIVE.test(word)) || ADJECTIVE.test(clause);

/** A colour, or the smoke, names the kind, so no comma stands before it: "soft white grappa". */
const WITH_COLOUR =
  /^(?:(.+) and (brown|green|red|smoked|white|yellow)|(brown|green|red|smoked|white|yellow) and (.+))$/;

/** "Firm and ripe" becomes "firm, ripe", but two colours are two kinds: "green and red peppers". */
const listed = (clause: string): string => {
  if (COLOURS.test(clause)) return clause;
  const [, first, last, colour, quality] = WITH_COLOUR.exec(clause) ?? [];
  if (first !== undefined || quality !== undefined) return `${first ?? quality} ${last ?? colour}`;
  return clause.replace(' and ', ', ');
};

/** What butchers say of bones and skin is said after a comma: "boneless, skinless chicken thighs", "thick, bone-in chops". */
const withCommas = (adjectives: string): string =>
  adjectives
    .replace(/\b(bone(?:less|-in)) (skinless|skin-on)\b/, '$1, $2')
    .replace(/\b(large|small|thick|thin) bone-in\b/, '$1, bone-in');

const MAX_ADJECTIVES = 3;

/** English says the size first and the colour last: "small raw beetroot", "stale white bread". */
const ORDER: readonly RegExp[] = [
  /^(?:large|long|medium|narrow|small|thick|thin|very small|young)$/,
  /^bone-in$/,
  /^(?!(?:brown|dark|green|mango|pork|ready-rolled|red|russet|vanilla|wheat|white|yellow)$)/,
];

const placeOf = (adjective: string): number => {
  const place = ORDER.findIndex((kind) => kind.test(adjective));
  return place === -1 ? ORDER.length : place;
};

const withNote = (name: string, note: string): Named => ({ name, ...(note !== '' && { note }) });

/** Units of which zest is grated: it comes off in strips otherwise. */
const SPOONS: ReadonlySet<Unit | undefined> = new Set<Unit>(['tsp', 'tbsp']);

/** A line without a note, which only has to say that a spice is ground and zest is grated. */
const unnoted = (name: string, unit: Unit | undefined): Named => {
  if (/ zest$/.test(name) && SPOONS.has(unit)) return { name: `finely grated ${name}` };
  return { name: GROUND.test(name) && unit !== 'piece' ? `ground ${name}` : name };
};

/**
 * An English line with its adjectives before the name: "cumin, ground" is "ground cumin", "cumin, whole seeds" is "cumin
 * seeds". What the cook does to the food stays in the note. A name that begins with a measure, "head lettuce", is left.
 */
export const withAdjectivesFirst = ({ name, note }: Named, unit?: Unit): Named => {
  if (note === undefined) return unnoted(name, unit);
  const clauses = note.split(', ');
  if (note.startsWith(NAME_IN_FULL)) return withNote(clauses[0]!.slice(1), clauses.slice(1).join(', '));
  if (/ zest$/.test(name)) return { name, note };
  if (/^heads? /.test(name)) {
    const [size = '', ...others] = clauses;
    return SIZE.test(size) ? withNote(`${size} ${name}`, others.join(', ')) : { name, note };
  }
  if (PIECES_OF.has(unit) && SIZE.test(clauses[0]!)) {
    const [size = '', ...others] = clauses;
    const rest = withAdjectivesFirst(withNote(name, others.join(', ')));
    return withNote(rest.name, [CUT[size] ?? size, ...(rest.note === undefined ? [] : [rest.note])].join(', '));
  }
  const before: string[] = [];
  while (clauses[0] !== undefined && before.length < MAX_ADJECTIVES && !GOES_ON.test(clauses[1] ?? '')) {
    const isIce = name === 'ice' && clauses[0] === 'crushed';
    if (!isAdjective(clauses[0]) && !isIce) break;
    before.push(listed(clauses.shift()!));
  }
  const form = GOES_ON.test(clauses[1] ?? '') ? undefined : formOf(name, clauses[0] ?? '');
  if (form !== undefined) clauses.shift();
  const behind = BEHIND.test(clauses[0] ?? '') && !GOES_ON.test(clauses[1] ?? '') ? [clauses.shift()!] : [];
  const adjectives = before.sort((one, other) => placeOf(one) - placeOf(other));
  return withNote(withCommas([...adjectives, form ?? name, ...behind].join(' ')), clauses.join(', '));
};
