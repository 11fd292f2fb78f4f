import { type Drawing, n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import { line, path } from '../canvas/svg';
import type { MeatColours, Ridge } from './cutMeatFront';

/** How far below the ridge a knife has cut a bite off, at its corner and at its ends. */
const DEPTH = { corner: 74, end: 52 } as const;

/** An opacity in two digits. */
const soft = (value: number) => Number(value.toFixed(2));

/** One flat face from its outer end on the ridge to the corner; its lower edge is worn round at the end. */
const faceTo = (corner: number, end: number, ridge: Ridge, low: (x: number) => number) => {
  const middle = (end + corner) / 2;
  const worn = (corner - end) * 0.16;
  return `M${n(end)} ${n(ridge(end) - 14)}L${n(end + worn * 0.3)} ${n(low(end) - 16)}Q${n(end + worn * 0.4)} ${n(low(end))} ${n(end + worn * 1.2)} ${n(low(end + worn))}Q${n(middle)} ${n(low(middle) + 5)} ${n(corner)} ${n(low(corner))}L${n(corner)} ${n(ridge(corner) - 14)}L${n(middle)} ${n(ridge(middle) - 18)}Z`;
};

/** The grain of cooked white meat on a face: fine, nearly level strands that end within it. */
const grain = (d: Drawing, from: number, to: number, ridge: Ridge, low: (x: number) => number, slope: number) => {
  let dark = '';
  let light = '';
  for (const share of [0.2, 0.34, 0.48, 0.62, 0.76]) {
    const x = from + (to - from) * d.random.between(0.06, 0.4);
    const long = (to - from) * d.random.between(0.26, 0.52);
    const y = ridge(x) + (low(x) - ridge(x)) * (share + d.random.between(-0.05, 0.05));
    const strand = `M${n(x)} ${n(y)}q${n(long / 2)} ${n(slope * long * 0.5 + 3)} ${n(long)} ${n(slope * long)}`;
    dark += strand;
    light += `M${n(x + 3)} ${n(y + 5)}q${n(long * 0.4)} ${n(slope * long * 0.4 + 3)} ${n(long * 0.8)} ${n(slope * long * 0.8)}`;
  }
  return { dark, light };
};

/** The two faces of a bite of white meat towards the viewer, as a knife leaves them: flat, pale, with a fine grain. */
export const cutFaces = (
  d: Drawing,
  { flesh, shaded, crust, seam, fibre }: MeatColours,
  ridge: Ridge,
  corner: number,
) => {
  const low = (x: number) =>
    ridge(x) + DEPTH.end + (DEPTH.corner - DEPTH.end) * Math.max(0, 1 - Math.abs(x - corner) / 90);
  const [left, right] = [grain(d, -88, corner, ridge, low, 0.2), grain(d, corner, 90, ridge, low, -0.2)];
  const far = mix(flesh, shaded, 0.62);
  return (
    path(faceTo(corner, 90, ridge, low), `fill="${d.run([mix(far, crust, 0.5), far, far, darken(shaded, 0.24)])}"`) +
    path(
      faceTo(corner, -88, ridge, low),
      `fill="${d.run([mix(flesh, crust, 0.45), lighten(flesh, 0.3), flesh, mix(flesh, shaded, 0.8)])}"`,
    ) +
    path(left.dark + right.dark, line(seam, 3, soft(fibre * 0.9))) +
    path(left.light + right.light, line(lighten(flesh, 0.6), 3, soft(fibre * 1.2)))
  );
};
