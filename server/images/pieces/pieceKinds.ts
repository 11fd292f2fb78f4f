import { arc } from '../shapes/arc';
import { bacon } from '../shapes/bacon';
import { ball } from '../shapes/ball';
import { batteredFish } from '../shapes/batteredFish';
import { bean } from '../shapes/bean';
import { berry } from '../shapes/berry';
import { breadSlice } from '../shapes/breadSlice';
import { bun } from '../shapes/bun';
import { chunk } from '../shapes/chunk';
import { churro } from '../shapes/churro';
import { cookie } from '../shapes/cookie';
import { corn } from '../shapes/corn';
import { croissant } from '../shapes/croissant';
import { crossedBun } from '../shapes/crossedBun';
import { crumble } from '../shapes/crumble';
import { crumpet } from '../shapes/crumpet';
import { cube } from '../shapes/cube';
import { dip } from '../shapes/dip';
import { dollop } from '../shapes/dollop';
import { drumstick } from '../shapes/drumstick';
import { dumpling } from '../shapes/dumpling';
import { eclair } from '../shapes/eclair';
import { eggFried } from '../shapes/eggFried';
import { eggHalf } from '../shapes/eggHalf';
import { fishFillet } from '../shapes/fishFillet';
import { floret } from '../shapes/floret';
import { friedPotato } from '../shapes/friedPotato';
import { friedRoll } from '../shapes/friedRoll';
import { ham } from '../shapes/ham';
import { ice } from '../shapes/ice';
import { jacketPotato } from '../shapes/jacketPotato';
import { layeredSlice } from '../shapes/layeredSlice';
import { leaf } from '../shapes/leaf';
import { macaron } from '../shapes/macaron';
import { mash } from '../shapes/mash';
import { meatBall } from '../shapes/meatBall';
import { muffin } from '../shapes/muffin';
import { mushroom } from '../shapes/mushroom';
import { mussel } from '../shapes/mussel';
import { nut } from '../shapes/nut';
import { olive } from '../shapes/olive';
import { patty } from '../shapes/patty';
import { pea } from '../shapes/pea';
import { prawn } from '../shapes/prawn';
import { ring } from '../shapes/ring';
import { sausage } from '../shapes/sausage';
import { scone } from '../shapes/scone';
import { sconeHalf } from '../shapes/sconeHalf';
import { shred } from '../shapes/shred';
import { slice } from '../shapes/slice';
import { spear } from '../shapes/spear';
import { starPie } from '../shapes/starPie';
import { steak } from '../shapes/steak';
import { steamedPudding } from '../shapes/steamedPudding';
import { strip } from '../shapes/strip';
import { stuffedHalf } from '../shapes/stuffedHalf';
import { tomatoHalf } from '../shapes/tomatoHalf';
import { wedge } from '../shapes/wedge';
import { wheel } from '../shapes/wheel';
import { wholeBird } from '../shapes/wholeBird';
import { wrappedSausage } from '../shapes/wrappedSausage';
import type { PieceKind } from '../shapes/pieceKind';
import { pieceByIngredient } from './byIngredient';
import { SIGNATURE_KINDS } from './signatureKinds';
import { DINNER_KINDS } from './dinnerKinds';

/** Every piece by its word in the vocabulary. */
const PIECE_KINDS: Readonly<Record<string, PieceKind>> = {
  steak,
  patty,
  'battered-fish': batteredFish,
  'whole-bird': wholeBird,
  drumstick,
  sausage,
  'fried-potato': friedPotato,
  mash,
  'jacket-potato': jacketPotato,
  'meat-ball': meatBall,
  churro,
  dip,
  cookie,
  muffin,
  scone,
  'scone-half': sconeHalf,
  bun,
  croissant,
  eclair,
  macaron,
  'stuffed-half': stuffedHalf,
  'fried-roll': friedRoll,
  'layered-slice': layeredSlice,
  'crossed-bun': crossedBun,
  crumpet,
  'star-pie': starPie,
  'wrapped-sausage': wrappedSausage,
  'steamed-pudding': steamedPudding,
  'egg-fried': eggFried,
  'egg-half': eggHalf,
  'tomato-half': tomatoHalf,
  cube,
  chunk,
  ball,
  bean,
  pea,
  prawn,
  mussel,
  'fish-fillet': fishFillet,
  mushroom,
  wheel,
  strip,
  arc,
  ring,
  olive,
  berry,
  nut,
  leaf,
  slice,
  wedge,
  floret,
  spear,
  shred,
  dumpling,
  'bread-slice': breadSlice,
  corn,
  crumble,
  dollop,
  ice,
  bacon,
  ham,
  ...SIGNATURE_KINDS,
  ...DINNER_KINDS,
};

const NEUTRAL: PieceKind = PIECE_KINDS['chunk']!;

/** The piece of this name as it is for the ingredient, or a plain chunk for an unknown one. */
export const pieceKind = (kind: string, ingredient: string): PieceKind =>
  pieceByIngredient(kind, ingredient) ?? (Object.hasOwn(PIECE_KINDS, kind) ? PIECE_KINDS[kind] : undefined) ?? NEUTRAL;
