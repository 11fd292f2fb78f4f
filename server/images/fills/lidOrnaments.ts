import type { Drawing } from '../canvas/drawing';
import { contact } from '../canvas/light';
import type { Point } from '../canvas/outlines';
import { darken, lighten } from '../canvas/palette';
import { line, path, placed } from '../canvas/svg';

const LEAF = 'M-46 0C-20 -26 20 -26 46 0C20 26 -20 26 -46 0Z';

const leafOf = (d: Drawing, x: number, y: number, turn: number, colour: string) =>
  contact(d, x, y, 40, 22, 0.4, turn) +
  placed(
    x,
    y,
    turn,
    path(LEAF, `transform="translate(2 5)" fill="${darken(colour, 0.5)}"`) +
      path(LEAF, `fill="${d.shade(colour, { light: 0.4, dark: 0.26, turn })}"`) +
      path('M-38 0H38M-14 0l12 -12M-14 0l12 12M8 0l10 -10M8 0l10 10', line(darken(colour, 0.45), 3, 0.5)),
  );

/** Three slits in the lid of a pie, dark with its sauce, and three leaves of pastry over them. */
export const lidOrnaments = (d: Drawing, { x, y }: Point, colour: string, sauce: string | undefined): string => {
  const slits = [-1, 0, 1]
    .map((i) => {
      const route = `M${(x + i * 62).toFixed(0)} ${(y + 52).toFixed(0)}l14 34`;
      return (
        path(route, line(sauce ?? darken(colour, 0.6), 9, 0.9)) +
        path(route, `${line(lighten(colour, 0.6), 3, 0.7)} transform="translate(-5 -1)"`)
      );
    })
    .join('');
  const leaves = [-150, -30, 90].map((turn) => {
    const radians = (turn * Math.PI) / 180;
    return leafOf(d, x + Math.cos(radians) * 44, y - 28 + Math.sin(radians) * 34, turn, lighten(colour, 0.12));
  });
  return slits + leaves.join('');
};
