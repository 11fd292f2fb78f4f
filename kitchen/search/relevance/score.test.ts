import { KITCHEN_KINDS, type KitchenKind } from './kitchenKind';
import { RECIPE_TRAITS, type RecipeTrait } from './recipeTrait';
import { misfitOf, NEED, scoreOf, type Scored } from './score';

/** A recipe that uses half of the kitchen and needs nothing. */
const HALF: Scored = { used: 0.5, isToThePoint: true, need: 0, share: 1, popularity: 50 };
const gainOf = (changes: Partial<Scored>, misfit = 0) => scoreOf({ ...HALF, ...changes }, misfit) - scoreOf(HALF, 0);

it.each<[string, Partial<Scored>, number]>([
  ['using all of the kitchen', { used: 1 }, 0.5],
  ['a missing main ingredient', { need: NEED.main }, -0.1],
  ['a missing seasoning', { need: NEED.seasoning }, -0.012],
  ['having half of its ingredients', { share: 0.5 }, -0.15],
  ['being as well liked as can be', { popularity: 100 }, 0.025],
  ['being beside the point', { isToThePoint: false }, -0.5],
])('%s changes the score of a recipe: %j by %s', (_what, changes, gain) => {
  expect(gainOf(changes)).toBeCloseTo(gain);
});

it.each<[KitchenKind, RecipeTrait, number]>([
  ['meal', 'savoury', 0],
  ['meal', 'sweet', 0.4],
  ['meal', 'drink', 1],
  ['sweet', 'savoury', 0.25],
  ['sweet', 'sweet', 0],
  ['drink', 'savoury', 1],
  ['drink', 'drink', 0],
  ['food', 'sweet', 0],
  ['food', 'drink', 1],
  ['any', 'drink', 0],
])('in a kitchen for a %s, a recipe that is %s loses %s', (kind, trait, loss) => {
  const misfit = misfitOf(KITCHEN_KINDS.indexOf(kind), RECIPE_TRAITS.indexOf(trait));
  expect(misfit).toBe(loss);
  expect(gainOf({}, misfit)).toBeCloseTo(-loss);
});
