import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALLERGENS } from '@contracts/vocabulary';
import { dark, light } from '@/app/look/schemes';
import { contrastOf } from './contrast';
import { ICONS } from './icons';
import { colourAt, PAIRS, TOKENS } from './tokens';

const SOURCE = join(__dirname, '../../src');

describe('the page of icons', () => {
  it('shows every icon of the product, and no other', () => {
    const used = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .flatMap((file) => [...readFileSync(join(SOURCE, file), 'utf8').matchAll(/icons-material\/(\w+)'/g)])
      .map(([, name]) => name);
    expect(Object.keys(ICONS).sort()).toEqual([...new Set(used)].sort());
  });
});

describe('the page of tokens', () => {
  it.each(TOKENS.map(({ path }) => path))('names a colour of both themes: %s', (path) => {
    expect([colourAt(light, path), colourAt(dark, path)]).toEqual([
      expect.stringMatching(/^#[\dA-F]{6}$/),
      expect.stringMatching(/^#[\dA-F]{6}$/),
    ]);
  });

  it('describes every colour of our own', () => {
    const own = Object.entries(light).flatMap(([name, value]) => (typeof value === 'string' ? [name] : []));
    expect(own.filter((name) => !TOKENS.some(({ path }) => path === name))).toEqual([]);
  });
});

describe('the page of contrast', () => {
  it('computes the contrast of WCAG', () => {
    expect(contrastOf('#000000', '#FFFFFF')).toBeCloseTo(21);
    expect(contrastOf('#767676', '#FFFFFF')).toBeCloseTo(4.54, 1);
  });

  const allergens = ALLERGENS.map((name) => ({
    text: `allergen.${name}.text`,
    on: `allergen.${name}.background`,
    least: 4.5,
  }));
  it.each([...PAIRS, ...allergens])('has enough contrast in both themes: $text on $on', ({ text, on, least }) => {
    const contrasts = [light, dark].map((palette) => contrastOf(colourAt(palette, text), colourAt(palette, on)));
    expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(least);
  });
});
