import { type Drawing, n } from '../../canvas/drawing';
import { contact } from '../../canvas/light';
import type { Point } from '../../canvas/outlines';
import { darken, lighten, mix } from '../../canvas/palette';
import { ellipse, line, path, placed } from '../../canvas/svg';
import type { PictureItem } from '../../pictureSpec';
import { colourOf } from '../../pieces/drawPiece';
import { pieceKind } from '../../pieces/pieceKinds';

/** Where something is cut, from its middle, how high and how thick it is there, and how many slices have fallen off it. */
interface Cut {
  at: number;
  half: number;
  thick: number;
  slices: number;
}

/** What is served whole and cut into on the plate. */
const CUTS: Readonly<Record<string, Cut>> = {
  steak: { at: 10, half: 60, thick: 20, slices: 4 },
  'chicken-breast': { at: 4, half: 46, thick: 20, slices: 4 },
  cutlet: { at: 6, half: 65, thick: 13, slices: 4 },
  'crumbed-fillet': { at: -4, half: 42, thick: 15, slices: 3 },
  'battered-fish': { at: -44, half: 33, thick: 15, slices: 0 },
};

/** Whether a piece of this kind shows its inside. */
export const isCarved = (item: PictureItem): boolean => Object.hasOwn(CUTS, item.kind);

const PINK = /beef|steak|rib|ternera|b(oe|œ)uf|duck|pato|canard|lamb|cordero|agneau|entrec/i;

/** The colour of what is inside. */
const fleshOf = ({ kind, ingredient }: PictureItem, colour: string) => {
  if (kind.includes('fish')) return '#f7efdf';
  if (/gammon|ham/i.test(ingredient)) return '#e8a294';
  if (PINK.test(ingredient) && !kind.startsWith('crumb') && kind !== 'cutlet') return '#bd5148';
  return mix('#f3e2c4', colour, 0.12);
};

/** The cut face of a thick slice: a thin crust, under it a brown band, paler or pinker towards its middle, its fibres across. */
const cutFace = (d: Drawing, { half, thick }: Pick<Cut, 'half' | 'thick'>, flesh: string, crust: string) => {
  // A cut across a flat piece: long sides nearly straight, blunt ends.
  const lens = (share: number) => {
    const [w, h] = [thick * share, half - thick * (1 - share) * 0.9];
    return `M0 ${n(-h)}C${n(w)} ${n(-h)} ${n(w)} ${n(-h * 0.8)} ${n(w)} 0C${n(w)} ${n(h * 0.8)} ${n(w)} ${n(h)} 0 ${n(h)}C${n(-w)} ${n(h)} ${n(-w)} ${n(h * 0.8)} ${n(-w)} 0C${n(-w)} ${n(-h * 0.8)} ${n(-w)} ${n(-h)} 0 ${n(-h)}Z`;
  };
  let fibres = '';
  for (let i = 0; i < 12; i++) {
    const y = d.random.between(-0.8, 0.8) * half;
    const wide = thick * 0.62 * Math.sqrt(1 - (y / half) ** 2);
    fibres += `M${n(-wide * d.random.between(0.4, 0.9))} ${n(y)}q${n(wide * 0.5)} ${n(d.random.between(-5, 3))} ${n(wide * d.random.between(0.6, 1.2))} ${n(d.random.between(-3, 3))}`;
  }
  return (
    path(lens(1), `fill="${mix(darken(crust, 0.4), '#3a1608', 0.3)}"`) +
    path(lens(0.84), `fill="${mix(flesh, crust, 0.42)}"`) +
    path(lens(0.66), `fill="${d.shade(lighten(flesh, 0.12), { light: 0.3, dark: 0.14 })}"`) +
    path(fibres, line(darken(flesh, 0.34), 1.6, 0.34)) +
    path(fibres, `${line(lighten(flesh, 0.6), 1.4, 0.45)} transform="translate(0.5 -2.5)"`) +
    path(
      `M${n(-thick * 0.44)} ${n(-half * 0.5)}Q${n(-thick * 0.56)} ${n(-half * 0.2)} ${n(-thick * 0.46)} ${n(half * 0.04)}`,
      line('#fffaf0', 2.6, 0.7),
    )
  );
};

/** The part of a drawing between two cuts, which lean a little. */
const between = (d: Drawing, whole: string, from: number, to: number) =>
  d.clipped(`<path d="M${from - 9} -130H${to - 9}L${to + 9} 130H${from + 9}Z"/>`, whole);

/** The far end of the whole, to the left of which slices of the same piece fell over each other, their cut faces up. */
const fallen = (d: Drawing, look: Cut, whole: string, flesh: string, colour: string) => {
  const { at, half, thick, slices } = look;
  const wide = (at + 98) / slices;
  const shade = darken(colour, 0.72);
  let drawn = '';
  for (let i = slices - 1; i >= 0; i--) {
    // Each lies further out than it was cut, and further round.
    const [from, to] = [at - wide * (i + 1), at - wide * i];
    const middle = (from + to) / 2;
    const high = half * Math.sqrt(1 - (Math.max(0, -middle) / 120) ** 2);
    const lean = -5 - i * 5 + d.random.between(-2, 2);
    const [x, y] = [-i * thick * 0.42 - thick * 0.9, 3 + i * 4];
    const sized = { half: high, thick: thick * (i === slices - 1 ? 0.94 : 1) };
    drawn += placed(
      x,
      y,
      lean,
      placed(to + 6, 12, 0, ellipse(0, 0, thick + 6, high + 3, `fill="${shade}" fill-opacity=".4"`)) +
        between(d, whole, i === slices - 1 ? -170 : from, to) +
        placed(to, 0, -4, cutFace(d, sized, flesh, colour)),
    );
  }
  return drawn;
};

/** The main piece, its front end sliced: what is left of it, and slices of the same piece, fanned out, so that its inside is seen. */
export const carved = (d: Drawing, item: PictureItem, at: Point, size: number, turn: number): string => {
  const kind = pieceKind(item.kind, item.ingredient);
  const colour = colourOf(item);
  const look = CUTS[item.kind]!;
  const whole = kind.draw({ d, colour, turn, ingredient: item.ingredient });
  const flesh = fleshOf(item, colour);
  const scale = size / 100;
  const [rx, ry] = kind.shadow;
  const left = look.slices
    ? fallen(d, look, whole, flesh, colour)
    : placed(look.at + 4, 0, -4, cutFace(d, look, flesh, colour)) +
      placed(-10 - look.thick * 0.8, 12 + look.thick * 0.24, -13, between(d, whole, -170, look.at));
  return (
    contact(d, at.x, at.y, rx * scale, ry * scale, 0.62, turn) +
    placed(
      at.x + size * (look.slices ? 0.26 : 0.13),
      at.y - size * (look.slices ? 0.12 : 0.04),
      turn,
      placed(look.slices ? 10 : 4, -3, 0, between(d, whole, look.at, 170)) + left,
      look.slices ? scale * 0.92 : scale,
    )
  );
};
