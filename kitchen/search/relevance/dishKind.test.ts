import { dishKindNumber, dishKindOf } from './dishKind';

it.each([
  ['soup', 'Chicken noodle soup', 'chicken noodle carrot'],
  ['salad', 'Tuna and sweetcorn pasta salad', 'pasta tinned-tuna'],
  ['stew', 'Beef stew with dumplings', 'beef flour'],
  ['pasta', 'Cacio e pepe', 'spaghetti pecorino'],
  ['rice', 'Jambalaya', 'rice prawn'],
  ['wrap', 'Huevos rancheros', 'corn-tortilla egg'],
  ['roast', 'Roast leg of lamb', 'lamb-leg rosemary'],
  ['fried', 'Pan-fried salmon with lemon', 'salmon lemon'],
  ['sauce', 'Pork chops in cider', 'pork-chop cider'],
  ['fish', 'Ceviche', 'cod lime'],
  ['sauce', 'Coq au vin', 'chicken red-wine'],
  ['meat', 'Bulgogi', 'beef-steak soy-sauce'],
  ['pulses', 'Rajma', 'kidney-bean onion'],
  ['vegetables', 'Ratatouille', 'aubergine courgette'],
  ['sweet', 'Meringues', 'sugar'],
  ['noodles', 'Pad see ew', 'rice-noodle egg'],
  ['grains', 'Mechouia', 'couscous tomato'],
  ['egg', 'Shakshuka', 'egg tomato'],
  ['eggs', 'Spinach', 'spinach egg'],
  ['cheese', 'Saganaki', 'kefalotyri lemon'],
  ['wrap', 'Mole', 'chicken corn-tortilla rice'],
  ['pasta', 'Carbonara', 'corn-tortilla spaghetti'],
  ['meat', 'Raclette', 'raclette-cheese beef-steak'],
  ['roast', 'Pavo al horno', 'turkey'],
  ['sauce', 'Filets à la crème', 'salmon cream'],
  ['meat', 'Duck pâté', 'duck'],
  ['meat', 'Pollo a la crema', 'chicken cream'],
  ['fish', 'Smoothie plate', 'salmon'],
  ['tart', 'Tarta de Santiago', 'almond egg'],
])('a dish is of the kind %s: %s', (kind, title, ids) => {
  expect(dishKindOf([title], ids.split(' '), false)).toBe(kind);
});

it.each([
  ['hot drink', 'Masala chai', 'tea milk'],
  ['long drink', 'Gin and tonic', 'gin tonic-water'],
  ['smoothie', 'Berry smoothie', 'raspberry yoghurt'],
  ['short drink', 'Negroni', 'gin campari'],
  ['milky drink', 'Horchata', 'milk cinnamon'],
  ['milky drink', 'Golden evening', 'oat-milk turmeric'],
  ['short drink', 'Melon soup', 'melon vodka'],
])('a drink is of the kind %s: %s', (kind, title, ids) => {
  expect(dishKindOf([title], ids.split(' '), true)).toBe(kind);
});

it('is read from the first title that names one', () => {
  expect(dishKindOf(['Fattoush', 'Ensalada fattoush'], ['tomato'], false)).toBe('salad');
});

it.each([
  ['fish', 'cod'],
  ['vegetables', ''],
])('is of the kind %s without a title, made of “%s”', (kind, ids) => {
  expect(dishKindOf([], ids.split(' ').filter(Boolean), false)).toBe(kind);
});

it('is not bread because of a pan', () => {
  expect(dishKindOf(['One-pan cabbage and beef'], ['beef-mince', 'cabbage'], false)).toBe('meat');
});

it('has a number of its own that fits into a byte', () => {
  const kinds = [
    ...['soup', 'salad', 'pasta', 'noodles', 'wrap', 'rice', 'grains', 'roast', 'fried', 'sauce', 'sweet', 'meat'],
    ...['fish', 'pulses', 'eggs', 'cheese', 'vegetables', 'smoothie', 'hot drink', 'long drink', 'milky drink'],
    'short drink',
  ];
  const numbers = kinds.map(dishKindNumber);
  expect(new Set(numbers).size).toBe(kinds.length);
  for (const number of numbers) expect(number).toBeLessThan(256);
});
