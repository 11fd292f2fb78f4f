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
  ['200 g de tomates San Marzano DOP', 'es'],
  ['2 cuillères à soupe d’huile d’olive AOP', 'fr'],
  ['red food colouring', 'en-GB'],
  ['2 tsp agar-agar', 'en-GB'],
])('leaves “%s” (%s) vegetarian', (text, language) => {
  expect(dietsOfLine(text, language)).toContain('Vegetarian');
});
