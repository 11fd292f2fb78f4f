import type { Language } from '@contracts/vocabulary';
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
  ['fr', 'fromage aux noix'],
] as const)('%s: %s has milk', (language, line) => {
  expect(detectAllergens(line, language).verdicts.Dairy).toBe('contains');
});
