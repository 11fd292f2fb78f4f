import { boule } from '../shapes/boule';
import { braid } from '../shapes/braid';
import { bakedApple } from '../shapes/bakedApple';
import { canele } from '../shapes/canele';
import { cornCob } from '../shapes/cornCob';
import { coxinha } from '../shapes/coxinha';
import { cupcake } from '../shapes/cupcake';
import { devilledEgg } from '../shapes/devilledEgg';
import { doughRing } from '../shapes/doughRing';
import { filledArepa } from '../shapes/filledArepa';
import { filledDate } from '../shapes/filledDate';
import { eggCup } from '../shapes/eggCup';
import { flatbread } from '../shapes/flatbread';
import { friedSpiral } from '../shapes/friedSpiral';
import { fritter } from '../shapes/fritter';
import { gingerbreadMan } from '../shapes/gingerbreadMan';
import { hollowPudding } from '../shapes/hollowPudding';
import { ingot } from '../shapes/ingot';
import { kulfi } from '../shapes/kulfi';
import { longPepper } from '../shapes/longPepper';
import { madeleine } from '../shapes/madeleine';
import { meringue } from '../shapes/meringue';
import { onigiri } from '../shapes/onigiri';
import { palmier } from '../shapes/palmier';
import { pear } from '../shapes/pear';
import { poachedEgg } from '../shapes/poachedEgg';
import { pod } from '../shapes/pod';
import { popcorn } from '../shapes/popcorn';
import { riceRoll } from '../shapes/riceRoll';
import { samosa } from '../shapes/samosa';
import { sausageRoll } from '../shapes/sausageRoll';
import { scoop } from '../shapes/scoop';
import { scotchEgg } from '../shapes/scotchEgg';
import { souffle } from '../shapes/souffle';
import { swirlBun } from '../shapes/swirlBun';
import { waffle } from '../shapes/waffle';
import { chip } from '../shapes/chip';
import { cutOpen } from '../shapes/cutOpen';
import { thinSlice } from '../shapes/thinSlice';
import { tofuBlock } from '../shapes/tofuBlock';
import { torpedo } from '../shapes/torpedo';
import { tot } from '../shapes/tot';
import { curd } from '../shapes/curd';
import { maki } from '../shapes/maki';
import { parcel } from '../shapes/parcel';
import { stencilCross } from '../shapes/stencilCross';
import { biscotto } from '../shapes/biscotto';
import { wonton } from '../shapes/wonton';
import { quenelle } from '../shapes/quenelle';
import { puffedBread } from '../shapes/puffedBread';
import { tartare } from '../shapes/tartare';
import { crumbedSlab } from '../shapes/crumbedSlab';
import { cutSausage } from '../shapes/cutSausage';
import { friedChicken } from '../shapes/friedChicken';
import { shellBun } from '../shapes/shellBun';
import { longKebab } from '../shapes/longKebab';
import { ramekin } from '../shapes/ramekin';
import { beanCake } from '../shapes/beanCake';
import { filledBiscuit } from '../shapes/filledBiscuit';
import { cheeseToast } from '../shapes/cheeseToast';
import { crumbedFillet } from '../shapes/crumbedFillet';
import { foldedFritter } from '../shapes/foldedFritter';
import { wrinkledPotato } from '../shapes/wrinkledPotato';
import { tornPancake } from '../shapes/tornPancake';
import type { PieceKind } from '../shapes/pieceKind';

/** Pieces that one dish or a few are known by, by their word in the vocabulary. */
export const SIGNATURE_KINDS: Readonly<Record<string, PieceKind>> = {
  'dough-ring': doughRing,
  'swirl-bun': swirlBun,
  palmier,
  'gingerbread-man': gingerbreadMan,
  madeleine,
  ingot,
  kulfi,
  'hollow-pudding': hollowPudding,
  flatbread,
  scoop,
  'devilled-egg': devilledEgg,
  'poached-egg': poachedEgg,
  'egg-cup': eggCup,
  pear,
  'baked-apple': bakedApple,
  'corn-cob': cornCob,
  'long-pepper': longPepper,
  'sausage-roll': sausageRoll,
  'rice-roll': riceRoll,
  pod,
  popcorn,
  fritter,
  'scotch-egg': scotchEgg,
  samosa,
  onigiri,
  meringue,
  cupcake,
  waffle,
  'fried-spiral': friedSpiral,
  canele,
  souffle,
  coxinha,
  boule,
  braid,
  'filled-date': filledDate,
  'filled-arepa': filledArepa,
  parcel,
  curd,
  maki,
  chip,
  'stencil-cross': stencilCross,
  'thin-slice': thinSlice,
  torpedo,
  tot,
  'tofu-block': tofuBlock,
  'cut-open': cutOpen,
  'puffed-bread': puffedBread,
  quenelle,
  wonton,
  tartare,
  biscotto,
  'crumbed-slab': crumbedSlab,
  'cut-sausage': cutSausage,
  'fried-chicken': friedChicken,
  'shell-bun': shellBun,
  'long-kebab': longKebab,
  ramekin,
  'filled-biscuit': filledBiscuit,
  'torn-pancake': tornPancake,
  'wrinkled-potato': wrinkledPotato,
  'bean-cake': beanCake,
  'cheese-toast': cheeseToast,
  'folded-fritter': foldedFritter,
  'crumbed-fillet': crumbedFillet,
};
