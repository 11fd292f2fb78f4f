import { avocadoSlice } from '../shapes/avocadoSlice';
import { batteredRing } from '../shapes/batteredRing';
import { berry } from '../shapes/berry';
import { caper } from '../shapes/caper';
import { cheeseSlice } from '../shapes/cheeseSlice';
import { chickpea } from '../shapes/chickpea';
import { fruitWedge } from '../shapes/fruitWedge';
import { garlicSliver } from '../shapes/garlicSliver';
import { layeredRing } from '../shapes/layeredRing';
import { meatChunk } from '../shapes/meatChunk';
import { mince } from '../shapes/mince';
import { mushroom } from '../shapes/mushroom';
import { pastaStrands } from '../shapes/pastaStrands';
import type { PieceKind } from '../shapes/pieceKind';
import { popper } from '../shapes/popper';
import { raisin } from '../shapes/raisin';

/**
 * Words of the vocabulary that mean another thing for some ingredients: a slice of avocado is a crescent, a berry that is
 * a raisin is wrinkled. Each row is the word, the ingredient's key in a recipe, and the piece; the first that fits counts.
 */
const BY_INGREDIENT: readonly (readonly [string, RegExp, PieceKind])[] = [
  ['bean', /chickpea|garbanzo/i, chickpea],
  ['slice', /avocado/i, avocadoSlice],
  ['slice', /mushroom|porcini|champinon/i, mushroom],
  ['slice', /^(cheese|emmental|cheddar)$/i, cheeseSlice],
  ['slice', /garlic/i, garlicSliver],
  ['wedge', /^apples?$|^pears?$/i, fruitWedge],
  ['nut', /garlic/i, garlicSliver],
  ['arc', /garlic/i, garlicSliver],
  ['ring', /leek|^onions?$|^red(onion)?$|shallot/i, layeredRing],
  ['dough-ring', /onion|squid|calamar/i, batteredRing],
  ['berry', /strawberr/i, { ...berry, size: 32, count: 12 }],
  ['berry', /raisin|sultana|^currants?$|^fruit$/i, raisin],
  ['berry', /caper/i, caper],
  [
    'chunk',
    /chicken|turkey|thigh|rabbit|duck|pork|beef|lamb|mutton|veal|venison|goat|oxtail|brisket|shin|cheek|shoulder|meat|fish|tuna|cod|hake|salmon/i,
    meatChunk,
  ],
  ['crumble', /beef|mince|pork|chicken|lamb|turkey|soya|sausage/i, mince],
  ['shred', /pasta|noodle|spaghetti/i, pastaStrands],
  ['stuffed-half', /jalapeno|chilli/i, popper],
];

/** The piece that this word means for this ingredient; undefined where the word alone says it. */
export const pieceByIngredient = (kind: string, ingredient: string): PieceKind | undefined =>
  BY_INGREDIENT.find(([word, key]) => word === kind && key.test(ingredient))?.[2];
