import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, path } from '../canvas/svg';
import { crumbTile } from '../textures/crumbTile';
import type { PieceKind } from './pieceKind';

/** Across a round loaf: long, domed above, flat where it lay in the oven. */
const SLICE = 'M-97 22C-102 -14 -70 -52 0 -55C70 -52 102 -14 97 22C94 42 66 46 0 46C-66 46 -94 42 -97 22Z';

/** The wide holes of a bread that rose slowly. */
const holes = ({ d: { random } }: Pen, deep: string, light: string) =>
  Array.from({ length: 9 }, () => {
    const x = random.between(-70, 70);
    const y = random.between(-0.7, 0.8) * 38 * Math.sqrt(1 - (x / 96) ** 2);
    const [rx, ry] = [random.between(4, 11), random.between(2.5, 5.5)];
    return (
      ellipse(x + 1, y + 2, rx, ry, `fill="${light}" fill-opacity=".8"`) +
      ellipse(x, y, rx, ry, `fill="${deep}" fill-opacity=".5"`)
    );
  }).join('');

const draw = (pen: Pen) => {
  const { d } = pen;
  const crumb = mix(lighten(pen.colour, 0.3), '#f8e8c4', 0.4);
  const crust = mix(darken(pen.colour, 0.34), '#8a4a16', 0.66);
  const inner = 'transform="translate(-.5 -1) scale(.935 .88)"';
  return (
    path(SLICE, `transform="translate(5 13)" fill="${darken(crust, 0.5)}"`) +
    path(SLICE, `transform="translate(3 7)" fill="${darken(crust, 0.2)}"`) +
    path(SLICE, `fill="${d.sweep([lighten(crust, 0.34), crust, darken(crust, 0.2)], pen.turn)}"`) +
    path(SLICE, `${inner} fill="${body(pen, crumb, 0.4, 0.12)}"`) +
    path(SLICE, `${inner} fill="${crumbTile(d, crumb, 1.6)}"`) +
    holes(pen, mix(darken(crumb, 0.3), '#a8702c', 0.4), lighten(crumb, 0.7)) +
    path(SLICE, `${inner} fill="${d.edge(mix(crumb, '#b8702a', 0.6), 0.7, 0.5)}"`)
  );
};

/** A slice of a round loaf. Recipes write `bread-slice` with the flour. */
export const loafSlice: PieceKind = { size: 104, count: 2, spin: 14, shadow: [98, 52], colour: '#eed6a4', draw };
