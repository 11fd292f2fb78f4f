import { type Drawing, n } from '../canvas/drawing';
import { blob, type Point } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { ellipse, line, path } from '../canvas/svg';
import { ovenBrown } from '../textures/bakedFace';

/** A place on the crust: a share of the way back, and on the left wall or the top of the profile. */
const onCrust = (d: Drawing, back: Point, share: number): Point => {
  const along = d.random.between(0.03, 0.97) * share;
  const isTop = d.random.chance(0.6);
  const x = isTop ? d.random.between(-72, 34) : d.random.between(-78, -70);
  const y = isTop ? -68 + (x / 90) ** 2 * 22 + d.random.between(0, 6) : d.random.between(-34, 52);
  return { x: back.x * along + x, y: back.y * along + y };
};

/** What the oven does to a crust: soft brown clouds along its top, blisters, freckles and pale grains. */
export const ovenOnLoaf = (d: Drawing, back: Point, share: number, crust: string): string => {
  const brown = ovenBrown(crust);
  const clouds = Array.from({ length: Math.ceil(22 * share) }, (_, i) => {
    const { x, y } = onCrust(d, back, share);
    const tone = d.spot(i % 4 === 0 ? lighten(crust, 0.5) : brown, 0);
    return ellipse(x, y, d.random.between(16, 38), d.random.between(8, 15), `fill="${tone}" fill-opacity=".36"`, 18);
  });
  const freckles = Array.from({ length: Math.ceil(64 * share) }, (_, i) => {
    const { x, y } = onCrust(d, back, share);
    const r = d.random.between(0.9, 2.6);
    const shape = blob(d.random, x, y, r * 1.9, r, { wobble: 0.3, points: 5, turn: 18 });
    return path(shape, `fill="${i % 3 === 0 ? lighten(crust, 0.62) : darken(brown, 0.2)}" fill-opacity=".42"`);
  });
  return clouds.join('') + freckles.join('');
};

/** Where a loaf rose and burst along its top: a ragged seam, its lips browned, pale crumb between them. */
export const burst = (d: Drawing, back: Point, share: number, crust: string): string => {
  const steps = Math.max(3, Math.round(16 * share));
  const side = (sign: number, wide: number) =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const along = (i / steps) * 0.93 * share;
      const half = Math.sin(Math.PI * Math.min(1, 0.16 + (along / share) * 0.84)) * wide * d.random.between(0.7, 1.2);
      return `${n(back.x * along - 6)} ${n(back.y * along - 69 + sign * half)}`;
    });
  const seam = (wide: number) => `M${side(-1, wide).join('L')}L${side(1, wide).toReversed().join('L')}Z`;
  const brown = ovenBrown(crust);
  return (
    path(
      seam(12),
      `fill="${mix(brown, crust, 0.3)}" fill-opacity=".7" stroke="${brown}" stroke-opacity=".4" stroke-width="3"`,
    ) +
    path(seam(7.5), `fill="${lighten(mix(crust, '#f0cf8a', 0.6), 0.2)}"`) +
    path(`M${side(-1, 5).join('L')}`, `${line(darken(crust, 0.3), 2, 0.5)} transform="translate(0 3)"`)
  );
};
