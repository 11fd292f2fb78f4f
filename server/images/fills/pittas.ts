import type { Drawing } from '../canvas/drawing';
import { darken, lighten, mix, SHADOW } from '../canvas/palette';
import { ellipse, line, path } from '../canvas/svg';
import type { PictureItem } from '../pictureSpec';
import type { Filling, FillNeeds } from './filling';
import { fillingOf, griddled, standingBreads, usualIn } from './standingBreads';

const BACK = 'M-104 -2C-98 -34 -54 -50 0 -50C54 -50 98 -34 104 -2L96 40H-96Z';
const FRONT = 'M-106 -4C-62 12 62 12 106 -4C116 30 74 84 6 86C-66 88 -116 40 -106 -4Z';

const eachIn = (item: PictureItem) => Math.max(4, Math.min(13, Math.round(usualIn(item))));

/** The pieces in a pocket, side by side under an arch. */
const filled = (d: Drawing, pieces: readonly PictureItem[]) =>
  fillingOf(d, pieces, (item, size) => ({
    each: eachIn(item),
    width: 176,
    sway: 8,
    size: Math.min(size, item.kind === 'wheel' ? 23 : 31) * (size < 14 ? 0.9 : 1),
    heightAt: (x) => -34 * (1 - (x / 108) ** 2) + d.random.between(-16, 14),
  }));

/** The far side of the pocket, the filling, the near side with its torn lip. */
const pocketAbout = (d: Drawing, bread: string, filling: string, turn: number) =>
  path(BACK, `fill="${d.shade(darken(bread, 0.1), { light: 0.2, dark: 0.34, turn })}"`) +
  path('M-101 -6C-94 -34 -50 -48 0 -48C50 -48 94 -34 101 -6', line(lighten(bread, 0.5), 4, 0.7)) +
  d.clipped(path(BACK, ''), griddled(d, bread, 8, -60, -20)) +
  filling +
  path(FRONT, `transform="translate(2 7)" fill="${darken(bread, 0.6)}"`) +
  path(FRONT, `transform="translate(0 -4)" fill="${SHADOW}" fill-opacity=".3"`) +
  path(FRONT, `fill="${d.shade(bread, { light: 0.45, dark: 0.36, turn })}"`) +
  d.clipped(
    path(FRONT, ''),
    griddled(d, bread, 20, 8, 84) +
      ellipse(4, 90, 112, 34, `fill="${d.spot(mix(darken(bread, 0.3), '#a8642a', 0.5), 0.1)}" fill-opacity=".7"`) +
      ellipse(-26, 30, 56, 18, `fill="${d.spot('#fff6e0', 0)}" fill-opacity=".4"`),
  ) +
  // The lip is as thick as the bread, and shows its crumb.
  path(
    'M-104 -2C-62 14 62 14 104 -2',
    `${line(darken(mix(bread, '#a8703a', 0.4), 0.2), 9)} transform="translate(0 3)"`,
  ) +
  path('M-104 -2C-62 14 62 14 104 -2', line(mix(lighten(bread, 0.5), '#fff4d8', 0.5), 6));

/** Halves of pitta standing together, each a pocket open at its top and full to overflowing. The colour is the bread's. */
export const pittas = (needs: FillNeeds): Filling =>
  standingBreads(needs, {
    drawn: (d, bread, turn) => pocketAbout(d, bread, filled(d, needs.pieces), turn),
    leans: { row: [-22, -16], board: [-20, 13, -17] },
    row: { step: 0.8, near: 0.95 },
    area: { y: -0.2, rx: 0.78, ry: 0.24 },
    lowScale: '1.04 .94',
  });
