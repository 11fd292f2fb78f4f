import { ancestorsOf, ingredientById } from '../ingredients/ingredientTable';
import { standInsOf } from './standIns';

/** What the cook has, and all that it can be cooked instead of. */
const STAND_INS: readonly (readonly [has: string, insteadOf: string])[] = [
  ['chicken-breast', 'chicken-drumstick chicken-leg chicken-thigh'],
  ['chicken-mince', 'turkey-mince'],
  ['beef-mince', 'lamb-mince pork-mince'],
  ['lamb-shoulder', 'lamb-leg'],
  ['pork-chop', 'pork-loin pork-tenderloin'],
  ['beef-shank', 'beef-brisket beef-cheek beef-short-rib stewing-beef'],
  ['flank-steak', 'skirt-steak'],
  ['pancetta', 'guanciale'],
  ['sausage-meat', 'sausage smoked-sausage'],
  ['duck-breast', 'duck-confit'],
  ['cod', 'haddock hake halibut monkfish pollock sea-bass sea-bream sole tilapia'],
  ['salmon', 'trout'],
  ['mussel', 'clam'],
  ['spring-onion', 'onion red-onion shallot'],
  ['cherry-tomato', 'tinned-tomato tomato-passata'],
  ['red-pepper', 'green-pepper yellow-pepper'],
  ['butternut-squash', 'pumpkin'],
  ['shiitake', 'chanterelle chestnut-mushroom oyster-mushroom portobello-mushroom'],
  ['chard', 'cavolo-nero kale savoy-cabbage spring-greens'],
  ['chinese-cabbage', 'cabbage savoy-cabbage'],
  ['rocket', 'lambs-lettuce lettuce mixed-salad watercress'],
  ['sweetcorn', 'corn-cob'],
  ['jalapeno', 'chilli'],
  ['coriander', 'parsley'],
  ['basmati-rice', 'brown-rice jasmine-rice long-grain-rice'],
  ['spaghetti', 'bucatini fresh-pasta linguine tagliatelle tonnarelli'],
  ['penne', 'ditalini fusilli macaroni orecchiette rigatoni'],
  ['udon-noodle', 'egg-noodle ramen-noodle yakisoba-noodle'],
  ['baguette', 'brioche bread-roll burger-bun stale-bread'],
  ['corn-tortilla', 'flour-tortilla'],
  ['parmesan', 'manchego pecorino'],
  ['cheddar', 'beaufort-cheese comte emmental gouda gruyere monterey-jack red-leicester'],
  ['stilton', 'gorgonzola roquefort'],
  ['ricotta', 'cottage-cheese'],
  ['double-cream', 'creme-fraiche single-cream whipping-cream'],
  ['soured-cream', 'creme-fraiche greek-yoghurt yoghurt'],
  ['black-bean', 'borlotti-bean kidney-bean pinto-bean'],
  ['butter-bean', 'borlotti-bean white-bean'],
  ['oat-milk', 'almond-milk soya-milk'],
  ['white-rum', 'golden-rum'],
  ['cointreau', 'orange-curacao'],
  ['cava', 'champagne prosecco'],
  ['caster-sugar', 'brown-sugar demerara-sugar'],
  ['dijon-mustard', 'wholegrain-mustard'],
  ['strawberry', 'blackberry blueberry frozen-berries mixed-berries raspberry'],
  ['puff-pastry', 'shortcrust-pastry'],
];

it.each(STAND_INS)('a cook with %s can do without %s', (has, insteadOf) => {
  const able = insteadOf.split(' ').filter((id) => standInsOf(id).has(has));
  expect(able).toEqual(insteadOf.split(' '));
  expect([...standInsOf(has)]).toEqual(expect.arrayContaining(able));
});

it('no stand-in is the ingredient itself, or a broader or narrower one, which match anyway', () => {
  const groups = STAND_INS.flatMap(([has, insteadOf]) => [has, ...insteadOf.split(' ')]);
  const idle = groups.filter((id) =>
    [...standInsOf(id)].some(
      (other) => other === id || ancestorsOf(id).includes(other) || ancestorsOf(other).includes(id),
    ),
  );
  expect(idle).toEqual([]);
});

it('stand-ins are ingredients', () => {
  const named = STAND_INS.flatMap(([has]) => [has, ...standInsOf(has)]);
  expect(named.filter((id) => ingredientById(id) === undefined)).toEqual([]);
});

it('nothing stands in for an ingredient without siblings', () => {
  expect(standInsOf('salt').size).toBe(0);
  expect(standInsOf('unobtainium').size).toBe(0);
});
