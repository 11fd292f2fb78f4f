import { doughBase } from '../shapes/doughBase';
import { appleRing } from '../shapes/appleRing';
import { barleyGrain } from '../shapes/barleyGrain';
import { batteredRing } from '../shapes/batteredRing';
import { berry } from '../shapes/berry';
import { bonedBun } from '../shapes/bonedBun';
import { caper } from '../shapes/caper';
import { cabbageShred } from '../shapes/cabbageShred';
import { chickenTender } from '../shapes/chickenTender';
import { crumbedTomato } from '../shapes/crumbedTomato';
import { cuttlefish } from '../shapes/cuttlefish';
import { fishCake } from '../shapes/fishCake';
import { loafSlice } from '../shapes/loafSlice';
import { polvoron } from '../shapes/polvoron';
import { rawSlice } from '../shapes/rawSlice';
import { tiramisuSlice } from '../shapes/tiramisuSlice';
import { cashew } from '../shapes/cashew';
import { cauliflower } from '../shapes/cauliflower';
import { cheeseRing } from '../shapes/cheeseRing';
import { cheeseBoat } from '../shapes/cheeseBoat';
import { cheesePuff } from '../shapes/cheesePuff';
import { chickpea } from '../shapes/chickpea';
import { clam } from '../shapes/clam';
import { cracklingJoint } from '../shapes/cracklingJoint';
import { curd } from '../shapes/curd';
import { curdPatty } from '../shapes/curdPatty';
import { custardTart } from '../shapes/custardTart';
import { doughBall } from '../shapes/doughBall';
import { dropDumpling } from '../shapes/dropDumpling';
import { drapedEgg } from '../shapes/drapedEgg';
import { endiveHalf } from '../shapes/endiveHalf';
import { elbow } from '../shapes/elbow';
import { escalope } from '../shapes/escalope';
import { ladledSauce } from '../shapes/ladledSauce';
import { falafel } from '../shapes/falafel';
import { friedCheese } from '../shapes/friedCheese';
import { filledMussel } from '../shapes/filledMussel';
import { forkedCookie } from '../shapes/forkedCookie';
import { garlicSliver } from '../shapes/garlicSliver';
import { duckLeg } from '../shapes/duckLeg';
import { sproutedBean } from '../shapes/sproutedBean';
import { flakedMash } from '../shapes/flakedMash';
import { lambChop } from '../shapes/lambChop';
import { eggRibbon } from '../shapes/eggRibbon';
import { goujon } from '../shapes/goujon';
import { kofta } from '../shapes/kofta';
import { lentil } from '../shapes/lentil';
import { littleFish } from '../shapes/littleFish';
import { meatBall } from '../shapes/meatBall';
import { meatRoll } from '../shapes/meatRoll';
import { meltedCheese } from '../shapes/meltedCheese';
import { mince } from '../shapes/mince';
import { mixedBerry } from '../shapes/mixedBerry';
import { moussakaSlice } from '../shapes/moussakaSlice';
import { nuttedBall } from '../shapes/nuttedBall';
import { onionWedge } from '../shapes/onionWedge';
import { oxtail } from '../shapes/oxtail';
import { pastaStrands } from '../shapes/pastaStrands';
import { pearlOnion } from '../shapes/pearlOnion';
import { pomegranateSeed } from '../shapes/pomegranateSeed';
import { popper } from '../shapes/popper';
import { potatoWedge } from '../shapes/potatoWedge';
import { prune } from '../shapes/prune';
import { pulledMeat } from '../shapes/pulledMeat';
import { pumpkinDice } from '../shapes/pumpkinDice';
import { puri } from '../shapes/puri';
import { rabbitLeg } from '../shapes/rabbitLeg';
import { radish } from '../shapes/radish';
import { raisin } from '../shapes/raisin';
import { riceCake } from '../shapes/riceCake';
import { riceMound } from '../shapes/riceMound';
import { smallPotato } from '../shapes/smallPotato';
import { shaving } from '../shapes/shaving';
import { spaetzle } from '../shapes/spaetzle';
import { spinachLasagne } from '../shapes/spinachLasagne';
import { sprout } from '../shapes/sprout';
import { strandPatty } from '../shapes/strandPatty';
import { squashHalf } from '../shapes/squashHalf';
import { stuffedAvocado } from '../shapes/stuffedAvocado';
import { stuffedPotato } from '../shapes/stuffedPotato';
import { stuffedTomato } from '../shapes/stuffedTomato';
import { tequeno } from '../shapes/tequeno';
import { tofuCurd } from '../shapes/tofuCurd';
import { tortillaBake } from '../shapes/tortillaBake';
import { tripe } from '../shapes/tripe';
import { volAuVent } from '../shapes/volAuVent';
import { wiltedLeaf } from '../shapes/wiltedLeaf';
import { zaatar } from '../shapes/zaatar';
import { cheeseStraw } from '../shapes/cheeseStraw';
import { shortbreadFinger } from '../shapes/shortbreadFinger';
import { stuffedBreast } from '../shapes/stuffedBreast';
import { kimchiLeaf } from '../shapes/kimchiLeaf';
import { springPancake } from '../shapes/springPancake';
import { octopusArm } from '../shapes/octopusArm';
import { pulledMash } from '../shapes/pulledMash';
import { loadedPotato } from '../shapes/loadedPotato';
import { passionSeed } from '../shapes/passionSeed';
import { plumWedge } from '../shapes/plumWedge';
import { leekSausage } from '../shapes/leekSausage';
import { silkenTofu } from '../shapes/silkenTofu';
import { eggArepa } from '../shapes/eggArepa';
import { flamenquin } from '../shapes/flamenquin';
import { saltCrust } from '../shapes/saltCrust';
import { scallionPancake } from '../shapes/scallionPancake';
import { truffle } from '../shapes/truffle';
import { filledBagel } from '../shapes/filledBagel';
import { hamRoll } from '../shapes/hamRoll';
import { profiterole } from '../shapes/profiterole';
import { gratinToast } from '../shapes/gratinToast';
import { romaineHalf } from '../shapes/romaineHalf';
import { springRoll } from '../shapes/springRoll';
import { stuffedCourgette } from '../shapes/stuffedCourgette';
import { thickPatty } from '../shapes/thickPatty';
import type { PieceKind } from '../shapes/pieceKind';
import { DICE } from './diceByIngredient';
import { walnutHalf } from '../shapes/walnutHalf';
import type { KnownPiece } from './knownPiece';
import { SLICES } from './slicesByIngredient';

/**
 * Words of the vocabulary that mean another thing for some ingredients: a bean that is a chickpea is round, a berry that is
 * a raisin is wrinkled. The first row that fits counts.
 */
const OTHERS: readonly KnownPiece[] = [
  ['bread-slice', /^flour$|^wholemeal$|^rye$/i, loafSlice],
  ['strip', /^tripe$/i, tripe],
  ['thin-slice', /^tripe$/i, tripe],
  ['jacket-potato', /squash/i, squashHalf],
  ['drumstick', /duck/i, duckLeg],
  ['drumstick', /rabbit|hare/i, rabbitLeg],
  ['chop', /lamb|cordero|agneau/i, lambChop],
  ['mash', /^cod$/i, flakedMash],
  ['pea', /^beans$/i, sproutedBean],
  ['cut-open', /^cabbage$/i, kimchiLeaf],
  ['bun', /^chocolate$/i, profiterole],
  ['cheese-toast', /baguette/i, gratinToast],
  ['cabbage-wedge', /^romaine$/i, romaineHalf],
  ['fried-roll', /mozzarella/i, { ...goujon, size: 104 }],
  ['cutlet', /^veal$|^turkey$/i, escalope],
  ['dollop', /passata|^aji$|^plain$/i, ladledSauce],
  ['ball', /^flour$/i, dropDumpling],
  ['flatbread', /^spring$/i, springPancake],
  ['spear', /octopus/i, octopusArm],
  ['mash', /^cheese$/i, pulledMash],
  ['stuffed-half', /potato/i, loadedPotato],
  ['stuffed-half', /courgette/i, stuffedCourgette],
  ['fried-roll', /wrapper/i, springRoll],
  ['fried-roll', /^ham$/i, hamRoll],
  ['patty', /^mince$|^beef$/i, thickPatty],
  ['cut-open', /^eggs$/i, eggArepa],
  ['fried-roll', /^crumbs$/i, flamenquin],
  ['mash', /^salt$/i, saltCrust],
  ['flatbread', /^sesame$/i, scallionPancake],
  ['crumble', /^puree$/i, passionSeed],
  ['wedge', /plum|damson/i, plumWedge],
  ['fried-roll', /leek/i, leekSausage],
  ['ingot', /^tofu$/i, silkenTofu],
  ['ingot', /^pumpkin$/i, pumpkinDice],
  ['bean', /chickpea|garbanzo/i, chickpea],
  ['bean', /lentil/i, lentil],
  ['bean', /barley/i, barleyGrain],
  ['pea', /barley/i, barleyGrain],
  ['crumble', /lentil/i, lentil],
  ['olive', /prune/i, prune],
  ['ball', /prune/i, prune],
  ['berry', /prune/i, prune],
  ['berry', /pomegranate/i, pomegranateSeed],
  ['fritter', /^curd$/i, curdPatty],
  ['pasta-tube', /^cakes?$|tteok/i, riceCake],
  ['pasta-tube', /macaroni/i, elbow],
  ['wedge', /potato|parsnip/i, potatoWedge],
  ['wedge', /onion|shallot/i, onionWedge],
  ['torpedo', /potato/i, stuffedPotato],
  ['torpedo', /turkey|lamb|beef|mince|pork|chicken/i, kofta],
  ['gnocco', /^flour$/i, spaetzle],
  ['curd', /tofu|paneer/i, tofuCurd],
  ['ingot', /^flour$/i, shortbreadFinger],
  ['braid', /^pastry$/i, cheeseStraw],
  ['cut-open', /broccoli|spinach/i, stuffedBreast],
  ['lasagne-slice', /aubergine/i, moussakaSlice],
  ['lasagne-slice', /spinach/i, spinachLasagne],
  ['lasagne-slice', /tortilla/i, tortillaBake],
  ['roast-joint', /^pork$|^belly$/i, cracklingJoint],
  ['arc', /^mince$|^pork$|^lamb$/i, shaving],
  ['dollop', /mozzarella/i, meltedCheese],
  ['dough-ring', /tapioca|cassava/i, cheeseRing],
  ['muffin', /^pastry$/i, custardTart],
  ['bun', /cheese|tapioca|cornflour/i, cheesePuff],
  ['berry', /^berries$/i, mixedBerry],
  ['fried-roll', /^cod$|^fish$|^hake$|haddock|pollock/i, goujon],
  ['fried-roll', /^flour$/i, tequeno],
  ['shred', /cabbage|lettuce|kale|greens|leek|spinach|sauerkraut|kimchi/i, cabbageShred],
  ['battered-fish', /chicken/i, chickenTender],
  ['squid-ring', /cuttlefish|sepia/i, cuttlefish],
  ['patty', /salmon|mackerel|tuna|trout|^cod$|^crab$|haddock|^fish$/i, fishCake],
  ['cookie', /^lard$/i, polvoron],
  ['thin-slice', /fish|bream|tuna|salmon|bass|sole/i, rawSlice],
  ['layered-slice', /mascarpone/i, tiramisuSlice],
  ['shred', /^eggs?$/i, eggRibbon],
  ['shred', /chicken|turkey|^legs$|pork|beef|flank|lamb|duck|hock|^ham$|cod/i, pulledMeat],
  ['crumble', /^eggs?$/i, { ...curd, size: 20, count: 14 }],
  ['poached-egg', /yolk/i, drapedEgg],
  ['crumble', /zaatar/i, zaatar],
  ['stuffed-pepper', /tomato/i, stuffedTomato],
  ['hollow-pudding', /pastry/i, volAuVent],
  ['nut', /cashew/i, cashew],
  ['nut', /walnut|pecan|nogal|noix/i, walnutHalf],
  ['marrow-bone', /oxtail|^tail/i, oxtail],
  ['mussel', /clam|cockle/i, clam],
  ['ball', /shallot|onion/i, pearlOnion],
  ['leaf', /spinach|^greens$|collard|chard|kale/i, wiltedLeaf],
  ['nut', /garlic/i, garlicSliver],
  ['dough-ring', /^apples?$/i, appleRing],
  ['dough-ring', /onion|squid|calamar/i, batteredRing],
  ['fish-fillet', /anchov|sardine|boqueron|whitebait|sprat/i, littleFish],
  ['mash', /rice/i, riceMound],
  ['ball', /radish/i, radish],
  ['parcel', /^flour$/i, doughBall],
  ['parcel', /^yeast$/i, doughBase],
  ['cut-open', /^cheese$/i, friedCheese],
  ['ball', /semolina/i, puri],
  ['mussel', /crumb/i, filledMussel],
  ['cabbage-wedge', /endive/i, endiveHalf],
  ['cookie', /peanut/i, forkedCookie],
  ['cookie', /^potatoe?s?$/i, strandPatty],
  ['fried-roll', /^beef$|^veal$|^pork$/i, meatRoll],
  ['ball', /sprout/i, sprout],
  ['ball', /^mince$|^meat$|^pork$|^beef$/i, { ...meatBall, size: 40, count: 11 }],
  ['crossed-bun', /^zest$/i, bonedBun],
  ['meat-ball', /^chickpeas$/i, falafel],
  ['meat-ball', /^pine/i, nuttedBall],
  ['meat-ball', /^chocolate$/i, truffle],
  ['dough-ring', /^bagels$/i, filledBagel],
  ['floret', /cauliflower/i, cauliflower],
  ['ball', /potato/i, smallPotato],
  ['berry', /strawberr/i, { ...berry, size: 32, count: 12 }],
  ['berry', /raisin|sultana|^currants?$|^fruit$/i, raisin],
  ['berry', /caper/i, caper],
  ['crumble', /beef|mince|pork|chicken|lamb|turkey|soya|sausage|chorizo/i, mince],
  ['shred', /pasta|noodle|spaghetti/i, pastaStrands],
  ['stuffed-half', /avocado/i, stuffedAvocado],
  ['stuffed-half', /tomato/i, crumbedTomato],
  ['stuffed-half', /sulguni/i, cheeseBoat],
  ['stuffed-half', /jalapeno|chilli/i, popper],
];

const BY_INGREDIENT: readonly KnownPiece[] = [...DICE, ...SLICES, ...OTHERS];

/** The piece that this word means for this ingredient; undefined if the word alone says it. */
export const pieceByIngredient = (kind: string, ingredient: string): PieceKind | undefined =>
  BY_INGREDIENT.find(([word, key]) => word === kind && key.test(ingredient))?.[2];
