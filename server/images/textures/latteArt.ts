import type { Area } from '../canvas/areas';
import { type Drawing, n } from '../canvas/drawing';
import { mix } from '../canvas/palette';
import { ellipse, line, path, placed } from '../canvas/svg';

/** Milk poured as a heart or a fern into the crema. */
export const latteArt = (d: Drawing, area: Area, crema: string, milk: string): string => {
  const scale = (area.rx / 178) * 1.02;
  const turn = d.random.between(-24, 14);
  const heart = (k: number, colour: string, opacity: number) =>
    path(
      `M0 ${n(98 * k)}C${n(-112 * k)} ${n(26 * k)} ${n(-98 * k)} ${n(-86 * k)} ${n(-34 * k)} ${n(-76 * k)}C${n(-12 * k)} ${n(-72 * k)} 0 ${n(-52 * k)} 0 ${n(-42 * k)}C0 ${n(-52 * k)} ${n(12 * k)} ${n(-72 * k)} ${n(34 * k)} ${n(-76 * k)}C${n(98 * k)} ${n(-86 * k)} ${n(112 * k)} ${n(26 * k)} 0 ${n(98 * k)}Z`,
      `fill="${colour}" fill-opacity="${opacity}"`,
    );
  const fern = () => {
    let leaves = '';
    for (let i = 0; i < 6; i++) {
      const [y, w] = [72 - i * 29, 96 - Math.abs(i - 1.5) * 17];
      leaves += path(
        `M0 ${n(y + 16)}C${n(-w * 0.6)} ${n(y + 8)} ${n(-w)} ${n(y - 16)} ${n(-w * 0.92)} ${n(y - 40)}C${n(-w * 0.5)} ${n(y - 16)} ${n(-w * 0.2)} ${n(y - 6)} 0 ${n(y - 4)}C${n(w * 0.2)} ${n(y - 6)} ${n(w * 0.5)} ${n(y - 16)} ${n(w * 0.92)} ${n(y - 40)}C${n(w)} ${n(y - 16)} ${n(w * 0.6)} ${n(y + 8)} 0 ${n(y + 16)}Z`,
        `fill="${milk}" fill-opacity=".95"`,
      );
    }
    return (
      ellipse(0, -6, 126, 130, `fill="${d.spot(milk, 0.3)}" fill-opacity=".34"`) +
      leaves +
      path('M0 -92C-30 -122 -46 -84 0 -62C46 -84 30 -122 0 -92Z', `fill="${milk}"`) +
      path('M0 104V-80', line(mix(crema, milk, 0.2), 3.4, 0.85))
    );
  };
  const art = d.random.chance(0.55)
    ? heart(1.24, milk, 0.34) +
      heart(1.07, milk, 0.96) +
      heart(0.82, crema, 0.72) +
      heart(0.69, milk, 0.97) +
      heart(0.41, crema, 0.72) +
      heart(0.26, milk, 0.97)
    : fern();
  return placed(area.x, area.y, turn, art, scale);
};
