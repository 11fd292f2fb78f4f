import { n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import { type Pen } from '../canvas/pen';
import { line, path } from '../canvas/svg';

/** The slashes gape in the heat: flakes of white flesh between two curled lips of skin. */
export const slashes = ({ d: { random }, colour }: Pen, lip: string) => {
  const flesh = mix('#fdf3e0', colour, 0.1);
  return [-22, 8, 36]
    .map((x, i) => {
      const tall = 25 - i * 4 + random.between(-2, 2);
      const [wide, lean] = [random.between(15, 19) - i * 2, random.between(8, 13)];
      const gash = `M${n(x + lean)} ${n(-tall)}C${n(x + lean + wide)} ${n(-tall * 0.3)} ${n(x + wide - lean)} ${n(tall * 0.5)} ${n(x - lean)} ${n(tall)}C${n(x - 5)} ${n(tall * 0.3)} ${n(x)} ${n(-tall * 0.5)} ${n(x + lean)} ${n(-tall)}Z`;
      const flakes = [-0.5, -0.16, 0.18, 0.5]
        .map((at) => `M${n(x + 1 - at * lean * 0.6)} ${n(at * tall)}q${n(wide * 0.3)} 5 ${n(wide * 0.7)} -1`)
        .join('');
      return (
        path(gash, `fill="${flesh}"`) +
        path(flakes, line(darken(mix(flesh, '#d9a860', 0.5), 0.2), 1.6, 0.7)) +
        path(gash, line(lip, 3.4, 0.75))
      );
    })
    .join('');
};

/** Scales: rows of arcs that fade towards the belly. */
export const scalesOn = (colour: string, dark: string) => {
  let arcs = '';
  for (let row = 0; row < 5; row++)
    for (let x = -40 + (row % 2) * 6; x < 62 - row * 3; x += 12) arcs += `M${n(x)} ${n(-26 + row * 9)}q-6 4 0 9`;
  return (
    path(arcs, line(dark, 1.4, 0.3)) +
    path(arcs, `${line(lighten(colour, 0.5), 1.2, 0.34)} transform="translate(-2 -1)"`)
  );
};

/** The rays of a fin, from its root to their ends. */
export const rays = (from: readonly [number, number], ends: readonly (readonly [number, number])[]) =>
  ends.map(([x, y]) => `M${from[0]} ${from[1]}L${x} ${y}`).join('');
