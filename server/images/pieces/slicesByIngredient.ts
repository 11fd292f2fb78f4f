import { anchovyFillet } from '../shapes/anchovyFillet';
import { arc } from '../shapes/arc';
import { artichoke } from '../shapes/artichoke';
import { avocadoSlice } from '../shapes/avocadoSlice';
import { bananaSlice } from '../shapes/bananaSlice';
import { baton } from '../shapes/baton';
import { carrotCoin } from '../shapes/carrotCoin';
import { cheeseSlice } from '../shapes/cheeseSlice';
import { cheeseWheel } from '../shapes/cheeseWheel';
import { cutVegetable } from '../shapes/cutVegetable';
import { driedChilli } from '../shapes/driedChilli';
import { fruitWedge } from '../shapes/fruitWedge';
import { garlicSliver } from '../shapes/garlicSliver';
import { greenBean } from '../shapes/greenBean';
import { hamRibbon } from '../shapes/hamRibbon';
import { lasagneSheet } from '../shapes/lasagneSheet';
import { layeredRing } from '../shapes/layeredRing';
import { leekSlice } from '../shapes/leekSlice';
import { leekSpear } from '../shapes/leekSpear';
import { meatStrip } from '../shapes/meatStrip';
import { meltedCheese } from '../shapes/meltedCheese';
import { mushroom } from '../shapes/mushroom';
import { okra } from '../shapes/okra';
import { okraCoin } from '../shapes/okraCoin';
import { pepperStrip } from '../shapes/pepperStrip';
import { pineappleWedge } from '../shapes/pineappleWedge';
import { plantainSlice } from '../shapes/plantainSlice';
import { potatoSlice } from '../shapes/potatoSlice';
import { roastStrip } from '../shapes/roastStrip';
import { salmonRibbon } from '../shapes/salmonRibbon';
import { strawberryHalf } from '../shapes/strawberryHalf';
import { sweetPotatoSlice } from '../shapes/sweetPotatoSlice';
import { melonSlice } from '../shapes/melonSlice';
import { wheel } from '../shapes/wheel';
import type { KnownPiece } from './knownPiece';

/** What slices, rings, strips and sticks are for an ingredient; the first row that fits counts. */
export const SLICES: readonly KnownPiece[] = [
  ['wedge', /^sheets$/i, lasagneSheet],
  ['spear', /beans$|^snaps$/i, greenBean],
  ['strip', /beans$/i, greenBean],
  ['spear', /^dried$|chilli/i, driedChilli],
  ['slice', /mozzarella/i, meltedCheese],
  ['spear', /^peppers?$/i, { ...pepperStrip, size: 84, spin: 14, shadow: [98, 22] }],
  ['wedge', /pineapple/i, pineappleWedge],
  ['strip', /anchov|sardine/i, anchovyFillet],
  ['strip', /aubergine/i, roastStrip],
  ['slice', /^(?!sweet).*potato/i, potatoSlice],
  ['wheel', /^(?!sweet).*potato/i, potatoSlice],
  ['slice', /^sweet/i, sweetPotatoSlice],
  ['wheel', /^sweet/i, sweetPotatoSlice],
  ['slice', /strawberr/i, strawberryHalf],
  ['slice', /banana/i, bananaSlice],
  ['wheel', /banana/i, bananaSlice],
  ['wedge', /watermelon/i, melonSlice],
  ['slice', /plantain/i, plantainSlice],
  ['wheel', /plantain/i, plantainSlice],
  ['slice', /^chicken$|^pork$|^beef$|^steak$|^belly$/i, { ...meatStrip, size: 40 }],
  ['slice', /avocado/i, avocadoSlice],
  ['slice', /mushroom|porcini|champinon/i, mushroom],
  ['slice', /^(cheese|emmental|cheddar)$/i, cheeseSlice],
  ['strip', /salmon/i, salmonRibbon],
  ['spear', /okra/i, okra],
  ['ring', /okra/i, okraCoin],
  ['wheel', /^cheese$|goat/i, cheeseWheel],
  ['slice', /garlic/i, garlicSliver],
  ['wedge', /^apples?$|^pears?$/i, fruitWedge],
  ['arc', /garlic/i, garlicSliver],
  ['ring', /leek/i, leekSlice],
  ['ring', /^onions?$|^red(onion)?$|shallot/i, layeredRing],
  ['strip', /chicken|beef|pork|steak|lamb|turkey|mince|duck|onglet/i, meatStrip],
  ['strip', /pepper|poblano|chilli|^red$|^green$|^yellow$|rajas/i, pepperStrip],
  ['strip', /carrot|cucumber|courgette|celery|potato|tofu|mango|parsnip|rhubarb/i, baton],
  ['strip', /^ham$|jamon|prosciutto|serrano/i, hamRibbon],
  ['strip', /onion|shallot|leek/i, arc],
  ['spear', /carrot|cucumber|courgette|parsnip|mango/i, { ...baton, size: 88, count: 7, spin: 26 }],
  ['spear', /leek|calcot|spring/i, leekSpear],
  ['wedge', /artichoke/i, artichoke],
  // Peeled and glazed, they are blocks rather than crescents.
  ['wedge', /turnip|swede/i, { ...cutVegetable, size: 38, count: 9 }],
  ['wheel', /carrot/i, carrotCoin],
  ['wheel', /courgette|chorizo|chourico|sausage|leek|celery|radish/i, { ...wheel, size: 33, count: 7 }],
];
