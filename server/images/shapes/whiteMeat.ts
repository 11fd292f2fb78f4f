import { n } from '../canvas/drawing';
import type { Point } from '../canvas/outlines';
import { brightness, darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { degrees, ellipse, line, path } from '../canvas/svg';
import { wetPatches } from '../textures/wetPatches';

/** Half width and half height of the top of a bite. */
const REACH = [92, 54] as const;

/** How much of each side is taken by the bend of a corner. */
const CUT = 0.12;

/** The corners of a bite, some near each other: its sides are uneven, and none is straight. */
const cornersOf = ({ d: { random } }: Pen): Point[] => {
  const start = random.between(0, 6.283);
  return Array.from({ length: 6 }, (_, i) => {
    const angle = start + ((i + random.between(-0.3, 0.3)) / 6) * 6.283;
    const far = random.between(0.86, 1.12);
    return { x: Math.cos(angle) * REACH[0] * far, y: Math.sin(angle) * REACH[1] * far - 10 };
  });
};

/** A line round the corners, each of them cut off a little: the knife left sides that are nearly straight, no dumpling. */
const rounded = (corners: readonly Point[]): string =>
  `${corners
    .map((at, i) => {
      const [last, next] = [corners[(i + corners.length - 1) % corners.length]!, corners[(i + 1) % corners.length]!];
      const near = (to: Point) => `${n(at.x + (to.x - at.x) * CUT)} ${n(at.y + (to.y - at.y) * CUT)}`;
      return `${i === 0 ? 'M' : 'L'}${near(last)}Q${n(at.x)} ${n(at.y)} ${near(next)}`;
    })
    .join('')}Z`;

/** The long fibres of the cut face, and where the pan browned them. */
const grain = ({ d: { random } }: Pen) =>
  Array.from({ length: 4 }, (_, i) => {
    const y = -44 + i * 24 + random.between(-3, 3);
    const x = random.between(-74, 0);
    return `M${n(x)} ${n(y)}q${n(random.between(16, 30))} ${n(random.between(-7, -2))} ${n(random.between(40, 76))} ${n(random.between(-3, 5))}`;
  }).join('');

/** The short strands of white meat where it was torn, below the browned top. */
const strands = ({ d: { random } }: Pen) =>
  Array.from({ length: 9 }, () => {
    const x = random.between(-76, 60);
    const y = 62 - Math.abs(x) * 0.34 - random.between(0, 34);
    return `M${n(x)} ${n(y)}q${n(random.between(8, 14))} 5 ${n(random.between(18, 30))} ${n(x < 0 ? 7 : -5)}`;
  }).join('');

/** Where it lay on the metal, and the bumps between: soft brown along its edge, a paler swelling or two in the middle. */
const browned = ({ d }: Pen, corners: readonly Point[], brown: string, pale: string) =>
  [0, 1]
    .map(() =>
      ellipse(
        d.random.between(-44, 40),
        d.random.between(-34, 14),
        d.random.between(22, 38),
        d.random.between(12, 20),
        `fill="${d.spot(pale, 0.1)}" fill-opacity=".6"`,
        d.random.between(-30, 30),
      ),
    )
    .join('') +
  corners
    .filter((_, i) => i % 2 === 0)
    .map(({ x, y }) =>
      ellipse(
        x * 0.88,
        y * 0.88,
        d.random.between(24, 40),
        d.random.between(11, 18),
        `fill="${d.spot(brown, 0.15)}" fill-opacity="${n(d.random.between(0.7, 0.95))}"`,
        degrees(Math.atan2(y, x)) + 90,
      ),
    )
    .join('');

/**
 * A bite of chicken, turkey or rabbit as it was torn or cut, in the colour of what it was cooked in: its top browned and
 * wet, below it the paler side with its short strands.
 */
export const drawWhiteMeat = (pen: Pen): string => {
  const { d, colour } = pen;
  const corners = cornersOf(pen);
  const top = rounded(corners);
  const thick = d.random.between(15, 26);
  const down = corners.map(({ x, y }) => ({ x: x * 0.97 + 2, y: y > -14 ? y + thick : y }));
  const whole = rounded(down);
  const bright = brightness(colour);
  const flesh = mix(lighten(colour, 0.1), '#f8dfb4', bright > 0.68 ? 0.5 : 0.4);
  const crust = mix(colour, '#cf8a3a', bright > 0.76 ? 0.2 : 0.3);
  const brown = mix(darken(crust, 0.3), '#86390a', 0.66);
  return (
    path(whole, `transform="translate(2 8)" fill="${mix(darken(colour, 0.62), '#3a1606', 0.3)}"`) +
    path(whole, `fill="${d.sweep([lighten(flesh, 0.24), flesh, mix(darken(flesh, 0.3), brown, 0.3)], pen.turn)}"`) +
    d.clipped(
      path(whole, ''),
      path(strands(pen), line(mix(darken(flesh, 0.34), brown, 0.4), 4, 0.6)) +
        path(strands(pen), line(lighten(flesh, 0.6), 3.5, 0.5)) +
        path(whole, line(brown, 10, 0.44)) +
        path(top, `transform="translate(1 5)" fill="${brown}" fill-opacity=".24"`),
    ) +
    path(top, `fill="${body(pen, crust, 0.4, 0.3)}"`) +
    d.clipped(
      path(top, ''),
      browned(pen, corners, brown, mix(lighten(crust, 0.4), '#ffe0a4', 0.3)) +
        path(grain(pen), line(brown, 3, 0.22)) +
        path(grain(pen), line(lighten(flesh, 0.5), 3, 0.3)) +
        path(top, line(brown, 7, 0.4)) +
        wetPatches(pen, { reach: [82, 46], count: 3, glow: mix(lighten(crust, 0.5), '#ffe2a0', 0.5), gloss: 0.5 }),
    )
  );
};
