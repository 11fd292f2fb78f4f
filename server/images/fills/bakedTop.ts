import { type Area, spreadIn } from '../canvas/areas';
import { type Drawing, n } from '../canvas/drawing';
import { sliver } from '../canvas/light';
import { blob, type Point } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import { circle, ellipse, path } from '../canvas/svg';
import type { Lying } from '../pieces/inSauce';

/** What lies under the top lifts it: low hummocks, lit towards the window, in shade behind, tanned where they are highest. */
export const hummocks = (d: Drawing, whole: Area, colour: string): string =>
  spreadIn(d.random, whole, 34, 0.95)
    .map(({ x, y }) => {
      const [rx, ry] = [d.random.between(34, 62), d.random.between(20, 36)];
      const turn = d.random.between(-40, 40);
      const tan = mix(colour, '#c4661a', d.random.between(0.4, 0.7));
      return (
        ellipse(
          x + 6,
          y + ry * 0.55,
          rx,
          ry * 0.9,
          `fill="${d.spot(mix(darken(colour, 0.4), '#8a4a14', 0.4), 0.2)}" fill-opacity=".5"`,
          turn,
        ) +
        ellipse(x, y, rx, ry, `fill="${d.spot(lighten(colour, 0.18), 0.3)}" fill-opacity=".75"`, turn) +
        ellipse(
          x - rx * 0.2,
          y - ry * 0.34,
          rx * 0.5,
          ry * 0.34,
          `fill="${d.spot(lighten(colour, 0.62), 0.1)}" fill-opacity=".8"`,
          turn,
        ) +
        (d.random.chance(0.6)
          ? ellipse(
              x + rx * 0.1,
              y - ry * 0.05,
              rx * 0.62,
              ry * 0.5,
              `fill="${d.spot(tan, 0.1)}" fill-opacity=".6"`,
              turn,
            )
          : '')
      );
    })
    .join('');

/** Where the top has blown up and scorched: domes with a dark cap, tan about it, the window in the largest. */
export const blisters = (d: Drawing, points: readonly Point[], colour: string): string =>
  points
    .map(({ x, y }) => {
      const r = 3 + d.random.next() ** 2 * 14;
      const tone = mix(colour, '#8c3c10', d.random.between(0.4, 0.82));
      const turn = d.random.between(0, 180);
      if (r < 8) {
        return path(
          blob(d.random, x, y, r * 1.4, r, { wobble: 0.3, points: 7, turn }),
          `fill="${tone}" fill-opacity=".6"`,
        );
      }
      return (
        ellipse(x, y, r * 2.2, r * 1.6, `fill="${d.spot(mix(colour, '#c4661a', 0.6), 0.2)}" fill-opacity=".7"`, turn) +
        path(
          blob(d.random, x, y, r * 1.3, r * 0.9, { wobble: 0.25, points: 9, turn }),
          `fill="${tone}" fill-opacity=".55"`,
        ) +
        ellipse(x + 1, y, r * 0.8, r * 0.5, `fill="${d.spot('#4f1f0a', 0.1)}" fill-opacity=".6"`, turn) +
        sliver(x - r * 0.4, y - r * 0.5, r * 0.34, 0.6)
      );
    })
    .join('');

/**
 * Where cheese has browned as a skin: islands with a golden edge, deep brown towards the middle, the melt
 * pale and glossy between them.
 */
export const scorchedIslands = (d: Drawing, points: readonly Point[], colour: string): string =>
  points
    .map(({ x, y }) => {
      const [rx, ry, turn] = [d.random.between(20, 54), d.random.between(13, 30), d.random.between(-40, 40)];
      const island = (share: number, wobble: number) =>
        blob(d.random, x, y, rx * share, ry * share, { wobble, points: 11, turn });
      const gold = mix(colour, '#c8741e', 0.7);
      const brown = mix(colour, '#7e380e', 0.8);
      return (
        ellipse(x, y, rx * 1.5, ry * 1.5, `fill="${d.spot(gold, 0.3)}" fill-opacity=".6"`, turn) +
        path(island(1, 0.24), `fill="${gold}" fill-opacity=".62"`) +
        ellipse(x + 2, y, rx * 0.8, ry * 0.76, `fill="${d.spot(brown, 0.25)}" fill-opacity=".85"`, turn) +
        path(
          `M${n(x - rx * 0.9)} ${n(y - ry * 0.5)}Q${n(x - rx * 0.3)} ${n(y - ry * 1.35)} ${n(x + rx * 0.5)} ${n(y - ry * 0.9)}Q${n(x - rx * 0.3)} ${n(y - ry * 1.05)} ${n(x - rx * 0.9)} ${n(y - ry * 0.5)}Z`,
          `fill="${lighten(colour, 0.85)}" fill-opacity=".75"`,
        )
      );
    })
    .join('');

/** Sauce that boils up between the top and the wall: bubbles of every size, the large ones with the window in them. */
export const seething = (d: Drawing, points: readonly Point[], sauce: string): string =>
  points
    .map(({ x, y }) => {
      const r = 2 + d.random.next() ** 1.6 * 8;
      return (
        circle(
          x,
          y,
          r,
          `fill="${d.shade(sauce, { light: 0.5, dark: 0.24 })}" stroke="${darken(sauce, 0.34)}" stroke-opacity=".55" stroke-width="1.400"`,
        ) + (r > 4 ? circle(x - r * 0.3, y - r * 0.36, r * 0.22, 'fill="#fff6e2" fill-opacity=".85"') : '')
      );
    })
    .join('');

/** From this half width on a piece is partly under the top of the bake: half a prune would look like a mussel. */
const COVERED = 24;

/** The top of the bake where it closed over the foot of a piece, so that the piece is sunk in it, and browned there. */
export const meltedOver = (d: Drawing, { x, y, rx, ry, turn }: Lying, colour: string): string => {
  if (rx < COVERED || !d.random.chance(0.8)) return '';
  const r = Math.sqrt(rx * ry);
  const side = d.random.between(-0.6, 0.6);
  const [cx, cy] = [x + side * r, y + r * d.random.between(0.7, 0.95)];
  const tan = mix(colour, '#bd5c14', d.random.between(0.45, 0.75));
  const film = d.random.chance(0.15)
    ? path(
        blob(d.random, x + side * r * 0.4, y + r * 0.1, r * 0.8, r * 0.55, { wobble: 0.35, points: 9, turn }),
        `fill="${lighten(colour, 0.24)}" fill-opacity=".5"`,
      )
    : '';
  return (
    film +
    ellipse(cx, cy, r * 1.02, r * 0.52, `fill="${d.spot(colour, 0.5)}" fill-opacity=".95"`, d.random.between(-16, 16)) +
    ellipse(
      cx - r * 0.15,
      cy - r * 0.2,
      r * 0.6,
      r * 0.2,
      `fill="${d.spot(lighten(colour, 0.6), 0.1)}" fill-opacity=".7"`,
      -8,
    ) +
    // What stands out of the top takes the first heat.
    ellipse(
      x + r * d.random.between(-0.4, 0.3),
      y - r * d.random.between(0.1, 0.45),
      r * d.random.between(0.4, 0.7),
      r * d.random.between(0.24, 0.4),
      `fill="${d.spot(mix(colour, '#b85612', 0.8), 0.1)}" fill-opacity=".8"`,
      d.random.between(-30, 30),
    ) +
    (d.random.chance(0.6)
      ? ellipse(cx + r * 0.2, cy + r * 0.05, r * 0.5, r * 0.26, `fill="${d.spot(tan, 0.1)}" fill-opacity=".75"`, turn)
      : '')
  );
};
