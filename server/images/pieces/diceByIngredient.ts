import { appleDice } from '../shapes/appleDice';
import { artichoke } from '../shapes/artichoke';
import { carrotCoin } from '../shapes/carrotCoin';
import { cube } from '../shapes/cube';
import { cutVegetable } from '../shapes/cutVegetable';
import { fishChunk } from '../shapes/fishChunk';
import { hamDice } from '../shapes/hamDice';
import { lardon } from '../shapes/lardon';
import { meatChunk } from '../shapes/meatChunk';
import { onionDice } from '../shapes/onionDice';
import { pepperSquare } from '../shapes/pepperSquare';
import { prune } from '../shapes/prune';
import { potatoChunk } from '../shapes/potatoChunk';
import { tofuCube } from '../shapes/tofuCube';
import { tomatoChunk } from '../shapes/tomatoChunk';
import { tunaFlakes } from '../shapes/tunaFlakes';
import type { KnownPiece } from './knownPiece';

/** What `cube` and `chunk` mean for an ingredient; the first row that fits counts. */
export const DICE: readonly KnownPiece[] = [
  ['chunk', /prune/i, prune],
  ['chunk', /pepper/i, pepperSquare],
  ['cube', /pepper/i, { ...pepperSquare, size: 16, count: 20, layer: 0 }],
  ['cube', /^butter$/i, { ...cube, size: 24, count: 3, layer: 1 }],
  ['cube', /onion/i, { ...onionDice, size: 15 }],
  ['cube', /^ham$|jamon|serrano/i, hamDice],
  ['cube', /bacon|pancetta|guanciale/i, lardon],
  ['cube', /^apples?$/i, appleDice],
  ['cube', /aubergine|courgette|cucumber|apple/i, { ...cutVegetable, size: 21, count: 20 }],
  ['cube', /^(?!sweet).*potato/i, { ...potatoChunk, size: 18, count: 26 }],
  ['chunk', /^(?!sweet).*potato|^waxy/i, potatoChunk],
  // Cooked, dice of these lose their edges.
  ['cube', /potato|pumpkin|squash|carrot|swede|turnip|celeriac/i, { ...cutVegetable, size: 18, count: 26 }],
  ['chunk', /artichoke/i, artichoke],
  ['cube', /tomato|salsa/i, { ...tomatoChunk, size: 21, count: 20 }],
  ['cube', /tofu/i, tofuCube],
  ['cube', /paneer|bread|crouton|halloumi/i, { ...cube, size: 23, count: 18 }],
  ['cube', /chicken|pork|lamb|turkey|beef/i, { ...meatChunk, size: 25, count: 20 }],
  ['cube', /fish|hake|cod|salmon/i, { ...fishChunk, size: 28, count: 15 }],
  ['chunk', /^tuna$/i, tunaFlakes],
  ['chunk', /fish|tuna|cod|hake|haddock|salmon|mackerel|bacalao|sea-?bass|pollock|halibut|mullet|bream/i, fishChunk],
  ['chunk', /tomato/i, tomatoChunk],
  ['chunk', /^carrots?$/i, { ...carrotCoin, size: 32, count: 14 }],
  [
    'chunk',
    /potato|cassava|parsnip|turnip|swede|waxy|^sweet$|plantain|pumpkin|squash|aubergine|courgette|apple|celery|celeriac|yuca/i,
    cutVegetable,
  ],
  [
    'chunk',
    /chicken|turkey|thigh|rabbit|duck|pork|beef|lamb|mutton|veal|venison|goat|oxtail|brisket|shin|cheek|shoulder|meat|rib|belly|heart|fillets/i,
    meatChunk,
  ],
];
