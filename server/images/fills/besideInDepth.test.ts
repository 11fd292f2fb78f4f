import { Drawing } from '../canvas/drawing';
import { curryRice } from './curryRice';
import { noodles } from './noodles';
import { spread } from './spread';

const SEEDS = Array.from({ length: 8 }, (_, i) => `dish ${i}`);
const ground = { x: 400, y: 280, rx: 220, ry: 141 };
const seen = (seed: string, colours: readonly string[]) => ({
  d: new Drawing(seed),
  ground,
  isDeep: true,
  isTilted: true,
  colours,
  pieces: [],
});

describe('a bowl seen from the side', () => {
  it('shows the topping of a soup beside the noodles that are lifted out of it', () => {
    for (const seed of SEEDS) {
      const { over, garnished } = noodles(seen(seed, ['#f0e6cc', '#b98a52']));
      const area = [garnished].flat()[0]!;
      const strands = [...over!.matchAll(/<path d="M(\d+(?:\.\d+)?) /g)].map(([, x]) => Number(x));
      expect(area.x + area.rx).toBeLessThan(Math.min(...strands) + 30);
    }
  });
});

describe('a dip', () => {
  it('with oil in its furrow has no spoon in it', () => {
    const dip = (...colours: string[]) => spread(seen('a dip', colours)).over;
    expect(dip('#cdb98f', '#c9a23a')).toBeUndefined();
    expect(dip('#f5c52a')).toBeDefined();
  });
});

describe('rice beside a curry', () => {
  it('is kept within the dish', () => {
    for (const seed of SEEDS) {
      const needs = seen(seed, ['#d8622a', '#fff4dc']);
      curryRice(needs);
      const clips = [
        ...needs.d
          .toSvg('')
          .matchAll(/<clipPath[^>]*><ellipse cx="([\d.]+)" cy="([\d.]+)" rx="([\d.]+)" ry="([\d.]+)"/g),
      ];
      for (const [, , cy, rx, ry] of clips) {
        expect(Number(rx)).toBeLessThanOrEqual(ground.rx);
        expect(Number(cy) - Number(ry)).toBeGreaterThan(ground.y - ground.ry * 1.08);
      }
      expect(clips.length).toBeGreaterThan(0);
    }
  });
});
