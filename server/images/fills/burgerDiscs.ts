import { type Drawing, n } from '../canvas/drawing';
import { smooth } from '../canvas/outlines';
import { darken, lighten } from '../canvas/palette';
import { ellipse, path } from '../canvas/svg';

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
export const skirt = (y: number, r: number, count: number, sag: (i: number) => number) =>
  smooth([
    ...Array.from({ length: count + 1 }, (_, i) => {
      const angle = Math.PI - (i / count) * Math.PI;
      return { x: Math.cos(angle) * r, y: y + Math.sin(angle) * r * LEAN + sag(i) };
    }),
    { x: r * 0.6, y: y - r * LEAN * 0.7 },
    { x: -r * 0.6, y: y - r * LEAN * 0.7 },
  ]);
