import { grown, pointIn, pointsIn } from '../canvas/areas';
import { type Drawing, n } from '../canvas/drawing';
import type { Point } from '../canvas/outlines';
import { darken, lighten, mix, SHADOW } from '../canvas/palette';
import { ellipse, path, placed } from '../canvas/svg';
import type { DrawGarnish } from './garnish';

/** One curl from the grater: thick in its middle, drawn out at both ends, limp in the warmth. */
const curl = (d: Drawing, { x, y }: Point, colour: string) => {
  const { random } = d;
  const [half, thick] = [random.between(5, 13), random.between(1.7, 3.1)];
  const bow = random.between(-0.9, 0.9) * half;
  const lean = random.between(-0.3, 0.3) * half;
  const route = `M${n(-half)} 0Q${n(lean)} ${n(bow - thick)} ${n(half)} ${n(lean)}Q${n(lean)} ${n(bow + thick)} ${n(-half)} 0Z`;
  const tone = mix(darken(colour, 0.1), lighten(colour, 0.5), random.next());
  return placed(
    x,
    y,
    random.between(0, 360),
    path(route, `transform="translate(1 2)" fill="${SHADOW}" fill-opacity=".3"`) +
      path(route, `fill="${tone}" stroke="${tone}" stroke-width="1.4" stroke-linejoin="round"`),
  );
};

/** Grated cheese as it falls from the hand: in drifts that begin to melt, and some curls between them. */
export const gratedCheese: DrawGarnish = ({ d, area, colour, room }) => {
  const { random } = d;
  const tone = mix(colour('#fbe9b4'), '#f4cf74', 0.22);
  const within = grown(area, 0.86);
  const drifts = pointsIn(random, grown(within, 0.74), Math.round(4 + 3 * room)).map((at) => ({
    ...at,
    r: random.between(24, 46) * Math.min(1, Math.sqrt(room) + 0.2),
  }));
  const melting = drifts.map(({ x, y, r }) =>
    ellipse(x, y, r * 1.1, r * 0.76, `fill="${d.spot(tone, 0.2)}" fill-opacity=".62"`, random.between(0, 180)),
  );
  const fallen = drifts.flatMap(({ x, y, r }) => pointsIn(random, { x, y, rx: r, ry: r * 0.8 }, 13));
  const between = Array.from({ length: Math.round(16 + 12 * room) }, () => pointIn(random, within));
  return melting.join('') + [...fallen, ...between].map((at) => curl(d, at, tone)).join('');
};
