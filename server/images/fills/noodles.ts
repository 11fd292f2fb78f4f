import { type Area, grown, outline } from '../canvas/areas';
import { colourOr, darken } from '../canvas/palette';
import { pieceKind } from '../pieces/pieceKinds';
import { usualColour } from '../pieces/usualColours';
import { gloss } from '../textures/gloss';
import { liftedNoodles } from '../textures/liftedNoodles';
import { surfaceOf } from '../textures/liquid';
import type { Filling, FillNeeds } from './filling';
import { isSaucy, ladled } from './ladled';
import { crownOf, type Nest, twirled } from './nest';

/** How broad a strand is, and how many bundles of them make a nest. */
const [WIDTH, BUNDLES] = [7.6, 58] as const;

/** The colour of the sauce on noodles that are not in a broth, and whether it is spooned on as one. */
const sauceOf = ({ colours: [, second], pieces }: FillNeeds, hasBroth: boolean) => {
  if (hasBroth) return {};
  const saucy = pieces.find(isSaucy);
  if (!saucy) return { sauce: second };
  const usual = usualColour(saucy.kind, saucy.ingredient) ?? pieceKind(saucy.kind, saucy.ingredient).colour;
  return { sauce: second ?? colourOr(saucy.colour, usual), isLadled: true };
};

/**
 * Noodles or pasta twirled into a high nest, what goes with them on its crown and down its front. Colours: the noodles,
 * then the broth of a deep vessel or the sauce on a plate.
 */
export const noodles = (needs: FillNeeds): Filling => {
  const { d, isDeep, isTilted = false, ground, colours, pieces } = needs;
  const [colour = '#f0bd5a', second] = colours;
  const hasBroth = isDeep && second !== undefined;
  const { sauce, isLadled = false } = sauceOf(needs, hasBroth);
  const area = {
    ...grown(ground, hasBroth ? 0.8 : isDeep ? 1.03 : ground.ry < ground.rx ? 1.16 : 1.14),
    y: ground.y + ground.ry * (isDeep ? 0.02 : 0.08),
  };
  const nest: Nest = { area, rise: area.ry * (hasBroth ? 0.12 : 0.3) * (isTilted || ground.ry < ground.rx ? 1.6 : 1) };
  const bed = hasBroth
    ? surfaceOf(d, ground, true, second, 18).drawn + gloss(ground, 0.34)
    : isDeep
      ? outline(ground, `fill="${d.shade(darken(colour, 0.34), { light: 0.1, dark: 0.3 })}"`)
      : '';
  const count = Math.round(BUNDLES * Math.max(0.7, area.rx / 200));
  const within = isDeep && !hasBroth ? 0.93 : 1.06;
  const strands = twirled(d, nest, { colour, width: WIDTH, count, sauce, within });
  const { x, y } = crownOf(nest);
  const isLifted = isTilted && hasBroth;
  // Noodles lifted at the right leave what lies on the others in sight.
  const topping: Area = {
    x: x - area.rx * (isLifted ? 0.26 : 0.04),
    y: y + area.ry * 0.14,
    rx: area.rx * (isLifted ? 0.42 : 0.54),
    ry: area.ry * 0.5,
  };
  const ladle = isLadled && sauce ? ladled(d, topping, sauce) : '';
  return {
    // What stands up over the wall is not in its shade.
    ...(isTilted && !hasBroth
      ? { surface: bed, risen: strands + ladle }
      : { surface: bed + (isDeep && !isTilted ? d.clipped(outline(ground), strands) : strands) + ladle }),
    areas: [isLadled ? grown(topping, 1.05) : grown(topping, isDeep ? 1.36 : 1.5)],
    garnished: grown(topping, isLadled ? 0.8 : 1),
    pieces,
    over: isLifted ? liftedNoodles(d, ground, colour) : undefined,
    crowd: isLadled ? 2.6 : 0.85,
    cover: isLadled ? 1.1 : 0,
    scale: isLadled ? 0.9 : 1.14,
    focus: isLadled ? 0.35 : 0.5,
    ...(isLadled && sauce ? { sauce, sunk: 0.2 } : {}),
  };
};
