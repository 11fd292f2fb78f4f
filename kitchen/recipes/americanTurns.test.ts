import { AMERICAN_FOOD } from './americanFood';
import { AMERICAN_FOOD_PHRASES } from './americanFoodPhrases';
import { AMERICAN_LENGTHS } from './americanLengths';
import { AMERICAN_PHRASES } from './americanPhrases';
import { AMERICAN_TURNS } from './americanTurns';
import { AMERICAN_VERBS } from './americanVerbs';
import { toAmerican } from './americanWords';

it.each(Object.entries({ ...AMERICAN_TURNS, ...AMERICAN_VERBS, ...AMERICAN_LENGTHS }))(
  'says “%s” as “%s”',
  (british, american) => {
    expect(toAmerican(british)).toBe(american);
  },
);

/** The pattern takes an article before a shorter phrase first, so that a phrase that begins with one could be passed by. */
it.each(
  Object.entries({ ...AMERICAN_FOOD, ...AMERICAN_FOOD_PHRASES, ...AMERICAN_PHRASES }).filter(([british]) =>
    /^an? /.test(british),
  ),
)('says “%s” as “%s”, article and all', (british, american) => {
  expect(toAmerican(british)).toBe(american);
});

it.each([
  ['Spread them over the base of a dish.', 'Spread them over the bottom of a dish.'],
  ['Press them over the base and up the sides of a tin.', 'Press them over the bottom and up the sides of a pan.'],
  ['Stand the mould in a tin of hot water.', 'Stand the mold in a pan of hot water.'],
  ['Top each with a tip of dill.', 'Top each with a tip of dill.'],
  ['As light as “puffs of wind”.', 'As light as “puffs of wind.”'],
  ['Salted Chinese cabbage. Chinese cabbage', 'Salted napa cabbage. Napa cabbage'],
  ['Cut into finger-thick slices.', 'Cut into ½-inch-thick slices.'],
  ['Stir so that nothing catches.', 'Stir so that nothing sticks.'],
  ['Roast carrots and roast peppers', 'Roasted carrots and roasted peppers'],
  ['Serve it with a sharp knife and sharp apples.', 'Serve it with a sharp knife and tart apples.'],
])('says “%s” as “%s” in a sentence', (british, american) => {
  expect(toAmerican(british)).toBe(american);
});
