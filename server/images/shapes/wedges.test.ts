import { Drawing } from '../canvas/drawing';
import { brightness } from '../canvas/palette';
import type { PieceKind } from './pieceKind';
import { elbow } from './elbow';
import { onionWedge } from './onionWedge';
import { potatoWedge } from './potatoWedge';

const tonesOf = ({ draw, colour }: PieceKind) => {
  const d = new Drawing('a wedge');
  const svg = d.toSvg(draw({ d, colour, turn: 0, ingredient: '' }));
  return [...new Set(svg.match(/#[0-9a-f]{6}/g))].map(brightness);
};

it.each([
  ['potato', potatoWedge],
  ['onion', onionWedge],
  ['macaroni', elbow],
])('gives a piece of %s its light, its own colour and its brown', (_, kind) => {
  const tones = tonesOf(kind);
  expect(tones.length).toBeGreaterThan(5);
  expect(Math.min(...tones)).toBeLessThan(0.5);
  expect(Math.max(...tones)).toBeGreaterThan(0.85);
});
