import { n } from '../canvas/drawing';
import { blob } from '../canvas/outlines';
import { darken, lighten, mix } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { line, path } from '../canvas/svg';
import { browning } from '../textures/browning';
import type { PieceKind } from './pieceKind';

const [LEFT, RIGHT, TOP, LEAN, RISE] = [-96, 52, -14, 44, 54];
const SAUCE = '#b03a1c';
const PASTA = '#f0d28a';

/** What is cut through, from the top: the colour and height of each layer. */
export type Layers = readonly (readonly [string, number])[];

const LAYERS: Layers = [
  [PASTA, 8],
  [SAUCE, 16],
  ['#f8ecd0', 7],
  [PASTA, 8],
  [SAUCE, 17],
  ['#f8ecd0', 7],
  [PASTA, 9],
];

/** A layer with a wavy lower edge, along the front and up the cut side. */
const layer = (pen: Pen, y: number, height: number, colour: string) => {
  const { random } = pen.d;
  const wave = () => n(random.between(-5, 5));
  const low = y + height + 4;
  const front = `M${LEFT} ${y}H${RIGHT}V${low}q-37 ${wave()} -74 0t-74 0Z`;
  const side = `M${RIGHT} ${y}L${RIGHT + LEAN} ${y - RISE}V${low - RISE}L${RIGHT} ${low}Z`;
  return (
    path(front, `fill="${pen.d.run([lighten(colour, 0.2), colour], true)}"`) +
    path(side, `fill="${darken(colour, 0.24)}"`)
  );
};

/** What lies in the sauce of each thick layer: mince, or diced vegetables in several colours. */
const MINCE = ['#7a3a1e', '#8f4a26', '#5f2c18', '#a8562c'];
const VEGETABLES = ['#8fb04e', '#5c3450', '#d8391f', '#eeb63c', '#7a9a3e'];

/** The colours of the lumps in a layer, by the colour of the layer. */
export type Fillings = Readonly<Record<string, readonly string[]>>;

/** Lumps of a filling that the knife went through, along the front and, darker, up the cut side. */
const lumps = ({ d }: Pen, y: number, height: number, tones: readonly string[]) => {
  if (tones.length === 0) return '';
  const { random } = d;
  const lump = (x: number, at: number, r: number, shade: number) => {
    const tone = darken(tones[Math.floor(random.next() * tones.length)] ?? SAUCE, shade);
    const shape = blob(random, x, at, r * 1.25, r * 0.8, { wobble: 0.26, points: 7, turn: random.between(-30, 30) });
    return (
      path(shape, `transform="translate(1 3)" fill="${darken(tone, 0.5)}" fill-opacity=".5"`) +
      path(shape, `fill="${tone}"`) +
      path(
        `M${n(x - r * 0.6)} ${n(at - r * 0.3)}q${n(r * 0.5)} ${n(-r * 0.3)} ${n(r)} 0`,
        line(lighten(tone, 0.5), 2, 0.6),
      )
    );
  };
  const front = Array.from({ length: 15 }, (_, i) =>
    lump(LEFT + 6 + i * 9.8 + random.between(-4, 4), y + random.between(2, height), random.between(5, 8.5), 0),
  );
  const side = Array.from({ length: 6 }, (_, i) => {
    const share = (i + random.between(0.2, 0.8)) / 6;
    return lump(RIGHT + LEAN * share, y - RISE * share + random.between(2, height), random.between(4, 6.5), 0.28);
  });
  return front.join('') + side.join('');
};

/** A cut of a layered bake under its browned top, in the sauce that ran out. */
export const drawLayers = (pen: Pen, layers: Layers, sauce = SAUCE, fillings: Fillings = {}): string => {
  const { d, colour } = pen;
  let y = TOP;
  let cut = '';
  for (const [tone, height] of layers) {
    cut += layer(pen, y, height, tone);
    cut += lumps(pen, y, height, fillings[tone] ?? []);
    y += height;
  }
  const foot = `M${LEFT - 8} ${y}Q${LEFT} ${y + 14} -20 ${y + 10}T${RIGHT + 14} ${y + 6}L${RIGHT + LEAN + 10} ${y - RISE}H${LEFT}Z`;
  const lid = `M${LEFT - 3} ${TOP + 4}Q${LEFT + 10} ${TOP - 30} ${LEFT + LEAN} ${TOP - RISE}H${RIGHT + LEAN + 2}Q${RIGHT + 26} ${TOP - 20} ${RIGHT + 2} ${TOP + 4}c-6 14 -18 12 -22 3c-4 20 -20 22 -26 2c-10 8 -22 6 -30 0c-4 28 -20 26 -24 1c-12 6 -22 4 -28 -1c-6 12 -16 10 -22 -2Z`;
  const spots = Array.from({ length: 16 }, () => {
    const share = d.random.next();
    return { x: d.random.between(LEFT, RIGHT) + LEAN * share, y: TOP - RISE * share };
  });
  const melted = spots
    .slice(0, 9)
    .map(({ x, y: at }) =>
      path(blob(d.random, x, at, 17, 9, { wobble: 0.2 }), `fill="${lighten(colour, 0.5)}" fill-opacity=".75"`),
    )
    .join('');
  return (
    path(foot, `transform="translate(6 6)" fill="${darken(sauce, 0.6)}" fill-opacity=".5"`) +
    path(foot, `fill="${sauce === SAUCE ? mix(SAUCE, '#d8702a', 0.25) : sauce}"`) +
    cut +
    path(lid, `fill="${d.sweep([lighten(colour, 0.35), colour, darken(colour, 0.14)], pen.turn)}"`) +
    d.clipped(path(lid, ''), melted + browning(d, spots, 14, colour, 0.75)) +
    path(`M${LEFT + 4} ${TOP + 2}q20 5 46 2t50 2`, line('#fff3d6', 3, 0.6))
  );
};

const draw = (pen: Pen) => {
  const isOfVegetables = /courgette|aubergine|vegetable|pepper/i.test(pen.ingredient);
  return drawLayers(pen, LAYERS, SAUCE, { [SAUCE]: isOfVegetables ? VEGETABLES : MINCE });
};

/** A cut of lasagne seen from its corner: browned cheese over layers of pasta, sauce and cream. */
export const lasagneSlice: PieceKind = { size: 150, count: 1, spin: 0, shadow: [100, 66], colour: '#e8b04a', draw };
