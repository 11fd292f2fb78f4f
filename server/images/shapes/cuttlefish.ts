import { n } from '../canvas/drawing';
import { darken, lighten, mix } from '../canvas/palette';
import { body, type Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import { wetAlong } from '../textures/wetAlong';
import type { PieceKind } from './pieceKind';

const SEAR = '#a2541a';
const CHAR = '#5a260c';

/** A body that narrows to its blunt end at the left, with a fin along it. */
const MANTLE =
  'M-97 2C-96 -18 -70 -40 -30 -45C0 -48 26 -42 38 -30C44 -14 44 14 38 30C24 44 -4 50 -34 46C-72 42 -97 22 -97 2Z';
const FIN =
  'M-100 3C-104 -22 -84 -36 -68 -44C-50 -56 -22 -55 -4 -56C16 -56 34 -46 42 -32C48 -14 48 14 42 33C34 50 10 57 -10 57C-34 58 -58 54 -72 44C-90 34 -102 22 -100 3Z';

/** The arms, gathered at the head and curled by the heat. */
const arms = ({ d, colour }: Pen) =>
  [-24, 24, -15, 15, -6, 6]
    .map((y) => {
      const far = d.random.between(80, 97);
      const end = y * 1.5 + d.random.between(-5, 5);
      const curl = (y > 0 ? 1 : -1) * d.random.between(8, 18);
      const route = `M36 ${n(y * 0.8)}C52 ${n(y * 1.1)} ${n(far - 16)} ${n(end - curl * 0.3)} ${n(far)} ${n(end)}q4 ${n(curl * 0.6)} -7 ${n(curl)}`;
      return (
        path(route, `${line(darken(colour, 0.72), 15, 0.4)} transform="translate(2 6)"`) +
        path(route, line(mix(darken(colour, 0.2), SEAR, 0.62), 14)) +
        path(route, `${line(mix(colour, SEAR, 0.3), 9)} transform="translate(-1 -1.800)"`) +
        path(route, `${line(lighten(colour, 0.5), 2.4, 0.7)} stroke-dasharray="1 8" transform="translate(-1 -3)"`)
      );
    })
    .join('');

/** Shallow cuts both ways: the heat has drawn them open, so that each shows white flesh beside its shade. */
const cuts = ({ d, colour }: Pen) => {
  let drawn = '';
  for (const lean of [-1, 1])
    for (let x = -140; x < 90; x += 19) {
      const j = d.random.between(-2.5, 2.5);
      const route = `M${n(x + j - lean * 30)} -56Q${n(x + 4)} 0 ${n(x + j + lean * 30)} 56`;
      drawn +=
        path(route, `${line(darken(colour, 0.5), 4.4, 0.42)} transform="translate(1.500 1)"`) +
        path(route, line(lighten(colour, 0.7), 2.6, 0.85));
    }
  return drawn;
};

/** Where it touched the griddle: gold all over, brown in bands, nearly black in a few places. */
const seared = ({ d }: Pen) =>
  Array.from({ length: 22 }, (_, i) => {
    const [x, y] = [d.random.between(-84, 34), d.random.between(-40, 40)];
    const [tone, opacity] = i < 10 ? ['#dda252', 0.6] : i < 21 ? [SEAR, 0.62] : [CHAR, 0.55];
    const r = i < 10 ? 22 : i < 21 ? 13 : 8;
    return ellipse(
      x,
      y,
      r * d.random.between(0.9, 1.6),
      r * 0.62,
      `fill="${d.spot(tone, 0.15)}" fill-opacity="${opacity}"`,
      d.random.between(-24, 24),
    );
  }).join('');

const draw = (pen: Pen) => {
  const { d, colour } = pen;
  return (
    arms(pen) +
    ellipse(38, 0, 20, 27, `fill="${body(pen, mix(colour, SEAR, 0.3), 0.36, 0.34)}"`) +
    path(FIN, `transform="translate(3 9)" fill="${darken(colour, 0.62)}"`) +
    path(FIN, `fill="${mix(colour, SEAR, 0.55)}"`) +
    path(FIN, `transform="translate(-1 -2) scale(.975)" fill="${mix(lighten(colour, 0.2), SEAR, 0.12)}"`) +
    path(MANTLE, `transform="translate(1 3)" fill="${darken(colour, 0.4)}" fill-opacity=".5"`) +
    path(MANTLE, `fill="${body(pen, lighten(colour, 0.24), 0.44, 0.24)}"`) +
    d.clipped(path(MANTLE, ''), seared(pen) + cuts(pen) + seared(pen) + path(MANTLE, line(SEAR, 12, 0.26))) +
    wetAlong(pen, { reach: [80, 40], count: 9, bow: 6, gloss: 0.8 })
  );
};

/** A small cuttlefish from the griddle: scored across, seared on its ridges, its arms curled. */
export const cuttlefish: PieceKind = { size: 112, count: 4, spin: 24, shadow: [92, 56], colour: '#f3e6cc', draw };
