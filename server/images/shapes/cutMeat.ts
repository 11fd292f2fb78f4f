import { type Drawing, n } from '../canvas/drawing';
import { blob, type Point, smooth } from '../canvas/outlines';
import { darken } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import { wetPatches } from '../textures/wetPatches';
import { cutFaces } from './cutFaces';
import { frontOf, type MeatColours, type Ridge } from './cutMeatFront';

/** The corner towards the viewer, left or right of the middle, and the ridge that falls to it from both ends. */
const cornerOf = (d: Drawing): { corner: number; ridge: Ridge } => {
  const corner = d.random.pick([-1, 1]) * d.random.between(8, 46);
  const [left, right, low] = [d.random.between(-38, -18), d.random.between(-40, -20), d.random.between(-8, 10)];
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
  // Poultry is cut clean; red meat comes apart in its bundles.
  const isClean = bundle > 1;
  const front = (isClean ? cutFaces : frontOf)(d, colours, ridge, corner);
  return (
    path(foot, `transform="translate(2 7)" fill="${darken(shaded, 0.7)}"`) +
    front +
    runs(d, crust, glaze, ridge) +
    path(top, `fill="${body(pen, crust, 0.34, 0.3)}"`) +
    d.clipped(
      path(top, ''),
      searedOn(d, colours, ridge) + wetPatches(pen, { reach: [86, 46], count: 6, glow: glaze, gloss }),
    ) +
    path(`M${n(corner - 40)} ${n(ridge(corner - 40) - 3)}L${n(corner)} ${n(ridge(corner) - 4)}`, line(glaze, 6, 0.5))
  );
};
