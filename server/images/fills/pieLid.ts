import { type Area, grown, outline, pointsIn } from '../canvas/areas';
import { type Drawing } from '../canvas/drawing';
import { contact } from '../canvas/light';
import { blob, type Point } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { degrees, ellipse, path } from '../canvas/svg';
import { browning } from '../textures/browning';
import { gloss } from '../textures/gloss';
import { wetLights } from '../textures/liquid';
import { bakedFace, ovenBrown } from '../textures/bakedFace';
import type { Filling, FillNeeds } from './filling';
import { lidOrnaments } from './lidOrnaments';
import { pieOpening } from './pieOpening';

/** Points along the edge of an area, evenly apart, each with the direction outwards. */
const alongEdge = ({ x, y, rx, ry, corner }: Area, gap: number) => {
  if (corner === undefined) {
    const count = Math.round((Math.PI * (rx + ry)) / gap);
    return Array.from({ length: count }, (_, i) => {
      const angle = (i / count) * Math.PI * 2;
      return { x: x + Math.cos(angle) * rx, y: y + Math.sin(angle) * ry, turn: degrees(angle) };
    });
  }
  const [across, down] = [Math.round((rx * 2) / gap), Math.round((ry * 2) / gap)];
  const step = (i: number, count: number, half: number) => (i / count) * half * 2 - half;
  return [
    ...Array.from({ length: across }, (_, i) => ({ x: x + step(i, across, rx), y: y - ry, turn: 90 })),
    ...Array.from({ length: down }, (_, i) => ({ x: x + rx, y: y + step(i, down, ry), turn: 0 })),
    ...Array.from({ length: across }, (_, i) => ({ x: x - step(i, across, rx), y: y + ry, turn: 90 })),
    ...Array.from({ length: down }, (_, i) => ({ x: x - rx, y: y - step(i, down, ry), turn: 0 })),
  ];
};

/** The strokes of the brush that the egg was put on with: shining streaks across the lid. */
const eggWash = (d: Drawing, { x, y, rx, ry }: Area, colour: string) =>
  Array.from({ length: 11 }, (_, i) => {
    const [left, top] = [x + d.random.between(-0.86, 0.3) * rx, y + (-0.86 + i * 0.17) * ry];
    const reach = d.random.between(0.3, 0.62) * rx;
    const bend = d.random.between(-8, 8);
    return path(
      `M${left.toFixed(0)} ${top.toFixed(0)}q${(reach * 0.5).toFixed(0)} ${(bend - 8).toFixed(0)} ${reach.toFixed(0)} ${bend.toFixed(0)}q${(-reach * 0.5).toFixed(0)} ${(-bend * 0.4 + 7).toFixed(0)} ${(-reach).toFixed(0)} ${(-bend).toFixed(0)}Z`,
      `fill="${i % 3 ? lighten(colour, 0.5) : mix(colour, ovenBrown(colour), 0.5)}" fill-opacity=".3"`,
    );
  }).join('');

/** Where the pastry has blistered: small flakes, lit on one side and scorched on the other. */
const flakes = (d: Drawing, points: readonly Point[], colour: string) =>
  points
    .map(({ x, y }) => {
      const r = d.random.between(2.5, 8);
      const shape = blob(d.random, x, y, r * 1.6, r, { wobble: 0.3, points: 7, turn: d.random.between(0, 180) });
      return (
        path(shape, `transform="translate(1 2)" fill="${mix(colour, '#7c3410', 0.7)}" fill-opacity=".5"`) +
        path(shape, `fill="${mix(colour, lighten(colour, 0.4), d.random.next())}" fill-opacity=".7"`)
      );
    })
    .join('');

/**
 * A pie in its dish: a browned lid with a pressed edge, slits and leaves of pastry, or broken into where pieces are given.
 * Colours: the pastry, the sauce of the filling.
 */
export const pieLid = ({ d, ground, isDeep, colours, pieces }: FillNeeds): Filling => {
  const [colour = '#d99a42', sauce] = colours;
  const whole = isDeep ? grown(ground, 0.985) : grown(ground, ground.corner === undefined ? 1.24 : 1.04);
  const inner = grown(whole, 0.86);
  const brown = mix(colour, '#8a4412', 0.5);
  const spots = (count: number, share = 0.95) => pointsIn(d.random, inner, count, share);
  const edge = alongEdge(grown(whole, 0.93), 25)
    .map(({ x, y, turn }) => {
      const tone = mix(colour, ovenBrown(colour), d.random.next() ** 2 * 0.55);
      return ellipse(
        x + d.random.between(-1.5, 1.5),
        y + d.random.between(-1.5, 1.5),
        d.random.between(18, 22),
        d.random.between(10, 12.5),
        `fill="${d.shade(tone, { light: 0.44, dark: 0.34 })}" stroke="${darken(tone, 0.5)}" stroke-opacity=".34" stroke-width="1.500"`,
        turn + 32,
      );
    })
    .join('');
  // The lid is broken into at the right, where its filling lies.
  const hollow = {
    x: inner.x + inner.rx * 0.42,
    y: inner.y + inner.ry * 0.2,
    rx: inner.rx * 0.44,
    ry: inner.ry * 0.62,
  };
  const opened =
    pieces.length > 0 ? pieOpening(d, hollow, { crust: colour, sauce: sauce ?? lighten(colour, 0.4), pieces }) : '';
  return {
    surface:
      (isDeep ? '' : contact(d, whole.x, whole.y + 6, whole.rx, whole.ry, 0.6)) +
      outline(whole, `fill="${darken(colour, 0.3)}"`) +
      edge +
      outline(
        inner,
        `fill="${d.shade(colour, { light: 0.34, dark: 0.2 })}" stroke="${darken(colour, 0.4)}" stroke-opacity=".4" stroke-width="4"`,
      ) +
      d.clipped(
        outline(inner),
        bakedFace(d, inner, colour, { cracks: 0, grain: 0.8 }) +
          eggWash(d, inner, colour) +
          browning(d, spots(18), 9, brown, 0.5) +
          flakes(d, spots(26, 0.98), colour) +
          wetLights(d, inner, 20),
      ) +
      gloss(inner, 0.34) +
      (opened || lidOrnaments(d, ground, colour, sauce)),
    areas: [grown(inner, 0.86)],
    // Herbs lie on what was opened, never strewn over a crust.
    garnished: opened ? grown(hollow, 0.8) : grown(inner, 0.86),
    pieces: [],
  };
};
