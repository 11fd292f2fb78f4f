import { kitchenKind } from './kitchenKind';

it.each([
  ['meal', 'duck orange turnip'],
  ['meal', 'cod lemon'],
  ['meal', 'garlic rice'],
  ['meal', 'cucumber yoghurt mint'],
  ['sweet', 'milk banana honey'],
  ['sweet', 'puff-pastry apple'],
  ['sweet', 'stale-bread milk egg sugar'],
  ['drink', 'gin tonic-water'],
  ['drink', 'sparkling-water cucumber lime mint'],
  ['drink', 'vodka cranberry-juice lime'],
  ...['cucumber', 'celery', 'carrot', 'beetroot', 'spinach', 'tomato'].map((id) => ['drink', `${id} vodka`]),
  ['meal', 'courgette vodka'],
  ['meal', 'cod vodka'],
  ['meal', 'cheddar'],
  ['meal', 'cheddar white-wine'],
  ['meal', 'onion'],
  ['meal', 'onion red-wine'],
  ['food', 'pasta white-wine'],
  ['food', 'egg rum'],
  ['food', 'almond vodka'],
  ['sweet', 'sugar'],
  ['sweet', 'apple'],
  ['drink', 'gin lemon sugar'],
  ['food', 'flour egg milk butter'],
  ['any', 'lemon-juice thyme'],
])('a kitchen wants a %s with %s', (kind, ids) => {
  expect(kitchenKind(ids.split(' '))).toBe(kind);
});
