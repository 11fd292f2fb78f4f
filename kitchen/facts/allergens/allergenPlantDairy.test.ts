import type { Language } from '@contracts/vocabulary';
import { factsOfLines } from '../factsOfLines';
import { detectAllergens } from './allergenGuard';

const found = (line: string, language: Language) =>
  Object.entries(detectAllergens(line, language).verdicts)
    .filter(([, verdict]) => verdict !== 'none')
    .map(([allergen, verdict]) => `${allergen}: ${verdict}`)
    .join(', ');

it.each([
  ['en-GB', '100 g cashew cheese', 'Nuts: contains'],
  ['en-GB', '2 tbsp soy yoghurt', 'Soy: contains'],
  ['en-US', '1 cup almond ricotta', 'Nuts: contains'],
  ['en-US', '1 cup oat sour cream', 'Gluten: contains'],
  ['es', '100 g de queso de anacardos', 'Nuts: contains'],
  ['es', '2 cucharadas de nata de soja', 'Soy: contains'],
  ['fr', '100 g de fromage de cajou', 'Nuts: contains'],
  ['fr', 'du parmesan de noix de cajou', 'Nuts: contains'],
  ['fr', '1 yaourt au soja', 'Soy: contains'],
] as const)('%s: %s is made of a plant alone', (language, line, expected) => {
  expect(found(line, language)).toBe(expected);
});

it.each([
  ['en-GB', '1 pot hazelnut yoghurt', 'Dairy: may, Nuts: contains'],
  ['es', '1 yogur de avena', 'Gluten: contains, Dairy: may'],
  ['fr', '1 yaourt à la noix de coco', 'Dairy: may'],
  ['fr', '1 yaourt à l’amande', 'Dairy: may, Nuts: contains'],
] as const)('%s: %s may only taste of the plant', (language, line, expected) => {
  expect(found(line, language)).toBe(expected);
});

it.each([
  ['en-GB', 'goat cheese with cashews'],
  ['en-GB', 'almonds, cream cheese'],
  ['es', 'yogur de coco'],
  ['es', 'queso con almendras'],
  ['es', 'queso a la almendra'],
  ['es', 'queso al anacardo'],
  ['fr', 'fromage aux noix'],
  ['fr', 'fromage aux amandes'],
  ['fr', '100 g de fromage frais aux amandes'],
  ['fr', 'ricotta aux amandes'],
  ['fr', 'mozzarella à l’amande'],
] as const)('%s: %s has milk', (language, line) => {
  expect(detectAllergens(line, language).verdicts.Dairy).toBe('contains');
});

const factsOf = (line: string, language: Language) => factsOfLines([line], [undefined], { language, servings: 1 });

it.each([
  ['en-GB', '100 g cashew cheese', ['Nuts']],
  ['en-GB', '2 tbsp soy yoghurt', ['Soy']],
  ['en-GB', '100 ml soya cream', ['Soy']],
  ['en-US', '100 g oat cream cheese', ['Gluten']],
  ['es', '2 cucharadas de nata de soja', ['Soy']],
  ['fr', '100 g de fromage de cajou', ['Nuts']],
] as const)(
  '%s: a recipe with %s has no milk, although the line is read as cheese, cream or yoghurt',
  (language, line, allergens) => {
    const facts = factsOf(line, language);
    expect(facts.allergens).toEqual(allergens);
    expect(facts.mayContain).toBeUndefined();
  },
);

it.each([
  ['en-GB', '100 g cashew cheese and 50 g cheddar'],
  ['en-GB', '100 g cashew cheese or feta'],
  ['en-GB', 'oats, cream cheese'],
  ['en-GB', '100 g cheddar (may contain cashew cheese)'],
  ['es', '100 g de queso a la almendra'],
  ['es', 'nata de soja y mantequilla'],
  ['fr', 'ricotta aux amandes'],
  ['fr', 'fromage de cajou et crème fraîche'],
  ['fr', '1 yaourt à la noix de coco'],
] as const)('%s: a recipe with %s has milk', (language, line) => {
  expect(factsOf(line, language).allergens).toContain('Dairy');
});

it('says that there may be milk where the usual cheese would do as well', () => {
  expect(factsOf('100 g cashew cheese or regular', 'en-GB').mayContain).toContainEqual(
    expect.objectContaining({ allergen: 'Dairy' }),
  );
});
