import { Drawing } from '../canvas/drawing';
import { wallBelow } from './wallBelow';

const shiftOf = (turn: number) => {
  const pen = { d: new Drawing('a wall'), colour: '#dda445', turn, ingredient: 'flour' };
  const [, x, y] = /translate\((-?[\d.]+) (-?[\d.]+)\)/.exec(wallBelow(pen, 'M0 0Z', 20, '#ffffff', '#000000'))!;
  return [Number(x), Number(y)];
};

it('stands below its face however the piece is turned', () => {
  expect(shiftOf(0)).toEqual([0, 20]);
  expect(shiftOf(90)).toEqual([20, 0]);
  expect(shiftOf(180)).toEqual([0, -20]);
});
