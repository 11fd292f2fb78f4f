import type { Drawing } from '../canvas/drawing';
import { darken, lighten, mix, SHADOW } from '../canvas/palette';
import { ellipse, line, path } from '../canvas/svg';
import type { PictureItem } from '../pictureSpec';
import type { Filling, FillNeeds } from './filling';
import { fillingOf, griddled, standingBreads, usualIn } from './standingBreads';

/** The near half: folded at its foot, round above. The far half stands a little higher behind it. */
const FRONT = 'M-106 60C-112 30 -90 -16 0 -18C90 -16 112 30 106 60C92 76 -92 76 -106 60Z';
const BACK = 'M-102 52C-110 -2 -84 -74 6 -76C94 -74 116 -4 108 52Z';

/** How high the round edge of the near half stands at this place. */
const edgeAt = (x: number) => 52 - 70 * Math.sqrt(Math.max(0, 1 - (x / 108) ** 2));

const eachIn = (item: PictureItem) => item.count ?? Math.max(5, Math.min(15, Math.round(usualIn(item) * 1.2)));

/** The pieces of a taco, side by side along its round edge. */
const filled = (d: Drawing, pieces: readonly PictureItem[]) =>
  fillingOf(d, pieces, (item, size) => ({
    each: eachIn(item),
    width: 186,
    sway: 7,
    size: Math.min(size, item.kind === 'wheel' ? 22 : 30) * (size < 14 ? 0.95 : 1) * (item.size ?? 1),
    heightAt: (x) => edgeAt(x) + 6 - d.random.between(0, 1) * 40 * Math.sqrt(Math.max(0, 1 - (x / 116) ** 2)),
  }));

/** The tortilla's far half, the filling, the near half. */
const foldedAbout = (d: Drawing, bread: string, filling: string, turn: number) =>
  path(BACK, `fill="${d.shade(darken(bread, 0.12), { light: 0.2, dark: 0.34, turn })}"`) +
  path('M-101 34C-100 -14 -78 -72 6 -74C88 -72 108 -14 107 34', line(lighten(bread, 0.5), 4, 0.7)) +
  d.clipped(path(BACK, ''), griddled(d, bread, 8, -70, -30)) +
  filling +
  path(FRONT, `transform="translate(0 -5)" fill="${SHADOW}" fill-opacity=".34"`) +
  path(FRONT, `fill="${d.shade(bread, { light: 0.45, dark: 0.36, turn })}"`) +
  d.clipped(
    path(FRONT, ''),
    griddled(d, bread, 18, -12, 68) +
      ellipse(-26, 12, 56, 22, `fill="${d.spot('#fff6e0', 0)}" fill-opacity=".4"`) +
      ellipse(0, 74, 112, 22, `fill="${d.spot(darken(mix(bread, '#a86a24', 0.4), 0.4), 0.1)}" fill-opacity=".75"`),
  ) +
  path('M-107 52C-110 26 -88 -14 0 -16C88 -14 110 26 107 52', line(lighten(bread, 0.7), 4.5, 0.9));

/** Tacos standing together, each folded about its filling. The colour is the tortilla's. */
export const tacos = (needs: FillNeeds): Filling =>
  standingBreads(needs, {
    drawn: (d, bread, turn) => foldedAbout(d, bread, filled(d, needs.pieces), turn),
    leans: { row: [-12, -6], board: [-7, 5, -5] },
    row: { step: 0.84, near: 1 },
    area: { y: -0.32, rx: 0.62, ry: 0.2 },
    lowScale: '1.12 .88',
  });
