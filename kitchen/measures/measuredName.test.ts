import type { Language } from '@contracts/vocabulary';
import { ingredientText, measuredName } from './measuredName';

it.each<[string, string, Language, string]>([
  ['250 g', 'farine', 'fr', '250 g de farine'],
  ['1 c. à s.', 'huile d’olive', 'fr', '1 c. à s. d’huile d’olive'],
  ['1½ tasse', 'eau', 'fr', '1½ tasse d’eau'],
  ['2 gousses', 'ail', 'fr', '2 gousses d’ail'],
  ['⅜ tasse', 'farine', 'fr', '⅜ tasse de farine'],
  ['200 g', 'œufs de caille', 'fr', '200 g d’œufs de caille'],
  ['100 g', 'épinards', 'fr', '100 g d’épinards'],
  ['250  g', 'farine', 'fr', '250  g de farine'],
  ['240 g', 'haricots blancs', 'fr', '240 g de haricots blancs'],
  ['1 c. à c.', 'harissa', 'fr', '1 c. à c. de harissa'],
  ...[
    ['haché de bœuf', 'haddock', 'halloumi', 'halva', 'hamburger', 'harengs', 'hoisin', 'hojicha', 'homard'],
    ['hot-dog', 'hot dog', 'hotdog', 'houmous', 'hominy', 'Harissa', 'hauts de cuisse'],
  ].flatMap((names) =>
    names.map((name): [string, string, Language, string] => ['100 g', name, 'fr', `100 g de ${name}`]),
  ),
  ['10 cl', 'huile de homard', 'fr', '10 cl d’huile de homard'],
  ['100 g', 'anchois', 'fr', '100 g d’anchois'],
  ['2 c. à s.', 'Irish cream', 'fr', '2 c. à s. d’Irish cream'],
  ['1 pincée', 'urucum', 'fr', '1 pincée d’urucum'],
  ['une bonne dose, 20 g', 'miel', 'fr', 'une bonne dose, 20 g miel'],
  ['4', 'œufs', 'fr', '4 œufs'],
  ['½', 'citron', 'fr', '½ citron'],
  ['selon le goût', 'sel', 'fr', 'selon le goût sel'],
  ['2 cdas.', 'aceite de oliva', 'es', '2 cdas. de aceite de oliva'],
  ['1 diente', 'ajo', 'es', '1 diente de ajo'],
  ['3', 'huevos', 'es', '3 huevos'],
  ['8 oz', 'pasta', 'en-US', '8 oz pasta'],
  ['', 'sel', 'fr', 'sel'],
])('joins “%s” and “%s” in %s: “%s”', (quantity, name, language, text) => {
  expect(measuredName(quantity, name, language)).toBe(text);
});

it.each<[string, string | undefined, string]>([
  ['400 g', 'tamisée', '400 g de farine, tamisée'],
  ['½', undefined, '½ farine'],
  ['environ 400 g', undefined, 'environ 400 g farine'],
  ['selon le goût', 'tamisée', 'farine, tamisée, selon le goût'],
  ['une poignée', undefined, 'farine, une poignée'],
  ['', 'tamisée', 'farine, tamisée'],
  ['', '', 'farine'],
])('a line with “%s” and the note %s is “%s”', (quantity, note, text) => {
  expect(ingredientText({ quantity, name: 'farine', note }, 'fr')).toBe(text);
});
