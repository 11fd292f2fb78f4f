import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { brightness, darken, lighten, mix } from '../canvas/palette';
import { body, type Pen, span } from '../canvas/pen';
import { circle, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** The heads of a floret, which together make its dome: x, y and half width, from the back to the front. */
const HEADS = [
  [-4, -54, 42],
  [-62, -22, 30],
  [60, -24, 30],
  [-2, -30, 38],
  [-34, 0, 29],
  [36, -2, 29],
  [2, 6, 26],
] as const;

/** The dome that they make, in whose shade its lower right lies. */
const DOME =
  'M-94 -18C-94 -50 -70 -62 -60 -76C-40 -94 30 -98 52 -80C66 -66 94 -56 94 -22C92 4 66 26 42 30C20 38 -20 38 -40 30C-66 28 -92 10 -94 -18Z';

/** The stalk that branches into the heads, thick and pale, cut across at its foot. */
const STALK = 'M-58 -6C-40 26 -24 40 -22 88Q2 98 26 88C26 42 42 26 58 -8L0 -20Z';
const BRANCHES = 'M-36 6C-22 26 -12 44 -10 80M36 6C24 26 16 44 14 80M0 14V50';

/** Below this brightness a floret comes from the oven or the pan. */
const ROAST = 0.8;

/** The buds of a head: fine grains, close to each other, lit on one side. */
const buds = ({ d: { random } }: Pen, x: number, y: number, r: number) => {
  let shade = '';
  let light = '';
  for (let i = 0; i < 8; i++) {
    const far = Math.sqrt((i + 0.5) / 8) * r * 0.86;
    const [bx, by] = [x + Math.cos(i * 2.4) * far, y + Math.sin(i * 2.4) * far * 0.92];
    const half = random.between(4, 6.5);
    shade += `M${n(bx - half)} ${n(by + 1)}q${n(half)} ${n(half * 1.3)} ${n(half * 2)} 0`;
    light += `M${n(bx - half * 0.7)} ${n(by - 2)}q${n(half * 0.7)} ${n(-half)} ${n(half * 1.4)} 0`;
  }
  return { shade, light };
};

/** One head: a knobbly dome of buds, browned on its crown where it was roasted. */
const headAt = (pen: Pen, [x, y, r]: (typeof HEADS)[number], tone: string, brown: string, isRoast: boolean) => {
  const { d } = pen;
  const at = [x + d.random.between(-4, 4), y + d.random.between(-4, 4)] as const;
  const head = blob(d.random, at[0], at[1], r * 0.96, r * 0.9, { wobble: 0.13, points: 10 });
  const { shade, light } = buds(pen, at[0], at[1], r);
  const isBrowned = isRoast || d.random.chance(0.3);
  return (
    path(head, `transform="translate(1 5)" fill="${mix(darken(tone, 0.5), brown, 0.5)}" fill-opacity=".8"`) +
    path(
      head,
      `fill="${body(pen, tone, 0.6, 0.46)}" stroke="${mix(darken(tone, 0.55), brown, 0.4)}" stroke-width="2" stroke-opacity=".34"`,
    ) +
    path(shade, line(mix(darken(tone, 0.3), brown, 0.3), 2.4, 0.36)) +
    path(light, line(lighten(tone, 0.8), 2.6, 0.5)) +
    (isBrowned
      ? circle(
          at[0] + d.random.between(-6, 6),
          at[1] - r * 0.4,
          r * d.random.between(0.5, 0.75),
          `fill="${d.spot(brown, 0.1)}" fill-opacity="${isRoast ? 0.85 : 0.5}"`,
        )
      : '')
  );
};

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  const isRoast = brightness(colour) < ROAST;
  // In a sauce it has a little of the sauce's colour, and stays the palest thing there.
  const pale = mix(colour, '#fdf6e2', isRoast ? 0.12 : 0.4);
  const brown = mix(darken(colour, 0.2), '#a8641c', 0.7);
  const stalk = mix(pale, '#dfe6b0', 0.4);
  return (
    path(STALK, `fill="${darken(stalk, 0.5)}" transform="translate(3 7)"`) +
    path(STALK, `fill="${span(pen, [lighten(stalk, 0.5), stalk, darken(stalk, 0.16)])}"`) +
    path(BRANCHES, line(mix(darken(stalk, 0.3), '#a8a860', 0.3), 4, 0.5)) +
    path(DOME, `transform="translate(2 6)" fill="${mix(darken(pale, 0.6), brown, 0.4)}" fill-opacity=".8"`) +
    HEADS.map((head) =>
      headAt(pen, head, mix(pale, d.random.chance(0.5) ? '#fffaf0' : colour, 0.2), brown, isRoast),
    ).join('') +
    path(DOME, `fill="${d.edge(brown, 0.62, 0.55, { x: 0.42, y: 0.36 })}"`)
  );
};

/** A floret of cauliflower: a dome of fine buds on its branching stalk. */
export const cauliflower: PieceKind = { size: 44, count: 9, spin: 34, shadow: [88, 90], colour: '#f0e2ba', draw };
