import { Drawing } from '../canvas/drawing';
import { swells } from './swells';

it('keeps the swells of a sauce within it', () => {
  const svg = swells(new Drawing('a stew'), { x: 400, y: 300, rx: 200, ry: 150 }, '#a8401c', 15);
  const places = [...svg.matchAll(/translate\(([\d.]+) ([\d.]+)\) rotate/g)];
  expect(places).toHaveLength(15);
  for (const [, x, y] of places) {
    expect(((Number(x) - 400) / 200) ** 2 + ((Number(y) - 300) / 150) ** 2).toBeLessThan(0.9);
  }
});
