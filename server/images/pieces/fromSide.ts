import { type Drawing, n } from '../canvas/drawing';
import { darken, lighten, mix, SHADOW } from '../canvas/palette';
import { ellipse, line, path, placed } from '../canvas/svg';
import type { PictureItem } from '../pictureSpec';
import type { PieceKind } from '../shapes/pieceKind';
import type { SideView } from '../shapes/sideView';
import { ovenBrown } from '../textures/bakedFace';
import { colourOf } from './drawPiece';

const CHINA = '#efe9dc';

/** How many flutes of a tart's or a dish's wall are seen. */
const FLUTES = 17;

/** A wall below an upper face of these half sizes, as it is before it is flattened. */
interface Wall {
  rx: number;
  ry: number;
  high: number;
}

const outlineOf = ({ foot = 0.96, wall }: SideView, { rx, ry, high }: Wall) => {
  const out = wall === 'bulging' ? 1.05 : 1;
  const [base, low] = [rx * foot, n(high)];
  return `M${n(-rx)} 0C${n(-rx * out)} ${n(high * 0.5)} ${n(-base * out)} ${n(high * 0.8)} ${n(-base)} ${low}A${n(base)} ${n(ry * foot)} 0 0 0 ${n(base)} ${low}C${n(base * out)} ${n(high * 0.8)} ${n(rx * out)} ${n(high * 0.5)} ${n(rx)} 0Z`;
};

/** The lines of a fluted wall, closer together towards its sides. */
const flutes = ({ foot = 1 }: SideView, { rx, ry, high }: Wall, dark: string, light: string) =>
  Array.from({ length: FLUTES }, (_, i) => {
    const angle = ((i + 0.5) / FLUTES) * Math.PI;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const route = `M${n(cos * rx)} ${n(sin * ry)}L${n(cos * rx * foot)} ${n(sin * ry * foot + high)}`;
    return (
      path(route, line(dark, rx * 0.05, 0.55)) +
      path(route, `${line(light, rx * 0.035, 0.6)} transform="translate(${n(rx * 0.05)} 0)"`)
    );
  }).join('');

/** What is seen below the upper face: lit at the left, browner and darker towards its foot. */
const wallOf = (d: Drawing, view: SideView, size: Wall, colour: string): string => {
  const isChina = view.wall === 'china';
  const base = isChina ? CHINA : mix(colour, ovenBrown(colour), view.wall === 'bulging' ? 0.16 : 0.3);
  const shape = outlineOf(view, size);
  const edge = size.ry / (size.ry + size.high);
  return (
    path(shape, `fill="${d.run([lighten(base, 0.26), base, darken(base, 0.42)], true)}"`) +
    (view.wall === 'fluted' || isChina ? flutes(view, size, darken(base, 0.4), lighten(base, 0.5)) : '') +
    path(
      shape,
      `fill="${d.veil([
        [Number((edge * 0.6).toFixed(2)), SHADOW, 0],
        [1, isChina ? SHADOW : mix(ovenBrown(colour), SHADOW, 0.4), isChina ? 0.3 : 0.5],
      ])}"`,
    )
  );
};

/** The inner wall of a ring on its far side, seen through its hole, and the dark below it. */
const holeOf = (d: Drawing, rx: number, ry: number, colour: string): string => {
  const crust = mix(colour, ovenBrown(colour), 0.3);
  return ellipse(
    0,
    0,
    rx * 0.42,
    ry * 0.42,
    `fill="${d.run([darken(crust, 0.12), darken(crust, 0.4), darken(crust, 0.8)])}"`,
  );
};

/** A piece as it looks from the side, about (0, 0), before it is flattened as its view says. */
export const fromSide = (
  d: Drawing,
  item: PictureItem,
  kind: PieceKind,
  { half, turn, aspect }: { half: number; turn: number; aspect: number },
): string => {
  const view = kind.side!;
  const colour = colourOf(item);
  const [rx, ry] = kind.shadow.map((share) => (share * half) / 100) as [number, number];
  const high = ((view.high ?? 0) * half) / 100 / view.lean;
  const wall = high > 0 ? wallOf(d, view, { rx: rx * aspect, ry, high }, colour) : '';
  const inside = kind.isOpen && high > 0 ? holeOf(d, rx * aspect, ry, colour) : '';
  return (
    wall + inside + placed(0, 0, turn, kind.draw({ d, colour, turn, ingredient: item.ingredient }), half / 100, aspect)
  );
};

/** One of a stack that others lie on: its wall, and the rim of its face. */
export const underOthers = (d: Drawing, item: PictureItem, kind: PieceKind, half: number): string => {
  const view = kind.side!;
  const colour = colourOf(item);
  const [rx, ry] = kind.shadow.map((share) => (share * half) / 100) as [number, number];
  const high = ((view.high ?? 0) * half) / 100 / view.lean;
  return (
    wallOf(d, view, { rx, ry, high }, colour) +
    `<ellipse rx="${n(rx)}" ry="${n(ry)}" fill="${d.shade(mix(colour, ovenBrown(colour), 0.2), { light: 0.3, dark: 0.3 })}"/>`
  );
};
