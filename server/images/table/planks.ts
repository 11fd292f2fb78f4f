import { type Drawing, n, WIDTH } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import { line, path, rect } from '../canvas/svg';
import type { Table } from './tables';

const grainLines = (d: Drawing, tone: string, x: number, y: number, width: number, height: number, count: number) => {
  let lines = '';
  for (let i = 0; i < count; i++) {
    const at = y + (height * (i + d.random.next())) / count;
    const bend = () => n(at + d.random.between(-5, 5));
    lines += path(
      `M${n(x)} ${n(at)}C${n(x + width * 0.3)} ${bend()} ${n(x + width * 0.6)} ${bend()} ${n(x + width)} ${bend()}`,
      line(tone, d.random.between(0.7, 2.6), Number(d.random.between(0.08, 0.3).toFixed(2))),
    );
  }
  return lines;
};

/** Boards side by side with grain and joints. */
export const planks = (
  d: Drawing,
  [lit, shaded]: Table['tones'],
  top: number,
  height: number,
  board: number,
): string => {
  let boards = rect(0, top, WIDTH, height, `fill="${d.sweep([lit, shaded])}"`);
  const first = top - d.random.between(0, board * 0.5);
  for (let y = first; y < top + height; y += board) {
    const from = Math.max(top, y);
    boards += rect(0, from, WIDTH, y + board - from, `fill="${mix(lit, shaded, d.random.next())}" fill-opacity=".55"`);
    boards += grainLines(d, darken(shaded, 0.55), 0, from, WIDTH, y + board - from, Math.round((y + board - from) / 9));
    boards += grainLines(d, lighten(lit, 0.4), 0, from, WIDTH, y + board - from, 4);
    const joint = d.random.between(60, WIDTH - 60);
    boards += path(`M${n(joint)} ${n(from)}V${n(y + board)}`, line(darken(shaded, 0.6), 2, 0.4));
    boards += rect(0, y + board - 4, WIDTH, 3, `fill="${darken(shaded, 0.65)}" fill-opacity=".55"`);
    boards += rect(0, y + board - 1, WIDTH, 1.6, 'fill="#fff" fill-opacity=".16"');
  }
  return boards;
};
