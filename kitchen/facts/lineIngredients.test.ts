import type { Language } from '@contracts/vocabulary';
import { readIngredientLine } from '../reading/lines/ingredientLines';
import { dietsOf } from './diets';
import { ingredientsOfLine } from './lineIngredients';

const dietsOfLine = (text: string, language: Language) =>
  dietsOf(ingredientsOfLine(text, readIngredientLine(text, language).ids, language));

it.each<[string, Language]>([
  ['100 g de queso Roncal DOP', 'es'],
  ['queso Zamorano', 'es'],
  ['100 g de queso de Valdeón D.O.P.', 'es'],
  ['1 camembert de Normandie AOP', 'fr'],
  ['150 g de brie de Meaux', 'fr'],
  ['80 g de cheddar AOP', 'fr'],
  ['1 camembert A.O.C.', 'fr'],
  ['150 g d’emmental a. o. p.', 'fr'],
  ['200 g de queso Arzúa-Ulloa D.O.', 'es'],
  ['200 g de queso D. O. P.', 'es'],
  ['queso con denominación de origen', 'es'],
  ['100 g de brie d’appellation d’origine protégée', 'fr'],
  ['50 g cheese (protected designation of origin)', 'en-GB'],
  ['1 wedge brie P.D.O.', 'en-GB'],
  ['100 g feta PDO', 'en-GB'],
  ['100 g goat cheese PDO', 'en-GB'],
  ['100 g provolone DOP', 'en-GB'],
  ['225 g halloumi PDO', 'en-GB'],
  ['125 g mozzarella di bufala DOP', 'en-GB'],
  ['100 g West Country Farmhouse Cheddar PDO', 'en-GB'],
  ['1 tsp carmine', 'en-GB'],
  ['red food colouring (E120)', 'en-GB'],
  ['red food coloring (cochineal)', 'en-US'],
  ['colorante rojo (cochinilla)', 'es'],
  ['colorant alimentaire (carmin)', 'fr'],
  ['4 leaves gelatine', 'en-GB'],
  ['1 packet unflavored gelatin', 'en-US'],
  ['10 g de colapez', 'es'],
  ['1 sobre de grenetina', 'es'],
  ['3 feuilles de gélatine', 'fr'],
  ['10 g de colle de poisson', 'fr'],
])('calls “%s” (%s) not vegetarian', (text, language) => {
  expect(readIngredientLine(text, language).ids).not.toEqual([]);
  expect(dietsOfLine(text, language)).not.toContain('Vegetarian');
});

it.each<[string, Language]>([
  ['100 g cheddar', 'en-GB'],
  ['1 camembert', 'fr'],
  ['100 g feta', 'en-GB'],
  ['225 g halloumi', 'en-GB'],
  ['200 g de tomates San Marzano DOP', 'es'],
  ['100 g de beurre AOP', 'fr'],
  ['100 g de queso de Do Eiras', 'es'],
  ['2 cuillères à soupe d’huile d’olive AOP', 'fr'],
  ['red food colouring', 'en-GB'],
  ['2 tsp agar-agar', 'en-GB'],
])('leaves “%s” (%s) vegetarian', (text, language) => {
  expect(dietsOfLine(text, language)).toContain('Vegetarian');
});

it('adds the rennet of a protected cheese beside other ingredients of the line, once', () => {
  expect(ingredientsOfLine('onion and cheddar PDO', ['onion', 'cheddar'], 'en-GB')).toEqual([
    'onion',
    'cheddar',
    'protected-cheese',
  ]);
  expect(
    ingredientsOfLine('onion and cheddar PDO', ['protected-cheese'], 'en-GB').filter((id) => id === 'protected-cheese'),
  ).toHaveLength(1);
});

it('adds nothing to a line that was not understood', () => {
  expect(ingredientsOfLine('cheddar PDO', [], 'en-GB')).toEqual([]);
});

it('adds an ingredient that the words name beside those understood, but none of a warning', () => {
  expect(ingredientsOfLine('chicken or bacon', ['chicken'], 'en-GB')).toEqual(['chicken', 'bacon']);
  expect(ingredientsOfLine('rice (may contain milk)', ['rice'], 'en-GB')).toEqual(['rice']);
});
