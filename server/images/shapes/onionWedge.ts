import { n } from '../canvas/drawing';
import { brightness, darken, lighten, mix } from '../canvas/palette';
import type { Pen } from '../canvas/pen';
import { ellipse, line, path } from '../canvas/svg';
import type { PieceKind } from './pieceKind';

/** Layers of a wedge, the outermost first: how far each bellies out. */
const LAYERS = [74, 52, 32, 14] as const;

const draw = ({ d, colour, turn }: Pen) => {
  const { random } = d;
  const isPurple = brightness(colour) < 0.5;
  const flesh = mix(colour, '#fff4e0', isPurple ? 0.66 : 0.4);
  const charred = mix(darken(colour, 0.3), '#6a2c0c', 0.6);
  const petals = LAYERS.map((belly, i) => {
    const splay = random.between(-6, 10) + (LAYERS.length - i) * 3;
    const shape = `M-92 ${n(splay * 0.4)}C-60 ${n(belly + splay)} 56 ${n(belly + splay + 6)} 96 ${n(-splay)}C60 ${n(belly * 0.3 - 20)} -56 ${n(belly * 0.3 - 22)} -92 ${n(splay * 0.4)}Z`;
    return (
      path(shape, `transform="translate(1 6)" fill="${darken(colour, 0.6)}" fill-opacity=".34"`) +
      path(shape, `fill="${d.sweep([lighten(flesh, 0.5), flesh, mix(flesh, colour, 0.7)], turn)}"`) +
      path(shape, line(isPurple ? colour : mix(colour, '#a8641c', 0.5), 3.4, 0.8))
    );
  }).join('');
  return (
    petals +
    ellipse(-86, 4, 22, 15, `fill="${d.spot(charred, 0.1)}" fill-opacity=".8"`) +
    ellipse(random.between(20, 70), 34, 40, 12, `fill="${d.spot(charred, 0)}" fill-opacity=".6"`, -14) +
    path('M-44 -6Q4 -22 58 -8', line('#ffffff', 5, 0.5))
  );
};

/** A wedge of onion: its layers, held at the root and opening, browned where they met the heat. */
export const onionWedge: PieceKind = { size: 40, count: 7, spin: 180, shadow: [94, 58], colour: '#e6cfa0', draw };
