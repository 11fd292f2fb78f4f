import { type Drawing, n } from '../canvas/drawing';
import { boxShadow } from '../canvas/light';
import { darken, lighten } from '../canvas/palette';
import { circle, line, path, placed } from '../canvas/svg';
import type { Vessel } from './vessel';

const woodGrain = (d: Drawing, width: number, height: number, tone: string) => {
  let grain = '';
  const rows = 26;
  for (let i = 0; i < rows; i++) {
    const y = -height / 2 + (height * (i + d.random.between(-0.3, 0.3))) / rows;
    const bend = () => n(y + d.random.between(-9, 9));
    grain += path(
      `M${n(-width / 2)} ${n(y)}C${n(-width * 0.2)} ${bend()} ${n(width * 0.1)} ${bend()} ${n(width / 2)} ${bend()}`,
      line(darken(tone, 0.45), d.random.between(0.8, 3.4), Number(d.random.between(0.08, 0.26).toFixed(2))),
    );
  }
  return grain;
};

/** A wooden board. */
export const board = (d: Drawing, x: number, y: number): Vessel => {
  const [width, height] = [d.random.between(640, 676), d.random.between(424, 448)];
  const wood = d.random.pick(['#c98f57', '#b9814c', '#d3a268', '#a9744a']);
  const turn = d.random.between(2, 5) * (d.random.chance(0.5) ? -1 : 1);
  const [left, top] = [-width / 2, -height / 2];
  const box = (dy: number, rest: string) =>
    `<rect x="${n(left)}" y="${n(top + dy)}" width="${n(width)}" height="${n(height)}" rx="46" ${rest}/>`;
  const holeX = (d.random.chance(0.5) ? 1 : -1) * (width / 2 - 46);
  const under = placed(
    x,
    y,
    turn,
    boxShadow(left + 16, top + 26, width, height, 46, 24, 0.4) +
      boxShadow(left + 5, top + 10, width, height, 46, 7, 0.4) +
      box(8, `fill="${darken(wood, 0.42)}"`) +
      box(0, `fill="${d.sweep([lighten(wood, 0.36), darken(wood, 0.12)], turn)}"`) +
      d.clipped(box(0, ''), woodGrain(d, width, height, wood)) +
      path(
        `M${n(left + 5)} ${n(height * 0.2)}V${n(top + 46)}A41 41 0 0 1 ${n(left + 46)} ${n(top + 4)}H${n(width * 0.1)}`,
        line('#fff4dc', 3.4, 0.6),
      ) +
      circle(holeX, -top - 46, 17, `fill="${darken(wood, 0.62)}"`) +
      path(`M${n(holeX - 16)} ${n(-top - 42)}a17 17 0 0 0 32 4`, line(lighten(wood, 0.5), 3, 0.7)),
  );
  return { under, over: '', ground: { x, y, rx: 248, ry: 182 }, isDeep: false, eatenWith: 'hand' };
};
