import { type Drawing, HEIGHT, n, WIDTH } from '../canvas/drawing';
import { line, path } from '../canvas/svg';

/** The veins of marble. */
export const veins = (d: Drawing, tone: string) => {
  let lines = '';
  for (let i = 0; i < 7; i++) {
    let [x, y] = [d.random.between(-100, WIDTH * 0.8), d.random.between(-60, HEIGHT)];
    let route = `M${n(x)} ${n(y)}`;
    for (let k = 0; k < 7; k++) {
      const [dx, dy] = [d.random.between(30, 110), d.random.between(-24, 64)];
      route += `Q${n(x + dx * 0.4 + d.random.between(-14, 14))} ${n(y + dy * 0.4 + d.random.between(-20, 20))} ${n(x + dx)} ${n(y + dy)}`;
      [x, y] = [x + dx, y + dy];
    }
    const width = d.random.between(0.8, 2.4);
    lines += path(route, line(tone, width * 7, 0.06)) + path(route, line(tone, width, 0.32));
  }
  return lines;
};
