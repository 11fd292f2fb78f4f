import { BEGINS_WITH_QUANTITY, BULLET, isListHeading, splitList } from './listLines';

const isIngredient = (piece: string) => /^(?:eggs|flour|sugar)/.test(piece);

it.each([
  ['eggs (beaten, cold), flour, sugar', ['eggs (beaten, cold)', 'flour', 'sugar']],
  ['flour [plain], sugar, eggs', ['flour [plain]', 'sugar', 'eggs']],
  ['eggs (cold, sugar-free), flour', ['eggs (cold, sugar-free)', 'flour']],
  ['eggs [cold, sugar-free], flour', ['eggs [cold, sugar-free]', 'flour']],
  ['eggs (cold (or [not], sugar-free), flour), sugar', ['eggs (cold (or [not], sugar-free), flour)', 'sugar']],
  ['eggs) cold, sugar', ['eggs) cold', 'sugar']],
  ['eggs  •  flour', ['eggs', 'flour']],
  [' eggs • flour ', ['eggs', 'flour']],
  ['eggs 3, flour', ['eggs 3', 'flour']],
  ['2 eggs  and  1 cup milk', ['2 eggs', '1 cup milk']],
  ['2 eggs and 1 l', ['2 eggs and 1 l']],
  ['1 kg 500 g flour 100 g sugar 3 eggs', ['1 kg 500 g flour', '100 g sugar', '3 eggs']],
  ['200 g flour 1,25 l milk 3 eggs', ['200 g flour', '1,25 l milk', '3 eggs']],
  ['200g flour  100g sugar  3 eggs', ['200g flour', '100g sugar', '3 eggs']],
  ['eggs•flour', ['eggs', 'flour']],
  ['eggs  |  flour', ['eggs', 'flour']],
  ['2 eggs, beaten, 100 g flour, sifted', ['2 eggs, beaten', '100 g flour, sifted']],
])(
  'a list in one line is split at commas outside brackets, and notes stay with their ingredient: %s',
  (line, pieces) => {
    expect(splitList(line, isIngredient)).toEqual(pieces);
  },
);

it.each([
  ['eggs • flour • sugar', ['eggs', 'flour', 'sugar']],
  ['eggs | flour ¦ sugar', ['eggs', 'flour', 'sugar']],
  ['eggs|flour', ['eggs|flour']],
  ['eggs; flour ;sugar;', ['eggs', 'flour', 'sugar']],
  ['eggs, , flour,', ['eggs', 'flour']],
  ['softened, eggs', ['softened', 'eggs']],
  ['200 g flour, 1,5 l milk, sugar', ['200 g flour', '1,5 l milk', 'sugar']],
  ['a) flour, eggs', ['a) flour', 'eggs']],
  ['flour (plain (white, fine)), eggs', ['flour (plain (white, fine))', 'eggs']],
  ['flour (plain, sifted] , eggs', ['flour (plain, sifted]', 'eggs']],
  ['2 eggs and 1 cup milk', ['2 eggs', '1 cup milk']],
  ['2 huevos y ½ taza de leche', ['2 huevos', '½ taza de leche']],
  ['2 œufs et 1 verre de lait', ['2 œufs', '1 verre de lait']],
  ['2 eggs & 10 g butter', ['2 eggs', '10 g butter']],
  ['2 eggs + 10 g butter', ['2 eggs', '10 g butter']],
  ['1 and 1/2 cups flour', ['1 and 1/2 cups flour']],
  ['eggs and flour', ['eggs and flour']],
  ['200 g flour 100 g sugar 3 eggs', ['200 g flour', '100 g sugar', '3 eggs']],
  ['200 g flour (sifted) 100 g sugar 3 eggs', ['200 g flour (sifted)', '100 g sugar', '3 eggs']],
  ['1 l milk 1/2 l water 1,5 l stock 2½ l juice', ['1 l milk', '1/2 l water', '1,5 l stock', '2½ l juice']],
  ['100 g flour 2 eggs', ['100 g flour 2 eggs']],
  ['200 g flour plus 100 g sugar 3 eggs', ['200 g flour plus 100 g sugar 3 eggs']],
  ['3 huevos para 2 tortillas 10 g de sal', ['3 huevos para 2 tortillas 10 g de sal']],
])('a list in one line is split at whatever separates its ingredients: %s', (line, pieces) => {
  expect(splitList(line, isIngredient)).toEqual(pieces);
});

it('the end of a list that is far too long is ignored', () => {
  expect(splitList(`eggs, ${'x'.repeat(6_000)}`, isIngredient).join(', ')).toHaveLength(6_000);
});

it.each([
  'For the sauce', 'For the sauce:', 'For serving', 'To serve', 'To finish', 'To garnish', 'To decorate', 'Para el relleno', 'Para la masa', 'Para los churros', 'Para las tortitas',
  'Para servir', 'Pour la pâte', 'Pour le glaçage', 'Pour les crêpes', 'Pour l’appareil', "Pour l'appareil", 'Pour servir', 'Ingredients', 'Ingredientes', 'Ingrédients', 'Dough', 'BATTER', 'Filling',
  'Topping', 'Toppings', 'Frosting', 'Icing', 'Glaze', 'Crust', 'Base', 'Marinade', 'Dressing', 'Garnish', 'Assembly', 'Masa', 'Relleno', 'Cobertura', 'Glaseado', 'Decoración', 'Aliño', 'Montaje',
  'Pâte', 'Garniture', 'Glaçage', 'Décoration', 'Appareil', 'Finition', 'Dressage', 'Anything at all:', 'For the top-notch sauce', 'For the very best lemon sauce', 'For  the  very  best  lemon  sauce', 'Ingredient', "Pour l'huile", 'Pour l’huile',
])('“%s” is a heading of a list', (line) => {
  expect(isListHeading(line)).toBe(true);
}); // prettier-ignore

it.each([
  'Sauce', 'For 4', 'For the 2 sauces', 'For a', 'To taste', 'To 200 g', 'Pizza base', 'Base coat', 'Before the sauce', 'Not for the sauce', 'For the very best lemon curd sauce', 'For the sauce that goes on top', 'Parar la masa', 'For sauce, salt',
])('“%s” is none', (line) => {
  expect(isListHeading(line)).toBe(false);
}); // prettier-ignore

it.each([
  '2 eggs', '½ lemon', '⅞ cup', '~2 eggs', '~ 2 eggs', 'about 2 eggs', 'ca. 200 g', 'ca 200 g', 'environ 200 g', 'unos 200 g', 'unas 3 hojas', 'a lemon', 'An egg', 'one egg', 'two eggs', 'three', 'four eggs',
  'half a lemon', 'un huevo', 'una cebolla', 'uno', 'dos', 'tres', 'medio limón', 'media cebolla', 'une pomme', 'deux', 'trois', 'Pinch of salt', 'handful of mint', 'dash of milk', 'knob of butter', 'Salt', 'sal', 'sel',
])('“%s” begins with an amount', (line) => {
  expect(BEGINS_WITH_QUANTITY.test(line)).toBe(true);
}); // prettier-ignore

it.each(['eggs', 'apples', 'about eggs', 'salted butter', 'salsa', 'onerous', 'unsalted butter', 'eggs 2', 'seltzer', 'handfuls'])(
  '“%s” does not',
  (line) => {
    expect(BEGINS_WITH_QUANTITY.test(line)).toBe(false);
  },
); // prettier-ignore

it.each([
  ['- 2 eggs', '2 eggs'],
  ['•• eggs', 'eggs'],
  ['☐ - eggs', 'eggs'],
  ['1. eggs', 'eggs'],
  ['12) eggs', 'eggs'],
  ['1. 2 eggs', '2 eggs'],
  ['3) ½ lemon', '½ lemon'],
  ['1.5 l milk', '1.5 l milk'],
  ['2 eggs', '2 eggs'],
  ['100. eggs', '100. eggs'],
  ['eggs - beaten', 'eggs - beaten'],
])('“%s” without its bullet or number is “%s”', (line, bare) => {
  expect(line.replace(BULLET, '')).toBe(bare);
});
