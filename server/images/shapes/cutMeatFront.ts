import { type Drawing, n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import { path } from '../canvas/svg';

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
export type Ridge = (x: number) => number;

/** A crack between two bundles, pointed at both ends. */
const crack = (x: number, from: number, to: number, lean: number, half: number) =>
  `M${n(x)} ${n(from)}Q${n(x + lean * 0.4 + half)} ${n((from + to) / 2)} ${n(x + lean)} ${n(to)}Q${n(x + lean * 0.4 - half)} ${n((from + to) / 2)} ${n(x)} ${n(from)}Z`;

/** The two faces towards the viewer, where the meat came apart: thick bundles, the light on their flanks, cracks between. */
export const frontOf = (
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
