import { ancestorsOf } from '../ingredients/ingredientTable';

/**
 * Cuts and forms of one food that stand in for each other and hardly change a dish: a cook who has one of a group can make
 * every recipe that names another. Broader and narrower ingredients match anyway (`withRelatives`), so a group lists
 * siblings. Swaps that need another amount, another time or a caution are in the swap table only.
 */
const GROUPS: readonly (readonly string[])[] = [
  ['chicken-breast', 'chicken-thigh', 'chicken-leg', 'chicken-drumstick'],
  ['chicken-mince', 'turkey-mince'],
  ['beef-mince', 'pork-mince', 'lamb-mince', 'minced-meat'],
  ['lamb-shoulder', 'lamb-leg'],
  ['pork-chop', 'pork-loin', 'pork-tenderloin'],
  ['stewing-beef', 'beef-shank', 'beef-brisket', 'beef-short-rib', 'beef-cheek'],
  ['beef-steak', 'flank-steak', 'skirt-steak'],
  ['bacon', 'pancetta', 'guanciale'],
  ['sausage', 'sausage-meat', 'smoked-sausage'],
  ['duck-breast', 'duck-confit'],
  ['cod', 'haddock', 'hake', 'pollock', 'monkfish', 'halibut', 'tilapia', 'sea-bass', 'sea-bream', 'sole'],
  ['salmon', 'trout'],
  ['mussel', 'clam'],
  ['spring-onion', 'onion', 'red-onion', 'shallot'],
  ['tomato', 'tinned-tomato', 'cherry-tomato', 'tomato-passata'],
  ['red-pepper', 'green-pepper', 'yellow-pepper'],
  ['pumpkin', 'butternut-squash'],
  ['chestnut-mushroom', 'portobello-mushroom', 'oyster-mushroom', 'shiitake', 'chanterelle'],
  ['kale', 'cavolo-nero', 'chard', 'spring-greens', 'savoy-cabbage'],
  ['cabbage', 'savoy-cabbage', 'chinese-cabbage'],
  ['lettuce', 'mixed-salad', 'lambs-lettuce', 'rocket', 'watercress'],
  ['sweetcorn', 'corn-cob'],
  ['chilli', 'jalapeno'],
  ['coriander', 'parsley'],
  ['long-grain-rice', 'basmati-rice', 'jasmine-rice', 'brown-rice'],
  ['spaghetti', 'linguine', 'tagliatelle', 'bucatini', 'fresh-pasta', 'tonnarelli'],
  ['penne', 'fusilli', 'macaroni', 'rigatoni', 'orecchiette', 'ditalini'],
  ['egg-noodle', 'ramen-noodle', 'udon-noodle', 'yakisoba-noodle'],
  ['bread', 'stale-bread', 'baguette', 'brioche', 'burger-bun', 'bread-roll'],
  ['corn-tortilla', 'flour-tortilla'],
  ['parmesan', 'pecorino', 'protected-cheese', 'manchego'],
  [
    'cheddar',
    'gruyere',
    'emmental',
    'comte',
    'gouda',
    'monterey-jack',
    'red-leicester',
    'beaufort-cheese',
    'grated-cheese',
  ],
  ['blue-cheese', 'gorgonzola', 'roquefort', 'stilton'],
  ['ricotta', 'cottage-cheese'],
  ['cream', 'double-cream', 'single-cream', 'whipping-cream', 'creme-fraiche'],
  ['soured-cream', 'creme-fraiche', 'greek-yoghurt', 'yoghurt'],
  ['black-bean', 'kidney-bean', 'pinto-bean', 'borlotti-bean'],
  ['white-bean', 'butter-bean', 'borlotti-bean'],
  ['almond-milk', 'soya-milk', 'oat-milk'],
  ['white-rum', 'rum', 'golden-rum'],
  ['cointreau', 'triple-sec', 'orange-curacao'],
  ['prosecco', 'cava', 'champagne', 'sparkling-wine'],
  ['sugar', 'caster-sugar', 'brown-sugar', 'demerara-sugar'],
  ['dijon-mustard', 'mustard', 'wholegrain-mustard'],
  ['strawberry', 'raspberry', 'blueberry', 'blackberry', 'mixed-berries', 'frozen-berries'],
  ['puff-pastry', 'shortcrust-pastry'],
];

/** A broader ingredient, or a narrower one, is no stand-in but the same. */
const isAnother = (other: string, id: string): boolean =>
  other !== id && !ancestorsOf(id).includes(other) && !ancestorsOf(other).includes(id);

const standIns = new Map<string, Set<string>>();
for (const group of GROUPS)
  for (const id of group) {
    const others = standIns.get(id) ?? new Set();
    for (const other of group.filter((one) => isAnother(one, id))) others.add(other);
    standIns.set(id, others);
  }

const NONE: ReadonlySet<string> = new Set();

/** The ingredients that can stand in for this one, or for which it can, and hardly change a dish. */
export const standInsOf = (id: string): ReadonlySet<string> => standIns.get(id) ?? NONE;
