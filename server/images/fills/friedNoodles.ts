import { type Area, grown, outline } from '../canvas/areas';
import { layPieces } from '../pieces/layPieces';
import { darken, lighten } from '../canvas/palette';
import type { Filling, FillNeeds } from './filling';
import { crownOf, type Nest, strandsOver, twirled } from './nest';

/** How many of the strands lie across the others, as a wok tosses them. */
const TOSSED = 0.82;

/** How far they reach in a bowl or a pan, whose wall holds them. */
const REACH = 0.98;

/**
 * Fried noodles: a dry heap, its meat and vegetables tossed among the strands, most of them together on its front. The
 * colour is the noodles'.
 */
export const friedNoodles = ({ d, ground, isDeep, isTilted, colours, pieces }: FillNeeds): Filling => {
  const [colour = '#c98a3c'] = colours;
  const area = grown(ground, isTilted ? 1.08 : isDeep ? 0.92 : ground.ry < ground.rx ? 1.26 : 1.14);
  const nest: Nest = { area, rise: area.ry * (isTilted ? 0.34 : ground.ry < ground.rx ? 0.46 : 0.22) };
  const { x, y } = crownOf(nest);
  const among = layPieces(d, pieces, [grown(area, 0.86)], { crowd: 0.8, cover: 0.3 });
  const front: Area = { x: x - area.rx * 0.13, y: y + area.ry * 0.26, rx: area.rx * 0.68, ry: area.ry * 0.66 };
  const hero = layPieces(d, pieces, [front], { crowd: 1.1, scale: 1.2, cover: 0.5, focus: 0.6 });
  const strands = { colour, width: 7.2, loose: TOSSED, ...(isTilted ? { within: REACH } : {}) };
  const heap =
    twirled(d, nest, { ...strands, count: 66 }) +
    among +
    strandsOver(
      d,
      { area: grown(area, 0.82), rise: nest.rise * 1.1 },
      { ...strands, colour: lighten(colour, 0.08), count: 9 },
    ) +
    hero +
    strandsOver(
      d,
      { area: { ...front, ry: front.ry * 0.9 }, rise: 10 },
      { ...strands, colour: lighten(colour, 0.06), count: 1 },
    );
  return {
    ...(isTilted ? { surface: outline(ground, `fill="${darken(colour, 0.44)}"`), risen: heap } : { surface: heap }),
    areas: [front],
    garnished: grown(front, 0.86),
    pieces: [],
  };
};
