import { ALLERGENS, DIET_TYPES, SWAP_NOTES, type Unit } from '@contracts/vocabulary';
import { allergensOf } from '../facts/allergens/allergens';
import { dietsOf } from '../facts/diets';
import { GRAINS } from '../ingredients/grains';
import { ancestorsOf, descendantsOf, ingredientById } from '../ingredients/ingredientTable';
import {
  bestSwap,
  isPermitted,
  roleOf,
  ROLES,
  swapFor,
  swapsFor,
  SWAP_ROWS,
  type Role,
  type SwapLimits,
  type Use,
} from './swaps';
import { SWAP_TABLE, SWEET_OR_STARCHY } from './swapTable';

const NO_LIMITS = { diets: [], excludedAllergens: [] };

/** An ingredient of a meal, with the ids of the recipe in one string. */
const use = (id: string, company: string, more: Partial<Use> = {}): Use => ({
  id,
  category: 'Meals',
  subcategory: 'Dinner',
  recipeIds: [id, ...company.split(' ').filter((other) => other !== '')],
  hasOven: false,
  ...more,
});
const measured = (amount: number, unit: Unit) => ({ amount, unit });
const DRINK: Partial<Use> = { category: 'Drinks', subcategory: 'Alcoholic' };
const idsOf = (...parameters: Parameters<typeof swapsFor>) => swapsFor(...parameters).map(({ id }) => id);

const rolesOf = ({ role }: { role?: Role | readonly Role[] }): readonly Role[] =>
  role === undefined ? ROLES : typeof role === 'string' ? [role] : role;

/** Uses of an ingredient that together cover every role, for rules that hold in all of them. */
const OCCASIONS: readonly ((id: string) => Use)[] = [
  (id) => use(id, '', DRINK),
  (id) => use(id, 'rum', DRINK),
  (id) => use(id, 'flour sugar butter baking-powder', { hasOven: true, ...measured(2, 'piece') }),
  (id) => use(id, 'beef-mince breadcrumb egg', measured(1, 'piece')),
  (id) => use(id, 'vegetable-stock leek'),
  (id) => use(id, 'onion pasta white-wine', measured(200, 'ml')),
  (id) => use(id, 'cucumber lettuce vinegar', measured(100, 'g')),
  (id) => use(id, 'bread'),
  (id) => use(id, 'chicken cumin paprika fish-sauce', measured(100, 'g')),
  (id) => use(id, 'potato', measured(50, 'g')),
];

describe('the table of swaps', () => {
  it('has at least 250 rows', () => {
    expect(new Set(SWAP_ROWS.map(({ neededId, id }) => `${neededId} ${id}`)).size).toBeGreaterThanOrEqual(250);
  });

  it('names ingredients only', () => {
    const ids = [...Object.keys(SWAP_TABLE), ...SWAP_ROWS.map(({ id }) => id), ...SWEET_OR_STARCHY];
    expect(ids.filter((id) => ingredientById(id) === undefined)).toEqual([]);
  });

  it('never swaps an ingredient for itself, or for what is broader or narrower', () => {
    const idle = SWAP_ROWS.filter(({ neededId, id }) =>
      [neededId, ...ancestorsOf(neededId), ...descendantsOf(neededId)].includes(id),
    );
    expect(idle).toEqual([]);
  });

  it('says nothing twice for the same use', () => {
    const entries = SWAP_ROWS.flatMap((row) => rolesOf(row).map((role) => `${row.neededId} ${row.id} ${role}`));
    expect(entries.filter((one, at) => entries.indexOf(one) !== at)).toEqual([]);
  });

  it('lists nothing twice for the same use', () => {
    const odd = SWAP_ROWS.filter(
      ({ ratio = 1, note }) => ratio <= 0 || (note === 'lessOfIt' && ratio >= 1) || (note === 'moreOfIt' && ratio <= 1),
    );
    expect(odd).toEqual([]);
  });

  it.each(SWAP_NOTES)('uses the note %s', (note) => {
    expect(SWAP_ROWS.some((row) => row.note === note)).toBe(true);
  });

  it.each(ROLES.filter((role) => role !== 'cooking'))('has swaps for %s only in some uses', (role) => {
    expect(SWAP_ROWS.some((row) => row.role !== undefined && rolesOf(row).includes(role))).toBe(true);
  });
});

describe('the role of an ingredient', () => {
  it.each<[string, Use, Role]>([
    [
      'an egg in a cake',
      use('egg', 'flour sugar butter baking-powder', { hasOven: true, ...measured(2, 'piece') }),
      'baking',
    ],
    ['eggs in pancakes', use('egg', 'flour milk baking-powder', measured(2, 'piece')), 'baking'],
    ['an egg in meatballs', use('egg', 'minced-meat stale-bread onion', measured(1, 'piece')), 'binding'],
    ['an egg in bean burgers', use('egg', 'black-bean breadcrumb', measured(1, 'piece')), 'binding'],
    ['the eggs of an omelette', use('egg', 'butter chives', measured(3, 'piece')), 'cooking'],
    ['the eggs of a sponge', use('egg', 'flour sugar', { hasOven: true, ...measured(4, 'piece') }), 'cooking'],
    [
      'the eggs of a quiche',
      use('egg', 'flour butter bacon creme-fraiche', { hasOven: true, ...measured(4, 'piece') }),
      'cooking',
    ],
    ['the eggs on toast', use('egg', 'bread butter', measured(2, 'piece')), 'cooking'],
    ['crumbs in meatballs', use('breadcrumb', 'minced-meat egg', measured(50, 'g')), 'binding'],
    ['crumbs on a gratin', use('breadcrumb', 'macaroni cheddar milk', measured(40, 'g')), 'cooking'],
    ['cream in a soup', use('cream', 'leek potato vegetable-stock', measured(100, 'ml')), 'soup'],
    ['cream in a curry', use('cream', 'chicken tinned-tomato onion', measured(100, 'ml')), 'sauce'],
    ['cream in a gratin', use('cream', 'potato garlic', { hasOven: true, ...measured(400, 'ml') }), 'cooking'],
    ['flour in a stew', use('flour', 'stewing-beef beef-stock onion', measured(2, 'tbsp')), 'sauce'],
    ['flour in pancakes', use('flour', 'egg milk', measured(250, 'g')), 'baking'],
    ['butter in biscuits', use('butter', 'flour sugar', { hasOven: true, ...measured(100, 'g') }), 'baking'],
    ['butter in pastry', use('butter', 'flour bacon egg', { hasOven: true, ...measured(100, 'g') }), 'baking'],
    [
      'butter in a white sauce',
      use('butter', 'flour milk onion beef-mince', { hasOven: true, ...measured(70, 'g') }),
      'sauce',
    ],
    ['butter on bread', use('butter', 'bread ham', measured(20, 'g')), 'spread'],
    ['butter in a pan', use('butter', 'egg chives', measured(15, 'g')), 'frying'],
    ['mayonnaise in a sandwich', use('mayonnaise', 'bread bacon', measured(3, 'tbsp')), 'spread'],
    ['mayonnaise in a salad', use('mayonnaise', 'macaroni olive lemon', measured(5, 'tbsp')), 'raw'],
    ['tomatoes in a salad', use('tomato', 'cucumber red-onion feta', measured(4, 'piece')), 'raw'],
    ['tomatoes in a stew', use('tomato', 'lentil onion chorizo', measured(4, 'piece')), 'sauce'],
    ['yoghurt on meat', use('yoghurt', 'chicken-thigh garam-masala cumin', measured(150, 'g')), 'marinade'],
    ['yoghurt in a dip', use('yoghurt', 'cucumber garlic vinegar', measured(400, 'g')), 'raw'],
    ['lemon juice in a drink', use('lemon-juice', 'vodka', { ...DRINK, ...measured(15, 'ml') }), 'drink'],
    ['a handful of parsley', use('parsley', 'onion rice', measured(1, 'handful')), 'garnish'],
    ['basil to taste', use('basil', 'tomato pasta'), 'garnish'],
    ['a bunch of parsley', use('parsley', 'chickpea onion', measured(1, 'bunch')), 'cooking'],
    ['sprigs of thyme', use('thyme', 'stewing-beef', measured(3, 'sprig')), 'cooking'],
    ['an onion in a stew', use('onion', 'stewing-beef beef-stock', measured(2, 'piece')), 'cooking'],
  ])('of %s', (_, one, role) => {
    expect(roleOf(one)).toBe(role);
  });

  it('takes each value for some use', () => {
    const found = OCCASIONS.flatMap((occasion) => Object.keys(SWAP_TABLE).map((id) => roleOf(occasion(id))));
    expect([...new Set(found)].sort()).toEqual([...ROLES].sort());
  });

  it('does not depend on the order of the recipe', () => {
    for (const occasion of OCCASIONS)
      for (const { neededId } of SWAP_ROWS) {
        const one = occasion(neededId);
        expect(roleOf({ ...one, recipeIds: [...one.recipeIds].reverse() })).toBe(roleOf(one));
      }
  });
});

describe('the swaps for a use', () => {
  const cake = use('egg', 'flour sugar butter baking-powder', { hasOven: true, ...measured(2, 'piece') });

  it('depend on what the ingredient does', () => {
    expect(idsOf(cake, NO_LIMITS)).toEqual(expect.arrayContaining(['flaxseed', 'apple-sauce', 'banana']));
    expect(idsOf(use('egg', 'butter chives', measured(3, 'piece')), NO_LIMITS)).toEqual([]);
    expect(idsOf(use('egg', 'minced-meat breadcrumb', measured(1, 'piece')), NO_LIMITS)).toEqual(
      expect.arrayContaining(['flaxseed', 'cornflour']),
    );
    const inDough = idsOf(use('butter', 'flour sugar', { hasOven: true }), NO_LIMITS);
    const onBread = idsOf(use('butter', 'bread ham'), NO_LIMITS);
    expect(inDough).toContain('coconut-oil');
    expect(onBread).not.toContain('coconut-oil');
    expect(onBread).toContain('cream-cheese');
    expect(idsOf(use('tomato', 'cucumber feta'), NO_LIMITS)).not.toContain('tomato-puree');
  });

  it('give the cautions and the amount to take', () => {
    const cream = use('cream', 'leek potato vegetable-stock', measured(100, 'ml'));
    expect(bestSwap(cream, new Set(['yoghurt']), NO_LIMITS)).toEqual({ id: 'yoghurt', note: 'offTheHeat' });
    expect(bestSwap(cake, new Set(['flaxseed']), NO_LIMITS)).toEqual({
      id: 'flaxseed',
      ratio: 0.15,
      note: 'soakFirst',
    });
    expect(bestSwap(use('milk', 'tea'), new Set(['oat-milk']), NO_LIMITS)).toEqual({ id: 'oat-milk' });
    expect(bestSwap(use('buttermilk', 'flour'), new Set(['milk']), NO_LIMITS)).toEqual({
      id: 'milk',
      note: 'addLemon',
    });
  });

  it.each<[string, string, string[], string | undefined]>([
    ['the best that is there', 'shallot', ['leek', 'onion'], 'onion'],
    ['the next best', 'shallot', ['leek'], 'leek'],
    ['nothing that is not there', 'shallot', ['apple'], undefined],
    ['a staple, which is always there', 'butter', [], 'olive-oil'],
    ['the swaps of the broader ingredient', 'whole-milk', ['soya-milk'], 'soya-milk'],
    ['nothing for an unknown id', 'unobtainium', ['milk'], undefined],
  ])('include %s', (_, id, have, expected) => {
    expect(bestSwap(use(id, 'potato'), new Set(have), NO_LIMITS)?.id).toBe(expected);
  });

  it.each<[string, Use, string]>([
    ['meat into a dish without', use('vegetable-stock', 'leek potato'), 'chicken-stock'],
    ['meat into a dish of fish', use('fish-stock', 'cod rice'), 'chicken-stock'],
    ['fish into a dish without', use('soy-sauce', 'firm-tofu rice'), 'fish-sauce'],
    ['alcohol into a dish without', use('almond-extract', 'sugar flour'), 'amaretto'],
    [
      'alcohol into a soft drink',
      use('orgeat', 'orange-juice', { ...DRINK, subcategory: 'Non-alcoholic' }),
      'amaretto',
    ],
    ['a soft drink for a spirit', use('red-wine', 'orange', DRINK), 'beef-stock'],
    ['what is in it already', use('onion', 'shallot carrot'), 'shallot'],
    ['a kind of what is in it already', use('yoghurt', 'cream cucumber'), 'double-cream'],
    ['pulses for meat that the cook eats', use('beef-mince', 'onion spaghetti'), 'green-lentil'],
  ])('never include %s', (_, one, id) => {
    expect(idsOf(one, NO_LIMITS)).not.toContain(id);
  });

  it('keep alcohol in a drink, and bring none into a soup', () => {
    expect(idsOf(use('red-wine', 'orange', DRINK), NO_LIMITS).length).toBeGreaterThan(0);
    expect(idsOf(use('red-wine', 'beef onion'), NO_LIMITS)).toContain('beef-stock');
    expect(idsOf(use('orgeat', 'rum', DRINK), NO_LIMITS)).toContain('amaretto');
    expect(idsOf(use('orange-juice', 'lemon-juice', DRINK), NO_LIMITS)).not.toContain('amaretto');
  });

  it('offer pulses for meat to a cook who eats no meat', () => {
    expect(idsOf(use('beef-mince', 'onion'), { diets: ['Vegan'], excludedAllergens: [] })).toContain('green-lentil');
  });

  it('offer fish in a meat dish, and meat stock in a dish with bacon', () => {
    expect(idsOf(use('soy-sauce', 'chicken rice'), NO_LIMITS)).toContain('fish-sauce');
    expect(idsOf(use('vegetable-stock', 'bacon lentil'), NO_LIMITS)).toContain('chicken-stock');
  });

  it('tell a cook without dairy what to use', () => {
    const limits = { diets: [], excludedAllergens: ['Dairy'] };
    const milk = idsOf(use('milk', 'flour butter onion', measured(500, 'ml')), limits);
    expect(milk.slice(0, 3)).toEqual(['oat-milk', 'soya-milk', 'almond-milk']);
    expect(milk).not.toContain('single-cream');
    expect(idsOf(use('milk', 'oat'), { ...limits, excludedAllergens: ['Dairy', 'Gluten', 'Nuts'] })[0]).toBe(
      'soya-milk',
    );
  });

  it('offer a cook on keto neither sugar nor starch', () => {
    const limits = { diets: ['Keto' as const], excludedAllergens: [] };
    expect(idsOf(use('sugar', 'coffee', DRINK), limits)).toEqual(['sweetener']);
    expect(idsOf(use('onion', 'beef'), limits)).toContain('shallot');
    expect(idsOf(use('rice', 'beef'), limits)).toEqual([]);
  });
});

describe('diets and allergens', () => {
  const given = (limits: SwapLimits) =>
    Object.keys(SWAP_TABLE).flatMap((neededId) =>
      OCCASIONS.flatMap((occasion) => idsOf(occasion(neededId), limits).map((id) => ({ neededId, id }))),
    );

  it.each(DIET_TYPES.filter((diet) => diet !== 'Keto'))('no swap breaks the diet %s', (diet) => {
    const swaps = given({ diets: [diet], excludedAllergens: [] });
    expect(swaps.length).toBeGreaterThan(0);
    expect(swaps.filter(({ id }) => !dietsOf([id]).includes(diet))).toEqual([]);
  });

  it('no swap is sweet or starchy under Keto', () => {
    const swaps = given({ diets: ['Keto'], excludedAllergens: [] });
    expect(swaps.length).toBeGreaterThan(0);
    expect(swaps.filter(({ id }) => SWEET_OR_STARCHY.has(id) || GRAINS.some((grain) => grain.id === id))).toEqual([]);
  });

  it.each(ALLERGENS)('no swap contains %s for a cook who excludes it', (allergen) => {
    const swaps = given({ diets: [], excludedAllergens: [allergen] });
    expect(swaps.length).toBeGreaterThan(0);
    expect(swaps.filter(({ id }) => allergensOf([id]).allergens.includes(allergen))).toEqual([]);
  });

  it.each(DIET_TYPES)('each row is judged under %s with every allergen', (diet) => {
    for (const allergen of ALLERGENS) {
      const wrong = SWAP_ROWS.filter(({ id }) => {
        const fits = diet === 'Keto' || dietsOf([id]).includes(diet);
        const isFree = !allergensOf([id]).allergens.includes(allergen);
        return isPermitted(id, { diets: [diet], excludedAllergens: [allergen] }) && !(fits && isFree);
      });
      expect(wrong).toEqual([]);
    }
  });

  it('never makes a dish without meat and fish lose that quality', () => {
    const uses = Object.keys(SWAP_TABLE).flatMap((neededId) => OCCASIONS.map((occasion) => occasion(neededId)));
    const vegetarian = uses.filter(({ recipeIds }) => dietsOf(recipeIds).includes('Vegetarian'));
    const brought = vegetarian
      .flatMap((one) => idsOf(one, NO_LIMITS))
      .filter((id) => !dietsOf([id]).includes('Vegetarian'));
    expect(vegetarian.length).toBeGreaterThan(0);
    expect(brought).toEqual([]);
  });
});

describe('a swap when nothing is known about the dish', () => {
  it.each<[string, string[], string | undefined]>([
    ['onion', ['shallot'], 'shallot'],
    ['onion', ['leek'], undefined],
    ['milk', ['oat-milk', 'yoghurt'], 'oat-milk'],
    ['egg', ['banana', 'flaxseed'], undefined],
    ['beef-mince', ['green-lentil'], undefined],
    ['unobtainium', ['onion'], undefined],
  ])('for %s with %j is %s', (needed, have, expected) => {
    expect(swapFor(needed, new Set(have))).toBe(expected);
  });
});
