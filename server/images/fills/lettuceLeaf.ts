import { type Drawing, n } from '../canvas/drawing';
import { sliver } from '../canvas/light';
import { type Point, smooth } from '../canvas/outlines';
import { brightness, darken, fuller, lighten, mix } from '../canvas/palette';
import { ellipse, line, path } from '../canvas/svg';

/** Lobes along each side of a leaf. */
const LOBES = 5;

/** Half the breadth of a leaf at its foot and at its broadest place. */
const [FOOT, BROAD] = [16, 70] as const;

/** Below this brightness a leaf is not that of a lettuce. */
const DARK = 0.54;

/** Half its breadth at `t`, from the foot (0) to the tip (1). */
const breadth = (t: number) => FOOT + (BROAD - FOOT) * Math.sin(Math.PI * Math.min(1, t * 0.86 + 0.06)) ** 0.8;

/** One frilled side, from the foot to the tip. */
const frill = ({ random }: Drawing, side: 1 | -1): Point[] =>
  Array.from({ length: LOBES * 2 }, (_, i) => {
    const t = (i + 0.6) / (LOBES * 2);
    const reach = i % 2 ? random.between(0.98, 1.1) : random.between(0.84, 0.96);
    return { x: -96 + 190 * t + random.between(-5, 5), y: side * breadth(t) * reach };
  });

/** The valley of a fold from the rib towards the edge, and the crest that catches the light beside it. */
const fold = ({ random }: Drawing, side: 1 | -1, x: number, tones: { dark: string; lit: string }) => {
  const far = side * random.between(44, 60);
  const bow = random.between(18, 34);
  const route = `M${n(x)} ${n(side * 5)}Q${n(x + bow)} ${n(far * 0.42)} ${n(x + bow * 1.2)} ${n(far)}`;
  return (
    path(
      `${route}Q${n(x + bow * 1.7)} ${n(far * 0.4)} ${n(x)} ${n(side * 5)}Z`,
      `fill="${tones.dark}" fill-opacity=".62"`,
    ) + path(route, `${line(tones.lit, 6.5, 0.75)} transform="translate(-5 -2)"`)
  );
};

/** The edge that has curled over: its pale underside, and the shade that it throws on the leaf. */
const curled = (points: readonly Point[], tones: { dark: string; pale: string }) => {
  const inner = points.map(({ x, y }, i) => ({
    x: x - 3,
    y: y * (0.7 - 0.12 * Math.sin((Math.PI * i) / (points.length - 1))),
  }));
  const shape = smooth([...points, ...inner.toReversed()]);
  return (
    path(shape, `transform="translate(2 ${points[0]!.y > 0 ? -7 : 8})" fill="${tones.dark}" fill-opacity=".6"`) +
    path(shape, `fill="${tones.pale}"`)
  );
};

/**
 * A lettuce leaf of 200 in length, its foot to the left: a pale crisp rib, a frilled edge of which a part has curled over,
 * folds, and the light that comes through where it is thin.
 */
export const lettuceLeaf = (d: Drawing, colour: string, turn: number): string => {
  const { random } = d;
  const green = fuller(colour, 0.3);
  // A dark leaf, such as kale, has a green rib.
  const heart = mix(lighten(green, 0.55), '#f2f4c4', brightness(colour) < DARK ? 0.2 : 0.6);
  const tones = {
    dark: darken(green, 0.42),
    lit: mix(lighten(green, 0.6), '#e4f29a', 0.5),
    pale: mix(lighten(green, 0.4), '#eef2b8', 0.42),
  };
  const [upper, lower] = [frill(d, -1), frill(d, 1)];
  const shape = smooth([{ x: -104, y: 0 }, ...upper, { x: 100, y: random.between(-8, 8) }, ...lower.toReversed()]);
  const [edge, from] = [random.chance(0.5) ? upper : lower, random.whole(3, 5)];
  const glow = random.between(-0.5, 0.5) * 60;
  return (
    path(shape, `transform="translate(3 9)" fill="${darken(green, 0.66)}" fill-opacity=".7"`) +
    path(shape, `fill="${d.run([heart, mix(heart, green, 0.7), green, darken(green, 0.2)], true)}"`) +
    d.clipped(
      path(shape, ''),
      ellipse(20, 62, 120, 46, `fill="${d.spot(tones.dark, 0)}" fill-opacity=".62"`) +
        ellipse(30 + glow, -34, 62, 34, `fill="${d.spot('#d6ee5e', 0)}" fill-opacity=".62"`) +
        [-44, -6, 34].map((x) => fold(d, -1, x + random.between(-8, 8), tones)).join('') +
        [-50, -14, 28].map((x) => fold(d, 1, x + random.between(-8, 8), tones)).join(''),
    ) +
    path(
      'M-104 -11C-60 -11 0 -5 82 0C0 6 -60 12 -104 12Z',
      `fill="${d.run([lighten(heart, 0.5), heart, mix(heart, green, 0.4)], true)}"`,
    ) +
    path('M-100 11C-60 11 0 5 78 1', line(tones.dark, 3.4, 0.42)) +
    curled(edge.slice(from, from + 5), tones) +
    sliver(random.between(-30, 30), -32, 15, 0.62, -38 - turn)
  );
};
