import { type Area, grown, outline, pointsIn } from '../canvas/areas';
import { type Drawing, n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { line, path, placed } from '../canvas/svg';
import { dippedSpoon } from '../textures/dippedSpoon';
import { tonalPatches } from '../textures/tonalPatches';
import type { Filling, FillNeeds } from './filling';
import { mound } from './mound';

/** Strokes of the spoon: how far from the middle they lie, as a share of the radius, and how wide they are. */
const STROKES = [
  { reach: 0.7, wide: 0.22, from: 200, sweep: 120 },
  { reach: 0.66, wide: 0.2, from: 340, sweep: 110 },
  { reach: 0.62, wide: 0.2, from: 90, sweep: 96 },
  { reach: 0.36, wide: 0.2, from: 30, sweep: 150 },
  { reach: 0.3, wide: 0.18, from: 220, sweep: 140 },
] as const;

/** A hollow that a spoon left, with the ridge that it pushed up at its outer side and what gathers in it. */
const stroke = (
  d: Drawing,
  { x, y, rx, ry }: Area,
  colour: string,
  poured: string | undefined,
  i: number,
  turn: number,
) => {
  const { random } = d;
  const { reach, wide, from, sweep } = STROKES[i]!;
  const far = reach * 0.86 + random.between(-0.05, 0.05);
  const drift = random.between(-0.34, 0.34);
  const width = Math.min(rx, ry) * wide;
  const arc = (out: number, cut = 0) => {
    const at = Array.from({ length: 9 }, (_, k) => {
      const share = cut + (k / 8) * (1 - 2 * cut);
      const radians = ((from + turn + share * sweep) * Math.PI) / 180;
      const r = far + drift * (share - 0.5) + out;
      return `${n(x + Math.cos(radians) * rx * r)} ${n(y + Math.sin(radians) * ry * r)}`;
    });
    return `M${at.join('L')}`;
  };
  return (
    path(arc(wide * 0.62, 0.06), line(lighten(colour, 0.42), width * 0.4, 0.5)) +
    path(arc(0), line(darken(colour, 0.2), width, 0.3)) +
    path(arc(-wide * 0.06, 0.05), line(darken(colour, 0.26), width * 0.74, 0.34)) +
    path(arc(wide * 0.52, 0.12), line(lighten(colour, 0.7), width * 0.12, 0.6)) +
    (poured
      ? path(arc(-0.02, 0.1), line(poured, width * 0.4, 0.6)) +
        path(arc(-0.05, 0.2), line(lighten(poured, 0.75), width * 0.08, 0.6))
      : '')
  );
};

/** What the fork left: lumps with a lit and a shaded side. */
const lumps = (d: Drawing, area: Area, colour: string) =>
  pointsIn(d.random, area, 90, 0.97)
    .map(({ x, y }) => {
      const r = 3 + d.random.next() ** 2 * 11;
      const shape = blob(d.random, 0, 0, r * 1.3, r * 0.86, { wobble: 0.3, points: 7, turn: d.random.between(0, 180) });
      return placed(
        x,
        y,
        0,
        path(shape, `transform="translate(1.500 3)" fill="${darken(colour, 0.3)}" fill-opacity=".3"`) +
          path(shape, `fill="${mix(colour, lighten(colour, 0.22), d.random.next())}" fill-opacity=".7"`),
      );
    })
    .join('');

/** A thick dip or mash, rough from the fork and spread with a spoon. Colours: it, then what lies in its hollows: oil, butter. */
export const spread = ({ d, ground, isDeep, colours, pieces }: FillNeeds): Filling => {
  const [colour = '#e9d6a8', poured] = colours;
  // Thick enough to stand, it keeps away from the wall of its bowl.
  const room = grown(ground, isDeep ? 0.9 : 1.06);
  const { shape, drawn } = mound(d, room, false, colour, 0.34);
  const turn = d.random.between(0, 360);
  const rounded = outline(grown(room, 1.04), `fill="${d.edge(darken(colour, 0.6), 0.7, 0.62, { x: 0.46, y: 0.45 })}"`);
  return {
    surface:
      drawn +
      d.clipped(
        shape,
        tonalPatches(d, pointsIn(d.random, room, 20, 0.9), room.rx * 0.16, colour, 0.5) +
          STROKES.map((_, i) => stroke(d, room, colour, poured, i, turn)).join('') +
          lumps(d, room, colour) +
          rounded,
      ),
    areas: [grown(room, 0.7)],
    garnished: grown(room, 0.74),
    pieces,
    crowd: 0.9,
    scale: 1.25,
    focus: 0.5,
    over: isDeep && pieces.length === 0 ? dippedSpoon(d, room, colour) : undefined,
  };
};
