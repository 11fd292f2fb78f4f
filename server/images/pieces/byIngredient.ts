import { meltedCheese } from '../shapes/meltedCheese';
import { cheeseRing } from '../shapes/cheeseRing';
import { mixedBerry } from '../shapes/mixedBerry';
import { tequeno } from '../shapes/tequeno';
import { curd } from '../shapes/curd';
import { drapedEgg } from '../shapes/drapedEgg';
import { zaatar } from '../shapes/zaatar';
import { spinachLasagne } from '../shapes/spinachLasagne';
import { stuffedTomato } from '../shapes/stuffedTomato';
import { volAuVent } from '../shapes/volAuVent';
import { hamDice } from '../shapes/hamDice';
import { prune } from '../shapes/prune';
import { greenBean } from '../shapes/greenBean';
import { plantainSlice } from '../shapes/plantainSlice';
import { leekSlice } from '../shapes/leekSlice';
import { driedChilli } from '../shapes/driedChilli';
import { pomegranateSeed } from '../shapes/pomegranateSeed';
import { lasagneSheet } from '../shapes/lasagneSheet';
import { kofta } from '../shapes/kofta';
import { moussakaSlice } from '../shapes/moussakaSlice';
import { stuffedPotato } from '../shapes/stuffedPotato';
import { tofuCurd } from '../shapes/tofuCurd';
import { spaetzle } from '../shapes/spaetzle';
import { cashew } from '../shapes/cashew';
import { clam } from '../shapes/clam';
import { curdPatty } from '../shapes/curdPatty';
import { lentil } from '../shapes/lentil';
import { oxtail } from '../shapes/oxtail';
import { pearlOnion } from '../shapes/pearlOnion';
import { pepperSquare } from '../shapes/pepperSquare';
import { pineappleWedge } from '../shapes/pineappleWedge';
import { riceCake } from '../shapes/riceCake';
import { arc } from '../shapes/arc';
import { avocadoSlice } from '../shapes/avocadoSlice';
import { batteredRing } from '../shapes/batteredRing';
import { baton } from '../shapes/baton';
import { pepperStrip } from '../shapes/pepperStrip';
import { meatStrip } from '../shapes/meatStrip';
import { fishChunk } from '../shapes/fishChunk';
import { tomatoChunk } from '../shapes/tomatoChunk';
import { wheel } from '../shapes/wheel';
import { cutVegetable } from '../shapes/cutVegetable';
import { littleFish } from '../shapes/littleFish';
import { anchovyFillet } from '../shapes/anchovyFillet';
import { roastStrip } from '../shapes/roastStrip';
import { lardon } from '../shapes/lardon';
import { onionDice } from '../shapes/onionDice';
import { wiltedLeaf } from '../shapes/wiltedLeaf';
import { leekSpear } from '../shapes/leekSpear';
import { riceMound } from '../shapes/riceMound';
import { radish } from '../shapes/radish';
import { cauliflower } from '../shapes/cauliflower';
import { strandPatty } from '../shapes/strandPatty';
import { stuffedAvocado } from '../shapes/stuffedAvocado';
import { sprout } from '../shapes/sprout';
import { artichoke } from '../shapes/artichoke';
import { cube } from '../shapes/cube';
import { filledMussel } from '../shapes/filledMussel';
import { meatRoll } from '../shapes/meatRoll';
import { smallPotato } from '../shapes/smallPotato';
import { forkedCookie } from '../shapes/forkedCookie';
import { potatoSlice } from '../shapes/potatoSlice';
import { endiveHalf } from '../shapes/endiveHalf';
import { berry } from '../shapes/berry';
import { caper } from '../shapes/caper';
import { cheeseSlice } from '../shapes/cheeseSlice';
import { carrotCoin } from '../shapes/carrotCoin';
import { chickpea } from '../shapes/chickpea';
import { fruitWedge } from '../shapes/fruitWedge';
import { garlicSliver } from '../shapes/garlicSliver';
import { layeredRing } from '../shapes/layeredRing';
import { meatBall } from '../shapes/meatBall';
import { meatChunk } from '../shapes/meatChunk';
import { mince } from '../shapes/mince';
import { eggRibbon } from '../shapes/eggRibbon';
import { mushroom } from '../shapes/mushroom';
import { nuttedBall } from '../shapes/nuttedBall';
import { pastaStrands } from '../shapes/pastaStrands';
import { hamRibbon } from '../shapes/hamRibbon';
import { tunaFlakes } from '../shapes/tunaFlakes';
import type { PieceKind } from '../shapes/pieceKind';
import { cheeseWheel } from '../shapes/cheeseWheel';
import { okra } from '../shapes/okra';
import { okraCoin } from '../shapes/okraCoin';
import { popper } from '../shapes/popper';
import { raisin } from '../shapes/raisin';
import { salmonRibbon } from '../shapes/salmonRibbon';

/**
 * Words of the vocabulary that mean another thing for some ingredients: a slice of avocado is a crescent, a berry that is
 * a raisin is wrinkled. Each row is the word, the ingredient's key in a recipe, and the piece; the first that fits counts.
 */
const BY_INGREDIENT: readonly (readonly [string, RegExp, PieceKind])[] = [
  ['bean', /chickpea|garbanzo/i, chickpea],
  ['bean', /lentil/i, lentil],
  ['crumble', /lentil/i, lentil],
  ['olive', /prune/i, prune],
  ['ball', /prune/i, prune],
  ['berry', /prune/i, prune],
  ['chunk', /prune/i, prune],
  ['berry', /pomegranate/i, pomegranateSeed],
  ['wedge', /^sheets$/i, lasagneSheet],
  ['spear', /beans$|^snaps$/i, greenBean],
  ['strip', /beans$/i, greenBean],
  ['spear', /^dried$|chilli/i, driedChilli],
  ['fritter', /^curd$/i, curdPatty],
  ['pasta-tube', /^cakes?$|tteok/i, riceCake],
  ['torpedo', /potato/i, stuffedPotato],
  ['torpedo', /turkey|lamb|beef|mince|pork|chicken/i, kofta],
  ['gnocco', /^flour$/i, spaetzle],
  ['curd', /tofu|paneer/i, tofuCurd],
  ['lasagne-slice', /aubergine/i, moussakaSlice],
  ['lasagne-slice', /spinach/i, spinachLasagne],
  ['dollop', /mozzarella/i, meltedCheese],
  ['slice', /mozzarella/i, meltedCheese],
  ['dough-ring', /tapioca|cassava/i, cheeseRing],
  ['berry', /^berries$/i, mixedBerry],
  ['fried-roll', /^flour$/i, tequeno],
  ['shred', /^eggs?$/i, eggRibbon],
  ['crumble', /^eggs?$/i, { ...curd, size: 20, count: 14 }],
  ['poached-egg', /yolk/i, drapedEgg],
  ['crumble', /zaatar/i, zaatar],
  ['spear', /^peppers?$/i, { ...pepperStrip, size: 84, spin: 14, shadow: [98, 22] }],
  ['stuffed-pepper', /tomato/i, stuffedTomato],
  ['hollow-pudding', /pastry/i, volAuVent],
  ['nut', /cashew/i, cashew],
  ['marrow-bone', /oxtail|^tail/i, oxtail],
  ['mussel', /clam|cockle/i, clam],
  ['wedge', /pineapple/i, pineappleWedge],
  ['ball', /shallot|onion/i, pearlOnion],
  ['chunk', /pepper/i, pepperSquare],
  ['cube', /pepper/i, { ...pepperSquare, size: 16, count: 20, layer: 0 }],
  ['cube', /^butter$/i, { ...cube, size: 24, count: 3, layer: 1 }],
  ['strip', /anchov|sardine/i, anchovyFillet],
  ['strip', /aubergine/i, roastStrip],
  ['cube', /onion/i, { ...onionDice, size: 15 }],
  ['cube', /^ham$|jamon|serrano/i, hamDice],
  ['cube', /bacon|pancetta|guanciale/i, lardon],
  ['cube', /aubergine|courgette|cucumber|apple/i, { ...cutVegetable, size: 21, count: 20 }],
  // Cooked, dice of these lose their edges.
  ['cube', /potato|pumpkin|squash|carrot|swede|turnip|celeriac/i, { ...cutVegetable, size: 18, count: 26 }],
  ['leaf', /spinach|^greens$|collard|chard/i, wiltedLeaf],
  ['slice', /^(?!sweet).*potato/i, potatoSlice],
  ['wheel', /^(?!sweet).*potato/i, potatoSlice],
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
  ['nut', /garlic/i, garlicSliver],
  ['arc', /garlic/i, garlicSliver],
  ['ring', /leek/i, leekSlice],
  ['ring', /^onions?$|^red(onion)?$|shallot/i, layeredRing],
  ['dough-ring', /onion|squid|calamar/i, batteredRing],
  ['strip', /chicken|beef|pork|steak|lamb|turkey|mince|duck|tripe|onglet/i, meatStrip],
  ['strip', /pepper|poblano|chilli|^red$|^green$|^yellow$|rajas/i, pepperStrip],
  ['strip', /carrot|cucumber|courgette|celery|potato|tofu|mango|parsnip/i, baton],
  ['strip', /^ham$|jamon|prosciutto|serrano/i, hamRibbon],
  ['strip', /onion|shallot|leek/i, arc],
  ['spear', /carrot|cucumber|courgette|parsnip|mango/i, { ...baton, size: 88, count: 7, spin: 26 }],
  ['spear', /leek|calcot|spring/i, leekSpear],
  ['fish-fillet', /anchov|sardine|boqueron|whitebait|sprat/i, littleFish],
  ['mash', /rice/i, riceMound],
  ['ball', /radish/i, radish],
  ['mussel', /crumb/i, filledMussel],
  ['cabbage-wedge', /endive/i, endiveHalf],
  ['cookie', /peanut/i, forkedCookie],
  ['cookie', /^potatoe?s?$/i, strandPatty],
  ['fried-roll', /^beef$|^veal$|^pork$/i, meatRoll],
  ['ball', /sprout/i, sprout],
  ['ball', /^mince$|^meat$|^pork$|^beef$/i, { ...meatBall, size: 40, count: 11 }],
  ['meat-ball', /^pine/i, nuttedBall],
  ['wedge', /artichoke/i, artichoke],
  ['chunk', /artichoke/i, artichoke],
  ['cube', /tomato|salsa/i, { ...tomatoChunk, size: 21, count: 20 }],
  ['cube', /tofu|paneer|bread|crouton|halloumi/i, { ...cube, size: 23, count: 18 }],
  ['cube', /chicken|pork|lamb|turkey|beef/i, { ...meatChunk, size: 25, count: 20 }],
  ['cube', /fish|hake|cod|salmon/i, { ...fishChunk, size: 28, count: 15 }],
  ['floret', /cauliflower/i, cauliflower],
  ['wheel', /carrot/i, carrotCoin],
  ['wheel', /courgette|chorizo|chourico|sausage|leek|celery|radish/i, { ...wheel, size: 33, count: 7 }],
  ['ball', /potato/i, smallPotato],
  ['chunk', /^tuna$/i, tunaFlakes],
  ['chunk', /fish|tuna|cod|hake|haddock|salmon|mackerel|bacalao|sea-?bass|pollock|halibut|mullet|bream/i, fishChunk],
  ['chunk', /tomato/i, tomatoChunk],
  ['chunk', /^carrots?$/i, { ...carrotCoin, size: 32, count: 14 }],
  [
    'chunk',
    /potato|cassava|parsnip|turnip|swede|waxy|^sweet$|plantain|pumpkin|squash|aubergine|courgette|apple|celery|celeriac|yuca/i,
    cutVegetable,
  ],
  ['berry', /strawberr/i, { ...berry, size: 32, count: 12 }],
  ['berry', /raisin|sultana|^currants?$|^fruit$/i, raisin],
  ['berry', /caper/i, caper],
  [
    'chunk',
    /chicken|turkey|thigh|rabbit|duck|pork|beef|lamb|mutton|veal|venison|goat|oxtail|brisket|shin|cheek|shoulder|meat|rib|belly|heart|fillets/i,
    meatChunk,
  ],
  ['crumble', /beef|mince|pork|chicken|lamb|turkey|soya|sausage|chorizo/i, mince],
  ['shred', /pasta|noodle|spaghetti/i, pastaStrands],
  ['stuffed-half', /avocado/i, stuffedAvocado],
  ['stuffed-half', /jalapeno|chilli/i, popper],
];

/** The piece that this word means for this ingredient; undefined if the word alone says it. */
export const pieceByIngredient = (kind: string, ingredient: string): PieceKind | undefined =>
  BY_INGREDIENT.find(([word, key]) => word === kind && key.test(ingredient))?.[2];
