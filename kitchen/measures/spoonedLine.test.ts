import { withCutFirst } from './spoonedLine';

it.each([
  ['1 tsp', 'lemon zest', 'finely grated', 'finely grated lemon zest', undefined],
  ['2 tbsp', 'parsley', 'chopped, some kept for serving', 'chopped parsley', 'some kept for serving'],
  ['1½ cups', 'cheddar', 'coarsely grated', 'coarsely grated cheddar', undefined],
  ['1 cup', 'feta', 'crumbled', 'crumbled feta', undefined],
  ['2 tbsp', 'herbs', 'very finely chopped, mint or basil', 'very finely chopped herbs', 'mint or basil'],
  ['1 tbsp', 'ginger', 'peeled and grated', 'ginger', 'peeled and grated'],
  ['1 cup', 'carrots', 'peeled, grated', 'carrots', 'peeled, grated'],
  ['2 tbsp each', 'mint and dill', 'chopped', 'mint and dill', 'chopped'],
  ['1 cup or so', 'cheddar', 'grated', 'cheddar', 'grated'],
  ['1 cup', 'walnuts', 'roughly chopped', 'walnuts', 'roughly chopped'],
  ['15 g', 'ginger', 'finely grated', 'ginger', 'finely grated'],
  ['1', 'onion', 'chopped', 'onion', 'chopped'],
  ['7 tbsp', 'piloncillo', 'grated or chopped', 'piloncillo', 'grated or chopped'],
  ['2 tbsp', 'palm sugar', 'grated, or brown sugar', 'palm sugar', 'grated, or brown sugar'],
  ['1 tbsp', 'butter', 'melted', 'butter', 'melted'],
  ['1 tsp', 'salt', undefined, 'salt', undefined],
])('writes “%s %s, %s” with the cut before the food', (quantity, name, note, newName, rest) => {
  expect(withCutFirst({ quantity, name, ...(note !== undefined && { note }) })).toEqual({
    quantity,
    name: newName,
    ...(rest !== undefined && { note: rest }),
  });
});
