import { Drawing } from '../canvas/drawing';
import { wetPatches } from './wetPatches';

/** The middle of the soft light, turned back into the picture. */
const lightAt = (turn: number) => {
  const drawn = wetPatches(
    { d: new Drawing('wet'), colour: '#8a4a2a', turn, ingredient: 'beef' },
    { reach: [80, 80], glow: '#e8904a', gloss: 0.7 },
  );
  const [, x = '0', y = '0'] = /cx="([-\d.]+)" cy="([-\d.]+)"/.exec(drawn) ?? [];
  const radians = (turn * Math.PI) / 180;
  return {
    x: Number(x) * Math.cos(radians) - Number(y) * Math.sin(radians),
    y: Number(x) * Math.sin(radians) + Number(y) * Math.cos(radians),
  };
};

describe('the light on a glazed face', () => {
  it.each([0, 70, 140, 250])('lies upper left however the piece is turned (%i degrees)', (turn) => {
    const { x, y } = lightAt(turn);
    expect(x).toBeLessThan(-10);
    expect(y).toBeLessThan(-10);
  });
});
