import { cabbageWedge } from '../shapes/cabbageWedge';
import { chickenBreast } from '../shapes/chickenBreast';
import { chop } from '../shapes/chop';
import { cutlet } from '../shapes/cutlet';
import { cutletSliced } from '../shapes/cutletSliced';
import { gnocco } from '../shapes/gnocco';
import { lasagneSlice } from '../shapes/lasagneSlice';
import { marrowBone } from '../shapes/marrowBone';
import { meatSlices } from '../shapes/meatSlices';
import { octopusSlice } from '../shapes/octopusSlice';
import { pastaSpiral } from '../shapes/pastaSpiral';
import { pastaTube } from '../shapes/pastaTube';
import type { PieceKind } from '../shapes/pieceKind';
import { raviolo } from '../shapes/raviolo';
import { ribRack } from '../shapes/ribRack';
import { roastJoint } from '../shapes/roastJoint';
import { roastLeg } from '../shapes/roastLeg';
import { scallopShell } from '../shapes/scallopShell';
import { shank } from '../shapes/shank';
import { squidRing } from '../shapes/squidRing';
import { stuffedPepper } from '../shapes/stuffedPepper';
import { sucklingPig } from '../shapes/sucklingPig';
import { tortillaChip } from '../shapes/tortillaChip';
import { wholeFish } from '../shapes/wholeFish';

/** Meat, fish, pasta and vegetables that a hot dish is known by, by their word in the vocabulary. */
export const DINNER_KINDS: Readonly<Record<string, PieceKind>> = {
  'pasta-tube': pastaTube,
  'pasta-spiral': pastaSpiral,
  gnocco,
  raviolo,
  'lasagne-slice': lasagneSlice,
  'chicken-breast': chickenBreast,
  chop,
  cutlet,
  'cutlet-sliced': cutletSliced,
  'rib-rack': ribRack,
  shank,
  'roast-leg': roastLeg,
  'roast-joint': roastJoint,
  'meat-slices': meatSlices,
  'marrow-bone': marrowBone,
  'suckling-pig': sucklingPig,
  'whole-fish': wholeFish,
  'scallop-shell': scallopShell,
  'squid-ring': squidRing,
  'octopus-slice': octopusSlice,
  'stuffed-pepper': stuffedPepper,
  'cabbage-wedge': cabbageWedge,
  'tortilla-chip': tortillaChip,
};
