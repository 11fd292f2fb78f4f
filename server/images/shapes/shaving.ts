import { n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import { type Pen, span } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import { meatFibres } from '../textures/meatFibres';
import { wetAlong } from '../textures/wetAlong';
import type { PieceKind } from './pieceKind';
import { tornStrip } from './tornStrip';

const ALONG = [
  [-100, 4],
  [-84, 17],
  [-60, 25],
  [-34, 21],
  [-6, 30],
  [22, 23],
  [46, 31],
  [70, 20],
  [88, 16],
  [100, 4],
] as const;

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const { bend, middle, shape } = tornStrip(pen, { along: ALONG, bend: 40, shift: 8, width: [0.62, 1.3] });
  const crust = mix(darken(colour, 0.42), '#5a2208', 0.5);
  const tone = mix(mix(colour, '#b8763c', 0.25), lighten(colour, 0.45), d.random.next() * 0.7);
  const side = d.random.chance(0.5) ? -1 : 1;
  // Crisp where the fire was: along one edge, now broad, now a thread.
  const charred = Array.from({ length: 7 }, (_, i) => {
    const x = -84 + i * 28 + d.random.between(-8, 8);
    return ellipse(
      x,
      middle(x) + side * 22,
      d.random.between(14, 24),
      d.random.between(6, 13),
      `fill="${d.spot(crust, 0.3)}" fill-opacity=".9"`,
    );
  }).join('');
  const fat = `M${n(-80)} ${n(middle(-80) - side * 8)}Q${n(-20)} ${n(middle(-20) - side * 14)} 74 ${n(middle(74) - side * 7)}`;
  return (
    path(shape, `transform="translate(2 8)" fill="${darken(colour, 0.66)}" fill-opacity=".7"`) +
    path(shape, `fill="${span(pen, [lighten(tone, 0.26), tone, darken(tone, 0.16)])}"`) +
    d.clipped(
      path(shape, ''),
      meatFibres(d, { reach: [96, 28], rows: 5, bow: -bend, seam: crust, lit: lighten(tone, 0.5), strength: 0.34 }) +
        charred +
        (d.random.chance(0.5) ? path(fat, line(mix('#f3d9a8', tone, 0.3), 5, 0.55)) : '') +
        path(shape, line(crust, 6, 0.3)),
    ) +
    wetAlong(pen, { reach: [76, 22], count: 4, bow: -bend, gloss: 0.55 })
  );
};

/** A thin shaving of meat from the spit, crisp along the edge that was outside. Recipes write `arc` of the meat. */
export const shaving: PieceKind = { size: 50, count: 22, spin: 180, shadow: [94, 26], colour: '#9a5c34', draw };
