import { type Area, grown, outline } from '../canvas/areas';
import { darken } from '../canvas/palette';
import type { Filling, FillNeeds } from './filling';
import { ladled } from './ladled';
import { type Nest, twirled } from './nest';

/** How broad a ribbon is, and how many pairs of them make a heap. */
const BROAD = 14.5;
const COUNT = 62;

/** How many lie across the others: broad noodles are tossed rather than twirled. */
const TOSSED = 0.62;

/**
 * Broad noodles or pasta in a loose heap: tagliatelle, wide rice noodles. Colours: the ribbons, the sauce that is ladled over
 * them with the pieces.
 */
export const ribbons = ({ d, ground, isDeep, isTilted = false, colours, pieces }: FillNeeds): Filling => {
  const [colour = '#f0d08a', sauce] = colours;
  const isLow = ground.ry < ground.rx;
  const area = grown(ground, isTilted ? 1.05 : isDeep ? 0.9 : isLow ? 1.16 : 1.04);
  const nest: Nest = { area, rise: area.ry * (isTilted ? 0.36 : isLow ? 0.42 : 0.24) };
  const bed = isDeep ? outline(ground, `fill="${darken(sauce ?? colour, 0.4)}"`) : '';
  const heap = twirled(d, nest, {
    colour,
    width: BROAD,
    count: COUNT,
    loose: TOSSED,
    isFlat: true,
    within: isDeep ? 0.89 : 1.06,
  });
  const front: Area = {
    x: area.x - area.rx * 0.07,
    y: area.y - nest.rise * 0.5,
    rx: area.rx * 0.66,
    ry: area.ry * 0.62,
  };
  const isLadled = sauce !== undefined && pieces.length > 0;
  const top = isLadled ? { ...front, rx: front.rx * 0.92, ry: front.ry * 0.9 } : front;
  const ladle = isLadled ? ladled(d, top, sauce) : '';
  return {
    ...(isTilted ? { surface: bed, risen: heap + ladle } : { surface: bed + heap + ladle }),
    areas: [top],
    garnished: grown(top, 0.8),
    pieces,
    crowd: isLadled ? 1.6 : 1.2,
    scale: 1.3,
    focus: isLadled ? 0.3 : 0.5,
    ...(sauce ? { sauce, sunk: 0.24, lap: 0 } : {}),
  };
};
