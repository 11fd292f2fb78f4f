import { drawPiece } from './drawPiece';
import { pieceByIngredient } from './byIngredient';
import { pieceKind } from './pieceKinds';
import { Drawing } from '../canvas/drawing';

const drawn = (kind: string, ingredient: string) =>
  drawPiece(new Drawing('a piece'), { kind, ingredient, colour: '#c08a4a' }, { x: 0, y: 0 }, 50, 0);

it.each([
  ['slice', 'avocado', 'potatoes'],
  ['jacket-potato', 'squash', 'potatoes'],
  ['drumstick', 'duck', 'chicken'],
  ['drumstick', 'rabbit', 'chicken'],
  ['bean', 'barley', 'beans'],
  ['chop', 'lamb', 'pork'],
  ['mash', 'cod', 'potatoes'],
  ['pea', 'beans', 'peas'],
  ['cube', 'apples', 'cheese'],
  ['stuffed-half', 'tomatoes', 'aubergines'],
  ['shred', 'cabbage', 'kelp'],
  ['battered-fish', 'chicken', 'cod'],
  ['squid-ring', 'cuttlefish', 'squid'],
  ['patty', 'salmon', 'beef'],
  ['cookie', 'lard', 'flour'],
  ['thin-slice', 'fish', 'beef'],
  ['layered-slice', 'mascarpone', 'milk'],
  ['wheel', 'sweetPotato', 'potatoes'],
  ['ingot', 'flour', 'almonds'],
  ['braid', 'pastry', 'flour'],
  ['cut-open', 'broccoli', 'ham'],
  ['wedge', 'turnips', 'potatoes'],
  ['cutlet', 'veal', 'pork'],
  ['dollop', 'passata', 'cream'],
  ['ball', 'flour', 'falafel'],
  ['ingot', 'pumpkin', 'almonds'],
  ['torpedo', 'turkey', 'bulgur'],
  ['torpedo', 'potatoes', 'bulgur'],
  ['gnocco', 'flour', 'potatoes'],
  ['curd', 'tofu', 'eggs'],
  ['lasagne-slice', 'aubergines', 'sheets'],
  ['slice', 'mushrooms', 'potatoes'],
  ['slice', 'cheese', 'potatoes'],
  ['ring', 'leeks', 'chilli'],
  ['ring', 'redOnion', 'spring'],
  ['dough-ring', 'onions', 'flour'],
  ['nut', 'garlic', 'almonds'],
  ['wedge', 'apples', 'potatoes'],
  ['berry', 'raisins', 'blueberries'],
  ['berry', 'capers', 'cherries'],
  ['shred', 'spaghetti', 'cabbage'],
  ['shred', 'chicken', 'carrots'],
  ['ball', 'semolina', 'falafel'],
  ['bun', 'cheese', 'flour'],
  ['leaf', 'kale', 'basil'],
  ['muffin', 'pastry', 'flour'],
  ['stuffed-half', 'sulguni', 'aubergines'],
  ['stuffed-half', 'jalapenos', 'aubergines'],
  ['chunk', 'beef', 'potatoes'],
  ['chunk', 'tomatoes', 'pineapple'],
  ['chunk', 'hake', 'pineapple'],
  ['chunk', 'aubergine', 'pineapple'],
  ['ball', 'potatoes', 'falafel'],
  ['ball', 'sprouts', 'falafel'],
  ['cabbage-wedge', 'endives', 'cabbage'],
  ['slice', 'potatoes', 'sweetPotato'],
  ['slice', 'chicken', 'cheese'],
  ['cookie', 'peanutButter', 'flour'],
  ['fried-roll', 'beef', 'crumbs'],
  ['fried-roll', 'cod', 'crumbs'],
  ['ball', 'radishes', 'falafel'],
  ['wedge', 'artichokes', 'potatoes'],
  ['floret', 'cauliflower', 'broccoli'],
  ['fish-fillet', 'anchovies', 'hake'],
  ['spear', 'leeks', 'asparagus'],
  ['spear', 'calcots', 'leeks'],
  ['mash', 'rice', 'potatoes'],
  ['mussel', 'crumbs', 'mussels'],
  ['cube', 'chicken', 'feta'],
  ['strip', 'peppers', 'ham'],
  ['strip', 'beef', 'ham'],
  ['strip', 'carrots', 'ham'],
  ['strip', 'onions', 'ham'],
  ['spear', 'carrots', 'asparagus'],
  ['shred', 'cabbage', 'carrots'],
  ['cube', 'potatoes', 'feta'],
  ['cube', 'tomatoes', 'feta'],
  ['crumble', 'mince', 'feta'],
  ['bean', 'chickpeas', 'beans'],
  ['bean', 'lentils', 'beans'],
  ['crumble', 'lentils', 'feta'],
  ['crumble', 'zaatar', 'feta'],
  ['dollop', 'mozzarella', 'cream'],
  ['slice', 'mozzarella', 'cheese'],
  ['crumble', 'eggs', 'feta'],
  ['lasagne-slice', 'spinach', 'sheets'],
  ['lasagne-slice', 'tortillas', 'sheets'],
  ['roast-joint', 'pork', 'beef'],
  ['arc', 'mince', 'onion'],
  ['steamed-pudding', 'suet', 'flour'],
  ['stuffed-pepper', 'tomatoes', 'peppers'],
  ['hollow-pudding', 'pastry', 'flour'],
  ['poached-egg', 'yolks', 'eggs'],
  ['spear', 'peppers', 'celery'],
  ['dough-ring', 'tapioca', 'flour'],
  ['berry', 'berries', 'cherries'],
  ['fried-roll', 'flour', 'crumbs'],
  ['olive', 'prunes', 'olives'],
  ['berry', 'pomegranate', 'cherries'],
  ['wedge', 'sheets', 'potatoes'],
  ['spear', 'beans', 'celery'],
  ['strip', 'beans', 'ham'],
  ['spear', 'dried', 'celery'],
  ['slice', 'plantains', 'potatoes'],
  ['cube', 'ham', 'feta'],
  ['cube', 'carrots', 'feta'],
  ['chunk', 'carrots', 'potatoes'],
  ['fritter', 'curd', 'cod'],
  ['pasta-tube', 'cakes', 'penne'],
  ['nut', 'cashews', 'almonds'],
  ['marrow-bone', 'oxtail', 'shin'],
  ['mussel', 'clams', 'mussels'],
  ['wedge', 'pineapple', 'lemon'],
  ['ball', 'shallots', 'falafel'],
  ['chunk', 'peppers', 'pineapple'],
  ['leaf', 'rocket', 'thyme'],
  ['leaf', 'sage', 'parsley'],
  ['leaf', 'bay', 'parsley'],
  ['leaf', 'pak', 'parsley'],
  ['leaf', 'cabbage', 'parsley'],
  ['steamed-pudding', 'raisins', 'flour'],
  ['cube', 'bacon', 'ham'],
  ['cube', 'greenPepper', 'feta'],
  ['cube', 'onion', 'feta'],
  ['cube', 'aubergine', 'feta'],
  ['strip', 'aubergines', 'nopales'],
  ['strip', 'anchovies', 'nopales'],
  ['leaf', 'spinach', 'basil'],
  ['wheel', 'courgettes', 'cucumber'],
  ['strip', 'salmon', 'nopales'],
  ['wheel', 'slice', 'mozzarella'],
  ['wheel', 'wheel', 'mozzarella'],
  ['wheel', 'wedge', 'mozzarella'],
  ['slice', 'gherkins', 'mozzarella'],
  ['slice', 'salami', 'mozzarella'],
  ['spear', 'okra', 'beans'],
  ['ring', 'okra', 'chilli'],
  ['wheel', 'cheese', 'mozzarella'],
  ['stuffed-half', 'courgettes', 'aubergines'],
  ['fried-roll', 'wrappers', 'crumbs'],
  ['fried-roll', 'ham', 'crumbs'],
  ['fried-roll', 'crumbs', 'mozzarella'],
  ['cut-open', 'eggs', 'ham'],
  ['meat-ball', 'chocolate', 'chickpeas'],
  ['dough-ring', 'bagels', 'flour'],
  ['mash', 'salt', 'potatoes'],
  ['flatbread', 'sesame', 'flour'],
  ['patty', 'mince', 'halloumi'],
  ['meat-slices', 'duck', 'beef'],
])('a %s of %s looks different from one of %s', (kind, ingredient, other) => {
  expect(drawn(kind, ingredient)).not.toBe(drawn(kind, other));
});

it.each(['blackcurrants', 'blueberries', 'passionFruit'])('a berry of %s is no raisin', (ingredient) => {
  expect(pieceByIngredient('berry', ingredient)).toBeUndefined();
});

it('lays strawberries larger than other berries', () => {
  expect(pieceKind('berry', 'strawberries').size).toBeGreaterThan(pieceKind('berry', 'raspberries').size);
});

it.each([
  ['carrots', 30],
  ['courgettes', 36],
])('lays slices of %s smaller than slices of lemon', (ingredient, most) => {
  expect(pieceKind('wheel', ingredient).size).toBeLessThan(most);
  expect(pieceKind('wheel', 'lemon').size).toBeGreaterThan(most);
});

it('lays a few pats of butter where it would lay many dice of cheese', () => {
  expect(pieceKind('cube', 'butter').count).toBeLessThan(5);
  expect(pieceKind('cube', 'peanutButter').count).toBe(pieceKind('cube', 'feta').count);
});

it('draws a thigh without the bone of a leg', () => {
  const bone = '#fffaf0';
  const legs = Array.from({ length: 24 }, (_, i) => {
    const d = new Drawing(`piece ${i}`);
    return d.toSvg(drawPiece(d, { kind: 'drumstick', ingredient: 'thighs', colour: '#c08a4a' }, { x: 0, y: 0 }, 50, 0));
  });
  const boneless = legs.filter((leg) => !leg.includes(bone)).length;
  expect(boneless).toBeGreaterThan(legs.length / 2);
});

it('draws no round shadow under a piece that is open in the middle', () => {
  const shadow = 'radialGradient';
  const whole = new Drawing('a piece');
  const open = new Drawing('a piece');
  const item = { ingredient: 'chilli', colour: '#c08a4a' };
  whole.toSvg(drawPiece(whole, { ...item, kind: 'olive' }, { x: 0, y: 0 }, 50, 0));
  const ring = open.toSvg(drawPiece(open, { ...item, kind: 'arc' }, { x: 0, y: 0 }, 50, 0));
  expect(whole.toSvg('')).toContain(shadow);
  expect(ring).not.toContain(shadow);
});
