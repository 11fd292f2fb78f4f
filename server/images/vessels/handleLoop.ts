import { type Drawing, n } from '../canvas/drawing';
import { darken, lighten, SHADOW } from '../canvas/palette';
import { line, path, placed } from '../canvas/svg';

/** The loop of a cup, seen from above. */
export const handleLoop = (d: Drawing, x: number, y: number, r: number, turn: number, glaze: string, width: number) => {
  const loop = `M${n(r - 14)} -40C${n(r + 104)} -56 ${n(r + 104)} 56 ${n(r - 14)} 40`;
  return placed(
    x,
    y,
    turn,
    path(loop, `${line(SHADOW, width + 8, 0.14)} transform="translate(14 20)"`) +
      path(loop, `${line(SHADOW, width, 0.24)} transform="translate(9 13)"`) +
      path(loop, line(darken(glaze, 0.22), width)) +
      path(loop, `${line(lighten(glaze, 0.5), width * 0.62)} transform="translate(-1.500 -2)"`),
  );
};
