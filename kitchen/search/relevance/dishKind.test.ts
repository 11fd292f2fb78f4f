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
])('a dish is of the kind %s: %s', (kind, title, ids) => {
  expect(dishKindOf([title], ids.split(' '), false)).toBe(kind);
});

it.each([
  ['hot drink', 'Masala chai', 'tea milk'],
  ['long drink', 'Gin and tonic', 'gin tonic-water'],
  ['smoothie', 'Berry smoothie', 'raspberry yoghurt'],
  ['short drink', 'Negroni', 'gin campari'],
])('a drink is of the kind %s: %s', (kind, title, ids) => {
  expect(dishKindOf([title], ids.split(' '), true)).toBe(kind);
});

it('is read from the first title that names one', () => {
  expect(dishKindOf(['Fattoush', 'Ensalada fattoush'], ['tomato'], false)).toBe('salad');
});

it('is not bread because of a pan', () => {
  expect(dishKindOf(['One-pan cabbage and beef'], ['beef-mince', 'cabbage'], false)).toBe('meat');
});

it('has a number that fits into a byte', () => {
  expect(dishKindNumber('soup')).not.toBe(dishKindNumber('short drink'));
  expect(dishKindNumber('short drink')).toBeLessThan(256);
});
