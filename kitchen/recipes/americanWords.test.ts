import { americanWordsIn, toAmerican } from './americanWords';

it.each([
  ['Courgette and aubergine bake', 'Zucchini and eggplant bake'],
  ['Dust with icing sugar on a baking tray.', 'Dust with powdered sugar on a baking sheet.'],
  ['Cook over a medium-low heat in a frying pan.', 'Cook over medium-low heat in a skillet.'],
  ['a rocket salad', 'an arugula salad'],
  ['An aubergine', 'An eggplant'],
  ['Serve from the tin, with the juices of the stock.', 'Serve from the pan, with the juices of the broth.'],
  ['Keep the liquid from the tin.', 'Keep the liquid from the can.'],
  ['Pour in the cider and a spoonful of cider vinegar.', 'Pour in the hard cider and a spoonful of cider vinegar.'],
  ['Cut the chicory lengthways.', 'Cut the endive lengthwise.'],
  ['A chicory salad', 'An endive salad'],
  ['Brown it under a hot grill.', 'Brown it under a hot broiler.'],
  ['Grill until golden.', 'Broil until golden.'],
  ['ground coriander and coriander', 'ground coriander and cilantro'],
  ['a tin of tomatoes in a cake tin', 'a can of tomatoes in a cake pan'],
  ['beans from a tin, two fish from tins', 'beans from a can, two fish from cans'],
  ['kale crisps, flapjacks and a traybake', 'kale chips, oat bars and a sheet-pan bake'],
  ['goat’s cheese on oven chips', 'goat cheese on oven fries'],
  ['Bring the floury potatoes to the boil', 'Bring the russet potatoes to a boil'],
  ['Cheese toastie from the packet', 'Grilled cheese sandwich from the package'],
  ['Devilled eggs', 'Deviled eggs'],
  ['A take-away classic, as a starter', 'A takeout classic, as an appetizer'],
  ['Brew it in a cafetière.', 'Brew it in a French press.'],
  ['Steak with chips', 'Steak with fries'],
  ['Fish and chips, tortilla chips, chocolate chips', 'Fish and chips, tortilla chips, chocolate chips'],
  ['Brown the beef in a heavy casserole.', 'Brown the beef in a heavy Dutch oven.'],
  ['Tuna noodle casserole', 'Tuna noodle casserole'],
  ['mature Cheddar and breadcrumbs', 'sharp Cheddar and bread crumbs'],
  ['sirloin or rump, jointed into pieces', 'strip or top sirloin, cut into pieces'],
  ['Cool the eggs under the cold tap.', 'Cool the eggs under cold running water.'],
  ['Spread it on a lined tray, then in an oven dish.', 'Spread it on a lined baking sheet, then in a baking dish.'],
  ['Soak the gelatine with the mustard powder.', 'Soak the gelatin with the dry mustard.'],
  ['Golden rum, agave syrup and elderflower cordial', 'Gold rum, agave nectar and elderflower syrup'],
  ['two tins, drained, and half a tin of water', 'two cans, drained, and half a can of water'],
  ['Stone the olives. Bacon, thin, unsmoked streaky', 'Pit the olives. Bacon, thin, unsmoked'],
  ['Cheddar grilled on toast', 'Cheddar broiled on toast'],
  ['one sachet', 'one packet'],
  ['Martini and tinsel', 'Martini and tinsel'],
])('says “%s” as “%s”', (british, american) => {
  expect(toAmerican(british)).toBe(american);
});

it('keeps a word that has another meaning in the recipe', () => {
  expect(toAmerican('the coriander', new Set(['coriander']))).toBe('the coriander');
});

it('finds American words in British text, and none in its own table', () => {
  expect(americanWordsIn('Fry the zucchini in a skillet')).toEqual(['zucchini', 'skillet']);
  expect(americanWordsIn('Fry the courgette in a frying pan')).toEqual([]);
  expect(americanWordsIn('Stir in the pomegranate molasses')).toEqual([]);
});
