import { INGREDIENTS } from '../../ingredients/ingredientTable';
import { CLASS_AT, classOf } from './ingredientClasses';

it.each([
  ['vegetable', 'broccoli courgette'],
  ['seasoning', 'oregano mustard garlic lemon parmesan chicken-stock fish-sauce cornflour'],
  ['fruit', 'apple strawberry'],
  ['nut', 'almond walnut'],
  ['main', 'beef-mince salmon chickpea tofu halloumi puff-pastry'],
  ['dairy', 'milk yoghurt coconut-milk'],
  ['starch', 'pasta rice potato plantain'],
  ['sweet', 'sugar honey'],
  ['drink', 'gin white-wine orange-juice oat-milk'],
  ['base', 'onion tomato flour butter'],
  ['cheese', 'cheddar feta cream-cheese'],
  ['egg', 'egg quail-egg'],
])('to a meal, a %s is %s', (name, ids) => {
  expect(ids.split(' ').map((id) => [id, classOf(id)])).toEqual(ids.split(' ').map((id) => [id, name]));
});

it('knows what each ingredient is by its number', () => {
  expect(CLASS_AT).toEqual(INGREDIENTS.map(({ id }) => classOf(id)));
});
