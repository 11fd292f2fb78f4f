import { type Drawing, n } from '../canvas/drawing';
import { blob, smooth } from '../canvas/outlines';
import { darken, lighten, mix, SHADOW } from '../canvas/palette';
import { ellipse, line, path, placed } from '../canvas/svg';
import type { PictureItem } from '../pictureSpec';
import { colourOf } from '../pieces/drawPiece';
import { looseLayer } from './looseLayer';

/** How far the layers of a burger are tilted: the height of a disc as a share of its width. */
export const LEAN = 0.4;

/** A disc seen at an angle: its wall and its top; y is the top's. */
export const disc = (d: Drawing, y: number, r: number, height: number, colour: string, light = 0.3) => {
  const k = r * LEAN;
  return (
    path(
      `M${n(-r)} ${n(y)}V${n(y + height * 0.7)}C${n(-r)} ${n(y + height + k * 1.24)} ${n(r)} ${n(y + height + k * 1.24)} ${n(r)} ${n(y + height * 0.7)}V${n(y)}Z`,
      `fill="${d.run([lighten(colour, 0.2), lighten(colour, 0.1), colour, darken(colour, 0.4)], true)}"`,
    ) + ellipse(0, y, r, k, `fill="${d.shade(colour, { light, dark: 0.2 })}"`)
  );
};

/** The front edge of a layer that waves or sags: from left to right, then back round the far side. */
const skirt = (y: number, r: number, count: number, sag: (i: number) => number) =>
  smooth([
    ...Array.from({ length: count + 1 }, (_, i) => {
      const angle = Math.PI - (i / count) * Math.PI;
      return { x: Math.cos(angle) * r, y: y + Math.sin(angle) * r * LEAN + sag(i) };
    }),
    { x: r * 0.6, y: y - r * LEAN * 0.7 },
    { x: -r * 0.6, y: y - r * LEAN * 0.7 },
  ]);

/** How high a ball of potato or meat stands in its bun. */
const BALL = 62;

/** A ball in its bun, fried in batter or browned, that bulges out at the front. */
const ballLayer = (d: Drawing, y: number, r: number, colour: string) => {
  const shape = blob(d.random, 0, y + BALL * 0.5, r * 0.86, BALL * 0.98, { wobble: 0.05, points: 15 });
  const crust = Array.from({ length: 46 }, () => {
    const [x, at] = [d.random.between(-0.8, 0.8) * r, y + d.random.between(-0.2, 1.3) * BALL];
    const size = d.random.between(4, 12);
    return path(
      blob(d.random, x, at, size, size * 0.7, { wobble: 0.3, points: 7 }),
      `fill="${d.random.chance(0.5) ? lighten(colour, 0.4) : mix(darken(colour, 0.2), '#8a4a10', 0.5)}" fill-opacity=".55"`,
    );
  }).join('');
  return (
    path(shape, `transform="translate(0 6)" fill="${darken(colour, 0.6)}" fill-opacity=".7"`) +
    path(shape, `fill="${d.shade(colour, { light: 0.4, dark: 0.42 })}"`) +
    d.clipped(path(shape, ''), crust) +
    ellipse(-r * 0.36, y + BALL * 0.36, r * 0.16, 7, 'fill="#fff" fill-opacity=".5"', -18)
  );
};

/** One layer of a burger whose top is at y, with its thickness. */
export const layerOf = (d: Drawing, item: PictureItem, y: number, r: number): { drawn: string; height: number } => {
  const colour = colourOf(item);
  if (item.kind === 'leaf') {
    // A leaf ruffles, hangs out here and shows its rib there; no two of its waves are alike.
    const sags = Array.from({ length: 20 }, (_, i) => (i % 2 ? d.random.between(7, 26) : d.random.between(-9, 3)));
    const edge = skirt(y, r * 1.09, 19, (i) => sags[i]!);
    const inner = skirt(y - 5, r * 1.03, 19, (i) => sags[i]! * 0.5);
    const veins = sags
      .map((sag, i) => {
        const angle = Math.PI - (i / 19) * Math.PI;
        const [x, at] = [Math.cos(angle) * r, y + Math.sin(angle) * r * LEAN];
        return sag > 4
          ? `M${n(x * 0.98)} ${n(at - 4)}Q${n(x * 1.02)} ${n(at + sag * 0.3)} ${n(x * 1.05)} ${n(at + sag * 0.7)}`
          : '';
      })
      .join('');
    const drawn =
      path(edge, `transform="translate(0 5)" fill="${darken(colour, 0.5)}"`) +
      path(edge, `fill="${d.run([lighten(colour, 0.25), colour, darken(colour, 0.3)], true)}"`) +
      path(edge, line(lighten(colour, 0.55), 2.5, 0.6)) +
      path(inner, `fill="${lighten(colour, 0.2)}" fill-opacity=".5"`) +
      path(veins, line(lighten(colour, 0.6), 2, 0.6));
    return { drawn, height: 8 };
  }
  if (item.kind === 'slice') {
    const edge = skirt(
      y,
      r * 1.03,
      12,
      (i) => ([0, 6, 30, 8, -2, 12, 40, 14, -2, 6, 26, 6, 0][i] ?? 0) + d.random.between(-3, 3),
    );
    const drawn =
      path(edge, `transform="translate(1 5)" fill="${darken(colour, 0.5)}" fill-opacity=".6"`) +
      path(edge, `fill="${d.run([lighten(colour, 0.35), colour, darken(colour, 0.22)], true)}"`) +
      path(edge, line(lighten(colour, 0.6), 3, 0.6));
    return { drawn, height: 7 };
  }
  if (item.kind === 'wheel' || item.kind === 'ring') {
    const isRing = item.kind === 'ring';
    const [size, height] = [r * (isRing ? 0.4 : /tomato/i.test(item.ingredient) ? 0.52 : 0.36), isRing ? 8 : 13];
    let drawn = '';
    for (const degrees of size > r * 0.45 ? [205, -25, 135, 45, 90] : [200, -20, 160, 20, 122, 58, 90]) {
      const angle = (degrees * Math.PI) / 180;
      const [x, at] = [Math.cos(angle) * (r * 1.04 - size), y + Math.sin(angle) * (r * 1.04 - size) * LEAN];
      const shown = isRing ? mix(colour, '#fbf0ee', 0.62) : colour;
      drawn +=
        ellipse(x + 2, at + height + 5, size, size * LEAN, `fill="${SHADOW}" fill-opacity=".25"`) +
        placed(x, at, 0, disc(d, 0, size, height * 0.8, shown, 0.4)) +
        path(
          `M${n(x - size)} ${n(at + 2)}A${n(size)} ${n(size * LEAN)} 0 0 0 ${n(x + size)} ${n(at + 2)}`,
          line(isRing ? colour : lighten(colour, 0.4), isRing ? 4 : 2.5, 0.8),
        );
    }
    return { drawn, height: height * 0.8 };
  }
  if (item.kind === 'meat-ball' || item.kind === 'ball') return { drawn: ballLayer(d, y, r, colour), height: BALL };
  if (item.kind === 'shred' || item.kind === 'crumble') return looseLayer(d, item.kind, y, { r, lean: LEAN, colour });
  let rough = '';
  for (let i = 0; i < 70; i++) {
    const angle = d.random.between(0.04, 0.96) * Math.PI;
    rough += ellipse(
      Math.cos(angle) * r * 0.99,
      y + Math.sin(angle) * r * LEAN + d.random.between(-4, 40),
      d.random.between(3, 10),
      d.random.between(2, 6),
      `fill="${d.random.chance(0.6) ? darken(colour, 0.55) : lighten(colour, 0.35)}" fill-opacity=".4"`,
      d.random.between(-30, 30),
    );
  }
  const wall = disc(d, y, r, 38, colour, 0.2);
  return { drawn: disc(d, y + 3, r * 1.005, 40, darken(colour, 0.4)) + wall + rough, height: 38 };
};
