/** The words allowed in a recipe's `picture:` block. server/images draws them. */

export const VESSELS = [
  ...[
    'plate',
    'plate-rim',
    'bowl-cream',
    'bowl-slate',
    'bowl-terracotta',
    'pan',
    'pot',
    'board',
    'baking-dish',
    'tray',
  ],
  ...[
    'cup',
    'demitasse',
    'mug',
    'tumbler',
    'highball',
    'coupe',
    'wine-glass',
    'flute',
    'jug',
    'shot',
    'copper-mug',
    'jar',
  ],
  ...['dessert-glass', 'julep-cup', 'tea-glass'],
];

export const TABLES = [
  ...['linen-sand', 'linen-oat', 'linen-butter', 'tile-celadon', 'tile-mint', 'plaster-sea', 'plaster-apricot'],
  ...['plaster-lilac', 'planks-walnut', 'planks-ink', 'marble-white'],
];

export const FILLS = [
  ...['soup', 'stew', 'curry-rice', 'noodles', 'grains', 'leaves', 'crust', 'toast', 'stack', 'bake', 'slices', 'cake'],
  ...[
    'skewers',
    'wrap',
    'pieces',
    'omelette',
    'porridge',
    'rice',
    'soft-rice',
    'rows',
    'cut-pie',
    'pastry',
    'drink',
    'foam-drink',
    'layered-drink',
  ],
  ...['plated', 'batch', 'burger', 'sandwich', 'tacos', 'pittas', 'rolls', 'folded-crepes', 'quesadilla', 'wreath'],
  ...['pile', 'loaf', 'en-croute', 'roulade', 'squares', 'lozenges', 'layer-cake', 'sponge-cake', 'pie-lid'],
  ...['lattice-pie', 'fan-tart', 'brulee', 'sub'],
  ...['heap', 'mash-topped', 'fried-noodles', 'spread'],
  ...['streusel', 'shingled', 'strand-cake', 'folded-square', 'dimpled-bread', 'puffed'],
  ...['charlotte', 'tostadas', 'spooned-bake', 'parfait', 'dosa', 'crushed-cake', 'ribbons', 'laid'],
];

export const PIECES = [
  ...['egg-fried', 'egg-half', 'tomato-half', 'cube', 'chunk', 'ball', 'bean', 'pea', 'prawn', 'mussel', 'fish-fillet'],
  ...['steak', 'sausage', 'drumstick', 'mushroom', 'wheel', 'strip', 'arc', 'ring', 'olive', 'berry', 'nut', 'leaf'],
  ...['slice', 'wedge', 'floret', 'spear', 'shred', 'dumpling', 'bread-slice', 'corn', 'crumble', 'dollop', 'ice'],
  ...['bacon', 'ham', 'patty', 'battered-fish', 'whole-bird', 'fried-potato', 'mash', 'jacket-potato', 'meat-ball'],
  ...['churro', 'dip', 'cookie', 'muffin', 'scone', 'scone-half', 'bun'],
  ...['croissant', 'eclair', 'macaron', 'stuffed-half', 'fried-roll', 'layered-slice'],
  ...['crossed-bun', 'crumpet', 'star-pie', 'wrapped-sausage', 'steamed-pudding'],
  ...[
    'dough-ring',
    'swirl-bun',
    'palmier',
    'gingerbread-man',
    'madeleine',
    'ingot',
    'kulfi',
    'hollow-pudding',
    'filled-arepa',
  ],
  ...['flatbread', 'scoop', 'devilled-egg', 'poached-egg', 'egg-cup', 'pear', 'baked-apple', 'corn-cob'],
  ...['long-pepper', 'sausage-roll', 'rice-roll', 'pod', 'popcorn', 'fritter', 'scotch-egg', 'samosa'],
  ...['onigiri', 'meringue', 'cupcake', 'waffle', 'fried-spiral', 'canele', 'souffle', 'coxinha'],
  ...['boule', 'braid', 'filled-date', 'parcel', 'curd', 'maki', 'chip', 'stencil-cross'],
  ...[
    'pasta-tube',
    'pasta-spiral',
    'gnocco',
    'raviolo',
    'lasagne-slice',
    'chicken-breast',
    'chop',
    'cutlet',
    'cutlet-sliced',
  ],
  ...['rib-rack', 'shank', 'roast-joint', 'meat-slices', 'marrow-bone', 'suckling-pig', 'whole-fish', 'squid-ring'],
  ...['roast-leg', 'octopus-slice', 'stuffed-pepper', 'cabbage-wedge', 'tortilla-chip', 'scallop-shell'],
  ...['thin-slice', 'torpedo', 'tot', 'tofu-block', 'cut-open'],
  ...['biscotto', 'wonton', 'quenelle', 'puffed-bread', 'tartare'],
  ...['crumbed-slab', 'cut-sausage', 'fried-chicken', 'shell-bun', 'long-kebab', 'ramekin'],
  ...['filled-biscuit', 'torn-pancake', 'bean-cake', 'wrinkled-potato'],
  ...['cheese-toast', 'folded-fritter', 'crumbed-fillet'],
];

export const GARNISHES = [
  ...['herb-sprig', 'chopped-herb', 'leaf', 'sesame', 'pepper', 'sugar-dust', 'grated-cheese', 'oil-drops'],
  ...[
    'cream-swirl',
    'chilli-ring',
    'seeds',
    'zest',
    'cocoa-dust',
    'sauce-drizzle',
    'foam',
    'salt-rim',
    'cherry',
    'straw',
    'sauce-pool',
  ],
];

/** Where an item lies, when not where its kind of dish would lay it. */
export const ARRANGEMENTS = [
  ...(['top', 'under', 'middle', 'rim', 'ring', 'row', 'fan', 'pile', 'spread'] as const),
  ...(['left', 'right', 'back', 'front'] as const),
] as const;
export type Arrangement = (typeof ARRANGEMENTS)[number];

export const PROPS = [
  ...['tomato', 'garlic', 'onion', 'potato', 'egg', 'lemon', 'lime', 'orange', 'apple', 'banana', 'pepper', 'chilli'],
  ...['carrot', 'mushroom', 'avocado', 'cheese', 'bread', 'herb-bunch', 'cinnamon-stick', 'coffee-beans', 'ginger'],
  ...['berries', 'olives', 'wheat', 'rice-grains', 'bottle', 'chocolate', 'nut', 'corn-cob', 'fish', 'shrimp'],
];
