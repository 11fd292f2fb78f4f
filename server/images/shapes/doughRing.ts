import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, gleam, type Pen, shine } from '../canvas/pen';
import type { Random } from '../canvas/seededRandom';
import { circle, ellipse, line, path } from '../canvas/svg';
import { speckled } from '../textures/speckled';
import type { PieceKind } from './pieceKind';

const HOLE = 27;

/** An uneven ring: glaze that runs down both sides. */
const smoothRing = (random: Random) =>
  `${blob(random, 0, -2, 86, 85, { wobble: 0.05, points: 16 })}${blob(random, 0, 0, 36, 35, { wobble: 0.07, points: 10 })}`;

const ringOf = (r: number, hole: number) =>
  `M${n(-r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(r * 2)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-r * 2)} 0M${n(-hole)} 0a${n(hole)} ${n(hole)} 0 1 0 ${n(hole * 2)} 0a${n(hole)} ${n(hole)} 0 1 0 ${n(-hole * 2)} 0Z`;

/** What the ring's ingredient puts on it: glaze, seeds or sugar. */
const topping = (pen: Pen): string => {
  const { d, ingredient, turn } = pen;
  if (/icing|glaze|chocolate/i.test(ingredient)) {
    const glaze = /chocolate/i.test(ingredient) ? '#5a3020' : '#f7e6dc';
    const route = smoothRing(d.random);
    return (
      path(route, `transform="translate(1 5)" fill-rule="evenodd" fill="${darken(glaze, 0.5)}" fill-opacity=".5"`) +
      path(route, `fill-rule="evenodd" fill="${d.shade(glaze, { light: 0.7, dark: 0.2, turn })}" fill-opacity=".94"`) +
      // The glaze is thin on the crown, thick in its drips: the dough shows through, light runs round.
      circle(0, 0, 60, line(mix(glaze, '#d9a04c', 0.4), 16, 0.26)) +
      circle(0, 0, 82, line(darken(glaze, 0.3), 4, 0.24)) +
      [-34, 6, 150]
        .map((aside, i) => gleam(pen, i === 2 ? 52 : 64, [26, 14, 12][i]!, [0.95, 0.8, 0.5][i]!, aside))
        .join('')
    );
  }
  const isSeeded = /sesame|seed|poppy/i.test(ingredient);
  if (!isSeeded && !/sugar|coating/i.test(ingredient)) return '';
  return Array.from({ length: isSeeded ? 46 : 70 }, () => {
    const angle = d.random.next() * 6.283;
    const far = d.random.between(38, 84);
    const tone = isSeeded ? d.random.pick(['#fbeccb', '#fbeccb', '#3a2a24']) : '#ffffff';
    return ellipse(
      Math.cos(angle) * far,
      Math.sin(angle) * far,
      isSeeded ? 5 : 3,
      3,
      `fill="${tone}" fill-opacity=".9"`,
      (angle * 180) / 2,
    );
  }).join('');
};

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const ring = ringOf(97, HOLE);
  const brown = mix(darken(colour, 0.3), '#8a4a14', 0.3);
  return (
    path(ring, `transform="translate(3 9)" fill-rule="evenodd" fill="${darken(colour, 0.6)}"`) +
    path(ring, `fill-rule="evenodd" fill="${body(pen, colour, 0.4, 0.4)}"`) +
    d.clipped(
      path(ring, 'clip-rule="evenodd"'),
      circle(0, 0, 62, `fill="none" stroke="${lighten(colour, 0.55)}" stroke-width="30" stroke-opacity=".4"`) +
        circle(0, 0, 60, `fill="none" stroke="${lighten(colour, 0.6)}" stroke-width="12" stroke-opacity=".4"`) +
        circle(0, 0, 96, `fill="none" stroke="${brown}" stroke-width="16" stroke-opacity=".5"`) +
        circle(0, 0, HOLE, `fill="none" stroke="${brown}" stroke-width="18" stroke-opacity=".6"`) +
        speckled(pen, 26, 92, 6),
    ) +
    topping(pen) +
    shine(pen, 66, 26, 9, 0.6) +
    shine(pen, -58, 14, 5, 0.25)
  );
};

/** A ring of dough, baked, fried or glazed: a doughnut, a bagel, a vada. */
export const doughRing: PieceKind = {
  size: 76,
  count: 5,
  spin: 180,
  isOpen: true,
  shadow: [98, 98],
  colour: '#d09446',
  side: { lean: 0.64, high: 30, wall: 'bulging', foot: 0.9, stack: 2 },
  draw,
};
