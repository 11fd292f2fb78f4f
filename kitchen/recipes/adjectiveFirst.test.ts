import { withAdjectivesFirst } from './adjectiveFirst';

it.each([
  ['oregano', 'dried', 'dried oregano', undefined],
  ['white wine', 'dry, well chilled', 'dry white wine', 'well chilled'],
  ['prawns', 'large, raw, peeled', 'large raw prawns', 'peeled'],
  ['chicken thighs', 'boneless and skinless, sliced', 'boneless, skinless chicken thighs', 'sliced'],
  ['cumin', 'whole seeds', 'cumin seeds', undefined],
  ['mustard seeds', 'whole seeds', 'mustard seeds', 'whole seeds'],
  ['black pepper', 'whole corns, lightly crushed', 'black peppercorns', 'lightly crushed'],
  ['thyme', 'fresh leaves', 'fresh thyme leaves', undefined],
  ['bacon', 'Canadian bacon', 'Canadian bacon', undefined],
  ['salt', 'coarse sea salt, not iodised', 'coarse sea salt', 'not iodised'],
  ['beetroot', 'raw, small, scrubbed', 'small raw beetroot', 'scrubbed'],
  ['potatoes', 'large and floury, scrubbed', 'large, floury potatoes', 'scrubbed'],
  ['bread', 'crusty, thick', 'thick crusty bread', undefined],
  ['sausages', 'pork, thick', 'thick pork sausages', undefined],
  ['apple', 'tart, peeled', 'tart apple', 'peeled'],
  ['bread', 'white, stale', 'stale white bread', undefined],
  ['black pepper', 'whole', 'black peppercorns', undefined],
  ['ice', 'crushed', 'crushed ice', undefined],
  ['garlic', 'crushed', 'garlic', 'crushed'],
  ['thyme', 'dried, or a few fresh sprigs', 'thyme', 'dried, or a few fresh sprigs'],
  ['smoked paprika', 'hot, if you can find it', 'smoked paprika', 'hot, if you can find it'],
  ['head lettuce', 'small, torn', 'small head lettuce', 'torn'],
  ['head lettuce', 'cold, torn', 'head lettuce', 'cold, torn'],
  ['onion', undefined, 'onion', undefined],
  ['cumin', undefined, 'ground cumin', undefined],
  ['cloves', 'whole', 'whole cloves', undefined],
  ['bell peppers', 'green and red, cut into strips', 'green and red bell peppers', 'cut into strips'],
  ['prawns', 'raw, in the shell', 'raw prawns in the shell', undefined],
  ['anchovy fillets', 'in oil, drained', 'anchovy fillets in oil', 'drained'],
  ['lamb shoulder', 'on the bone, or goat', 'lamb shoulder', 'on the bone, or goat'],
  ['chicken thighs', 'skinless, bone-in', 'bone-in, skinless chicken thighs', undefined],
  ['chicken thighs', 'bone-in, skin-on', 'bone-in, skin-on chicken thighs', undefined],
  ['pork chops', 'thick, bone-in', 'thick, bone-in pork chops', undefined],
  ['chicken thighs', 'boneless, skinless, sliced', 'boneless, skinless chicken thighs', 'sliced'],
  ['peas', 'fresh or frozen', 'fresh or frozen peas', undefined],
  ['grappa', 'white and soft', 'soft white grappa', undefined],
  ['mustard', 'mild and yellow', 'mild yellow mustard', undefined],
  ['tinned tomatoes', 'chopped, with their juice', 'tinned chopped tomatoes', 'with their juice'],
  ['canned tomatoes', 'chopped', 'canned tomatoes', 'chopped'],
  ['black pepper', 'coarsely ground', 'coarsely ground black pepper', undefined],
  ['beans', 'cooked, such as cannellini beans', 'cooked beans', 'such as cannellini beans'],
  ['seaweed', '=dried wakame, cut up', 'dried wakame', 'cut up'],
])('writes “%s, %s” as “%s, %s”', (name, note, newName, rest) => {
  expect(withAdjectivesFirst({ name, ...(note !== undefined && { note }) })).toEqual({
    name: newName,
    ...(rest !== undefined && { note: rest }),
  });
});

it.each([
  ['ham', 'thin', 'slice', 'ham', 'thinly sliced'],
  ['bread', 'thick, from a good loaf', 'slice', 'bread', 'thickly sliced, from a good loaf'],
  ['cinnamon', undefined, 'piece', 'cinnamon', undefined],
  ['lemon zest', undefined, 'tsp', 'finely grated lemon zest', undefined],
  ['lemon zest', undefined, 'piece', 'lemon zest', undefined],
] as const)('writes pieces of “%s, %s” (%s) as “%s, %s”', (name, note, unit, newName, rest) => {
  expect(withAdjectivesFirst({ name, ...(note !== undefined && { note }) }, unit)).toEqual({
    name: newName,
    ...(rest !== undefined && { note: rest }),
  });
});
