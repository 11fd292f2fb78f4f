import { Drawing } from '../canvas/drawing';
import { brightness } from '../canvas/palette';
import { spoonSwirl } from './spoonSwirl';

const AREA = { x: 400, y: 300, rx: 200, ry: 200 };
const swirl = (colour: string, poured?: string) => spoonSwirl(new Drawing('a dip'), AREA, colour, poured);
const tonesOf = (svg: string) => [...svg.matchAll(/fill="(#[0-9a-f]{6})"/g)].map(([, tone]) => brightness(tone!));

it('shades one wall of the furrow and lights the other, in a pale dip as in a dark one', () => {
  for (const colour of ['#f7f5e6', '#e9d6a8', '#8f5a38']) {
    const tones = tonesOf(swirl(colour));
    expect(Math.min(...tones)).toBeLessThan(brightness(colour) - 0.08);
    expect(Math.max(...tones)).toBeGreaterThan(brightness(colour));
  }
});

it('pours oil into the furrow only where the recipe has some', () => {
  expect(swirl('#e9d6a8', '#d9a83a')).toContain('fill="#d9a83a"');
  expect(swirl('#e9d6a8')).not.toContain('#d9a83a');
});
