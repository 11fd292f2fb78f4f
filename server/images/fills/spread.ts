import { type Area, grown, outline, pointsIn } from '../canvas/areas';
import { type Drawing } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { brightness, darken, lighten, mix } from '../canvas/palette';
import { circle, path, placed } from '../canvas/svg';
import { dippedSpoon } from '../textures/dippedSpoon';
import { spoonSwirl } from '../textures/spoonSwirl';
import { tonalPatches } from '../textures/tonalPatches';
import type { Filling, FillNeeds } from './filling';
import { mound } from './mound';

/** From this brightness on a dip is smooth: yoghurt, a purée. Darker ones were crushed. */
const SMOOTH = 0.8;

/** What the fork or the mortar left: crumbs standing in the paste, each with its lit and its shaded side. */
const lumps = (d: Drawing, area: Area, colour: string) => {
  const isSmooth = brightness(colour) > SMOOTH;
  return pointsIn(d.random, area, isSmooth ? 40 : 150, 0.97)
    .map(({ x, y }) => {
      const r = 1.6 + d.random.next() ** 3 * (isSmooth ? 3 : 7.5);
      const shape = blob(d.random, 0, 0, r * 1.25, r * 0.9, {
        wobble: 0.22,
        points: 7,
        turn: d.random.between(0, 180),
      });
      const tone = d.random.chance(0.3) ? darken(colour, 0.16) : mix(colour, lighten(colour, 0.3), d.random.next());
      return placed(
        x,
        y,
        0,
        path(shape, `transform="translate(1.200 1.900)" fill="${darken(colour, 0.5)}" fill-opacity=".34"`) +
          path(shape, `fill="${tone}" fill-opacity=".85"`) +
          (r > 4 ? circle(-r * 0.3, -r * 0.34, r * 0.22, 'fill="#fffaf0" fill-opacity=".5"') : ''),
      );
    })
    .join('');
};

/** A thick dip or mash, rough from the fork and spread with a spoon. Colours: it, then what lies in its hollows: oil, butter. */
export const spread = ({ d, ground, isDeep, colours, pieces }: FillNeeds): Filling => {
  const [colour = '#e9d6a8', poured] = colours;
  // Thick enough to stand, it keeps away from the wall of its bowl.
  const room = grown(ground, isDeep ? 0.9 : 1.06);
  const { shape, drawn } = mound(d, room, false, colour, 0.34);
  const rounded = outline(grown(room, 1.04), `fill="${d.edge(darken(colour, 0.6), 0.7, 0.62, { x: 0.46, y: 0.45 })}"`);
  return {
    surface:
      drawn +
      d.clipped(
        shape,
        tonalPatches(d, pointsIn(d.random, room, 20, 0.9), room.rx * 0.16, colour, 0.5) +
          lumps(d, room, colour) +
          spoonSwirl(d, room, colour, poured) +
          rounded,
      ),
    areas: [grown(room, 0.7)],
    garnished: grown(room, 0.74),
    pieces,
    crowd: 0.9,
    scale: 1.25,
    focus: 0.5,
    // What has oil or butter in its furrow is dipped into: no spoon stands in it.
    over: isDeep && pieces.length === 0 && !poured ? dippedSpoon(d, room, colour, false) : undefined,
  };
};
