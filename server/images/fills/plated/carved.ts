import { type Drawing, n } from '../../canvas/drawing';
import { contact } from '../../canvas/light';
import type { Point } from '../../canvas/outlines';
import { darken, lighten, mix } from '../../canvas/palette';
import { ellipse, line, path, placed } from '../../canvas/svg';
import type { PictureItem } from '../../pictureSpec';
import { colourOf } from '../../pieces/drawPiece';
import { pieceKind } from '../../pieces/pieceKinds';

/** Where something is cut, from its middle, how high and how thick it is there, and whether a slice has fallen off it. */
interface Cut {
  at: number;
  half: number;
  thick: number;
  hasSlice: boolean;
}

/** What is served whole and cut into on the plate. */
const CUTS: Readonly<Record<string, Cut>> = {
  steak: { at: -38, half: 47, thick: 17, hasSlice: true },
  'chicken-breast': { at: -34, half: 43, thick: 18, hasSlice: true },
  'fish-fillet': { at: -42, half: 35, thick: 13, hasSlice: false },
  cutlet: { at: -36, half: 48, thick: 11, hasSlice: true },
  'crumbed-fillet': { at: -36, half: 38, thick: 13, hasSlice: true },
  'battered-fish': { at: -44, half: 33, thick: 15, hasSlice: false },
};

/** Whether a piece of this kind shows its inside. */
export const isCarved = (item: PictureItem): boolean => Object.hasOwn(CUTS, item.kind);

const PINK = /beef|steak|rib|ternera|b(oe|œ)uf|duck|pato|canard|lamb|cordero|agneau|entrec/i;
const SALMON = /salmon|trout|saumon|trucha/i;

/** The colour of what is inside. */
const fleshOf = ({ kind, ingredient }: PictureItem, colour: string) => {
  if (SALMON.test(ingredient)) return '#f0a07c';
  if (kind.includes('fish')) return '#f7efdf';
  if (PINK.test(ingredient) && !kind.startsWith('crumb') && kind !== 'cutlet') return '#c8665c';
  return mix('#f3e2c4', colour, 0.12);
};

/** The cut face: paler towards its middle, its fibres across, a film of juice. */
const cutFace = (d: Drawing, { half, thick }: Pick<Cut, 'half' | 'thick'>, flesh: string, crust: string) => {
  let fibres = '';
  for (let i = 0; i < 13; i++) {
    const y = d.random.between(-0.84, 0.84) * half;
    const wide = thick * 0.8 * Math.sqrt(1 - (y / half) ** 2);
    fibres += `M${n(-wide * d.random.between(0.5, 0.9))} ${n(y)}q${n(wide * 0.6)} ${n(d.random.between(-5, 3))} ${n(wide * 1.1)} ${n(d.random.between(-3, 3))}`;
  }
  return (
    ellipse(0, 0, thick, half, `fill="${mix(darken(crust, 0.3), flesh, 0.2)}"`) +
    ellipse(-1, 1, thick - 2.5, half - 4, `fill="${mix(flesh, crust, 0.25)}"`) +
    ellipse(-1.5, 0, thick - 4, half - 7, `fill="${d.spot(lighten(flesh, 0.22), 0.55)}"`) +
    path(fibres, line(darken(flesh, 0.34), 1.8, 0.4)) +
    path(fibres, `${line(lighten(flesh, 0.6), 1.6, 0.5)} transform="translate(0.500 -2.500)"`) +
    path(
      `M${n(-thick * 0.5)} ${n(-half * 0.5)}Q${n(-thick * 0.72)} 0 ${n(-thick * 0.44)} ${n(half * 0.4)}`,
      line('#ffffff', 2.4, 0.5),
    )
  );
};

/** The main piece, its front end cut off and drawn a little forward, so that the inside of both is seen. */
export const carved = (d: Drawing, item: PictureItem, at: Point, size: number, turn: number): string => {
  const kind = pieceKind(item.kind, item.ingredient);
  const colour = colourOf(item);
  const look = CUTS[item.kind]!;
  const { at: cut, half, thick, hasSlice } = look;
  const whole = kind.draw({ d, colour, turn, ingredient: item.ingredient });
  const flesh = fleshOf(item, colour);
  const side = (from: number, to: number) => `<path d="M${from - 9} -130H${to - 9}L${to + 9} 130H${from + 9}Z"/>`;
  const scale = size / 100;
  const [rx, ry] = kind.shadow;
  const face = (x: number, y: number, lean: number) => placed(x, y, lean, cutFace(d, look, flesh, colour));
  const slice = (x: number, y: number, lean: number) =>
    ellipse(x + 5, y + 9, thick + 2, half, `fill="${darken(colour, 0.66)}" fill-opacity=".5"`, lean) +
    placed(x, y, lean, ellipse(5, 2, thick + 1, half, `fill="${darken(colour, 0.3)}"`)) +
    face(x, y, lean);
  const off = hasSlice ? thick * 2.2 : thick * 0.8;
  return (
    contact(d, at.x, at.y, rx * scale, ry * scale, 0.62, turn) +
    placed(
      at.x + size * 0.13,
      at.y - size * 0.04,
      turn,
      placed(4, -3, 0, d.clipped(side(cut, 170), whole)) +
        face(cut + 4, 0, -4) +
        (hasSlice ? slice(cut - thick * 1.35, 10, -11) : '') +
        placed(-10 - off, 12 + off * 0.3, -13, d.clipped(side(-170, cut), whole)),
      scale,
    )
  );
};
