import { type Drawing, n } from '../canvas/drawing';
import { blob, type Point, smooth } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import { wetPatches } from '../textures/wetPatches';

/** What a piece of meat is coloured with. */
export interface MeatColours {
  flesh: string;
  /** The face that is turned away from the light. */
  shaded: string;
  /** Where the pan or the sauce browned it. */
  crust: string;
  /** Where the crust touched the metal. */
  seared: string;
  /** The light that its glaze throws back. */
  glaze: string;
  /** Between the fibres. */
  seam: string;
  /** How broad a bundle of fibres is, as a share of the usual. */
  bundle: number;
  /** How strongly its fibres stand apart, from 0 to 1. */
  fibre: number;
  /** How much of its top the darkest crust covers, from 0 to 1. */
  browned: number;
  /** How bright the wet top shines, from 0 to 1. */
  gloss: number;
}

/** Where the top ends and the torn front begins, at x from -100 to 100: it dips to the corner that stands nearest. */
type Ridge = (x: number) => number;

/** The corner towards the viewer, left or right of the middle, and the ridge that falls to it from both ends. */
const cornerOf = (d: Drawing): { corner: number; ridge: Ridge } => {
  const corner = d.random.pick([-1, 1]) * d.random.between(8, 46);
  const [left, right, low] = [d.random.between(-22, -4), d.random.between(-24, -6), d.random.between(8, 24)];
  const ridge = (x: number) => {
    const share = x < corner ? (corner - x) / (corner + 100) : (x - corner) / (100 - corner);
    return low + ((x < corner ? left : right) - low) * share ** 1.25;
  };
  return { corner, ridge };
};

/** The rounded top of a bite as it fell from the knife. */
const topOf = (d: Drawing, ridge: Ridge, corner: number): string => {
  const j = (by = 9) => d.random.between(-by, by);
  const back: Point[] = [
    { x: -90 + j(4), y: ridge(-90) - 6 },
    { x: -82 + j(), y: -44 + j() },
    { x: -40 + j(), y: -60 + j() },
    { x: 24 + j(14), y: -64 + j() },
    { x: 76 + j(), y: -46 + j() },
    { x: 92 + j(4), y: ridge(90) - 6 },
  ];
  const front: Point[] = [64, corner + 26, corner, corner - 28, -66]
    .filter((x) => Math.abs(x) < 80)
    .map((x) => ({ x, y: ridge(x) + j(4) }));
  return smooth([...back, ...front]);
};

/** A crack between two bundles, pointed at both ends. */
const crack = (x: number, from: number, to: number, lean: number, half: number) =>
  `M${n(x)} ${n(from)}Q${n(x + lean * 0.4 + half)} ${n((from + to) / 2)} ${n(x + lean)} ${n(to)}Q${n(x + lean * 0.4 - half)} ${n((from + to) / 2)} ${n(x)} ${n(from)}Z`;

/** The two faces towards the viewer, where the meat came apart: thick bundles, the light on their flanks, cracks between. */
const frontOf = (
  d: Drawing,
  { flesh, shaded, crust, seam, bundle, fibre }: MeatColours,
  ridge: Ridge,
  corner: number,
) => {
  let drawn = '';
  let lights = '';
  let cracks = '';
  let x = -92;
  while (x < 84) {
    const wide = Math.min(d.random.between(20, 44) * bundle, 96 - x);
    const middle = x + wide / 2;
    const isLit = middle < corner;
    const near = 1 - Math.abs(middle - corner) / 240;
    const [from, to] = [ridge(middle) - 12, ridge(middle) + near * d.random.between(60, 76)];
    const half = wide * 0.6;
    const tone = darken(isLit ? flesh : shaded, d.random.between(0, 0.12));
    const lean = (isLit ? 7 : -5) + d.random.between(-6, 6);
    const [left, right] = [middle - half, middle + half];
    drawn += path(
      `M${n(left)} ${n(from)}C${n(left + lean * 0.4)} ${n(to - 20)} ${n(left + lean)} ${n(to + 2)} ${n(middle + lean)} ${n(to)}C${n(right + lean)} ${n(to - 2)} ${n(right + lean * 0.4)} ${n(to - 18)} ${n(right)} ${n(from)}Z`,
      `fill="${d.run([crust, mix(tone, lighten(tone, 0.2), isLit ? 1 : 0.3), tone, mix(tone, darken(shaded, 0.5), 0.7)])}"`,
    );
    for (const off of wide > 30 ? [-0.5, 0.1] : [-0.2])
      lights += crack(
        middle + off * half,
        from + d.random.between(14, 30),
        to - 10,
        lean * 0.8,
        d.random.between(3, 6),
      );
    if (bundle === 1 || d.random.chance(0.6))
      cracks += crack(right - 4, from + d.random.between(8, 26), to + 2, lean * 0.8, d.random.between(3, 7));
    x += wide;
  }
  return (
    drawn +
    path(cracks, `fill="${seam}" fill-opacity="${fibre}"`) +
    path(lights, `fill="${lighten(flesh, 0.45)}" fill-opacity="${(fibre * 0.75).toFixed(2)}"`)
  );
};

/** The glaze where it runs over the ridge: tongues of unlike length, a light on each. */
const runs = (d: Drawing, crust: string, glaze: string, ridge: Ridge) =>
  Array.from({ length: d.random.whole(2, 3) }, (_, i) => {
    const x = -64 + i * 52 + d.random.between(-16, 16);
    const [half, long] = [d.random.between(11, 20), d.random.between(14, 38)];
    const y = ridge(x) - 6;
    return (
      path(
        `M${n(x - half * 1.5)} ${n(y - 4)}C${n(x - half * 0.7)} ${n(y + 4)} ${n(x - half)} ${n(y + long)} ${n(x)} ${n(y + long)}C${n(x + half)} ${n(y + long)} ${n(x + half * 0.7)} ${n(y + 4)} ${n(x + half * 1.5)} ${n(y - 4)}Z`,
        `fill="${crust}" fill-opacity=".86"`,
      ) + path(`M${n(x - half * 0.36)} ${n(y + 3)}v${n(long * 0.5)}`, line(glaze, 5, 0.75))
    );
  }).join('');

/** The darkest crust: at the back and along the ridge, where the pan was hottest. */
const searedOn = (d: Drawing, { seared, crust, browned }: MeatColours, ridge: Ridge) =>
  Array.from({ length: Math.round(3 + browned * 7) }, (_, i) => {
    const x = d.random.between(-84, 88);
    const y = i % 2 ? ridge(x) - d.random.between(2, 12) : d.random.between(-64, -30);
    return ellipse(
      x,
      y,
      d.random.between(18, 40),
      d.random.between(8, 16),
      `fill="${d.spot(i % 3 ? seared : crust, 0.2)}" fill-opacity="${n(0.5 + browned * 0.3)}"`,
      d.random.between(-24, 24),
    );
  }).join('');

/** One bite of cooked meat: a glazed, browned top, below its ridge the two torn faces with their bundles of fibres. */
export const drawCutMeat = (pen: Pen, colours: MeatColours): string => {
  const { d } = pen;
  const { shaded, crust, glaze, gloss, bundle } = colours;
  const { corner, ridge } = cornerOf(d);
  const top = topOf(d, ridge, corner);
  const foot = blob(d.random, 3, 14, 94, 54, { wobble: 0.08, points: 11 });
  const front = frontOf(d, colours, ridge, corner);
  return (
    path(foot, `transform="translate(2 7)" fill="${darken(shaded, 0.7)}"`) +
    // Poultry is cut clean; red meat ends in its bundles.
    (bundle > 1 ? d.clipped(path(foot, ''), front) : front) +
    runs(d, crust, glaze, ridge) +
    path(top, `fill="${body(pen, crust, 0.34, 0.3)}"`) +
    d.clipped(
      path(top, ''),
      searedOn(d, colours, ridge) + wetPatches(pen, { reach: [86, 46], count: 6, glow: glaze, gloss }),
    ) +
    path(`M${n(corner - 40)} ${n(ridge(corner - 40) - 3)}L${n(corner)} ${n(ridge(corner) - 4)}`, line(glaze, 6, 0.5))
  );
};
