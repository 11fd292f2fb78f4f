import type { Cuisine } from '@contracts/cuisines';

/** What the shelf of an American shop says, where the name in the ingredient table and the words of a step are not enough. */

type Forms = readonly [one: string, many: string];

const same = (name: string): Forms => [name, name];

/**
 * One British name, two things in America: chili powder there is a blend for chili, with cumin and oregano, and what
 * Indian recipes call so is nothing but chile. Spanish dishes take the Spanish ham, American pies corn syrup, American
 * sandwiches Swiss cheese, and the puffed rice of Indian snacks is no breakfast cereal. A German gravy is thickened with
 * gingersnaps there, not with Biscoff.
 */
const BY_CUISINE: Readonly<Record<string, Partial<Record<Cuisine, Forms>>>> = {
  'chilli-powder': { indian: same('red chili powder'), 'british-indian': same('red chili powder') },
  'golden-syrup': { american: same('light corn syrup') },
  'puffed-rice': { indian: same('puffed rice') },
  speculoos: { german: ['gingersnap', 'gingersnaps'] },
  emmental: { american: same('Swiss cheese'), cuban: same('Swiss cheese') },
  'cured-ham': { spanish: same('serrano ham'), french: same('dry-cured ham'), british: same('dry-cured ham') },
};

/** The American name of an ingredient in a dish of a cuisine; undefined if it is the one of the table. */
export const nameInCuisine = (id: string, cuisine: Cuisine | undefined): Forms | undefined =>
  cuisine === undefined ? undefined : BY_CUISINE[id]?.[cuisine];

/**
 * Names that a page shows in place of the table's, whose words still find the food: caster sugar is no separate kind, and
 * cream as fat as British whipping cream is sold as heavy cream.
 */
const SHOWN: Readonly<Record<string, Forms>> = {
  'caster-sugar': same('granulated sugar'),
  'whipping-cream': same('heavy cream'),
};

/** The American name that a page shows of an ingredient; undefined if it is the one of the table. */
export const shownInAmerica = (id: string): Forms | undefined => SHOWN[id];

/**
 * Names that depend on another food of the list. Once caster sugar is granulated sugar, the other sugar is the same, and
 * has to have the same name.
 */
const BESIDE: Readonly<Record<string, { other: string; forms: Forms }>> = {
  sugar: { other: 'caster-sugar', forms: same('granulated sugar') },
};

/** The American name of an ingredient in a list with another; undefined if it is the one of the table. */
export const nameBeside = (id: string, ids: readonly string[]): Forms | undefined => {
  const beside = BESIDE[id];
  return beside !== undefined && ids.includes(beside.other) ? beside.forms : undefined;
};

/** How steps call an ingredient in Britain, and what an American reads who has the American name in the list. */
const IN_STEPS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  aniseed: { aniseed: 'anise seeds' },
  'beef-mince': { mince: 'ground beef' },
  cassava: { cassava: 'yuca' },
  'chicken-mince': { mince: 'ground chicken' },
  'digestive-biscuit': { biscuits: 'graham crackers' },
  'dried-black-eyed-bean': { beans: 'peas' },
  'elderflower-cordial': { cordial: 'syrup' },
  endive: { heads: 'endives' },
  'filo-pastry': { pastry: 'phyllo' },
  'hot-dog-sausage': { 'a frankfurter': 'a hot dog', frankfurters: 'hot dogs' },
  'ladyfinger-biscuit': { fingers: 'ladyfingers' },
  'lasagne-sheet': { sheets: 'noodles', 'lasagne sheets': 'lasagna noodles' },
  'lamb-mince': { mince: 'ground lamb' },
  'milk-powder': { 'milk powder': 'dry milk' },
  'mixed-herbs': { 'dried herbs': 'Italian seasoning' },
  'mixed-salad': { leaves: 'greens', 'salad leaves': 'greens' },
  panela: { panela: 'piloncillo' },
  'pork-mince': { mince: 'ground pork' },
  'prawn-cracker': { 'prawn crackers': 'shrimp chips' },
  'scorpion-fish': { 'scorpion fish': 'rockfish' },
  'shortcrust-pastry': { pastry: 'pie dough' },
  'sparkling-water': { 'sparkling water': 'club soda', 'fizzy water': 'club soda' },
  'spring-onion': { onions: 'scallions', onion: 'scallion' },
  'turkey-mince': { mince: 'ground turkey' },
  vanilla: { pod: 'bean' },
};

/**
 * The words of a step for an ingredient, "the pastry", with the American name where the two differ. @param ids the
 * ingredients of the list
 */
export const inAmericanSteps = (words: string, id: string, ids: readonly string[]): string => {
  const [, start = '', name = ''] = /^((?:the|all the|half the|some) )?(.*)$/.exec(words) ?? [];
  const american = IN_STEPS[id]?.[name] ?? (name === 'sugar' ? nameBeside(id, ids)?.[0] : undefined);
  return american === undefined ? words : start + american;
};

/** Clauses of a note that an American line says otherwise, or, where empty, not at all. */
const IN_NOTES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  apple: { sharp: 'tart', 'firm and sharp': 'firm and tart' },
  butter: { soft: 'softened' },
  chorizo: { skinned: 'casings removed' },
  grape: { white: 'green' },
  'lasagne-sheet': {
    dried: '',
    'no need to boil them': 'no-boil',
    'no pre-cooking needed': 'no-boil',
    'the kind that needs no boiling': 'no-boil',
  },
  lemon: { unwaxed: '' },
  'milk-powder': { 'full-cream': 'full-fat' },
  orange: { unwaxed: '' },
  oat: { jumbo: '', 'small flakes': '', 'not jumbo': '' },
  'pork-belly': { 'rind removed': 'skin removed' },
  'pork-shoulder': { 'rind removed': 'skin removed' },
  'puff-pastry': { 'ready-rolled': '' },
  'shortcrust-pastry': { 'ready-rolled': '' },
  potato: { floury: 'russet', 'large and floury': 'large, russet' },
  sausage: { skinned: 'casings removed', 'skins removed': 'casings removed' },
  'tinned-tuna': { 'in brine': 'in water', 'in brine or oil': 'in water or oil' },
  vanilla: { 'a pod': '' },
  yeast: { dried: '', 'fast-acting': '', 'fast-action': '' },
};

/** Clauses that any food may have. */
const IN_ANY_NOTE: Readonly<Record<string, string>> = { 'on the bone': 'bone-in' };

/** A note beside an American name. */
export const inAmericanNote = (note: string, id: string): string =>
  note
    .split(', ')
    .map((clause) => IN_NOTES[id]?.[clause] ?? IN_ANY_NOTE[clause] ?? clause)
    .filter((clause) => clause !== '')
    .join(', ');
