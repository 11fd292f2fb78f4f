import { Drawing } from '../canvas/drawing';
import type { FillNeeds } from './filling';
import { soup } from './soup';

const needs = (colours: readonly string[]): FillNeeds => ({
  d: new Drawing('a soup'),
  ground: { x: 400, y: 290, rx: 220, ry: 140 },
  isDeep: true,
  colours,
  pieces: [
    { kind: 'ring', ingredient: 'leeks' },
    { kind: 'cube', ingredient: 'potatoes' },
  ],
});

describe('a soup with two kinds of food in it', () => {
  it('is a broth, through which some of them are seen', () => {
    expect(soup(needs(['#e9c35e'])).drowned).toBeGreaterThan(0);
  });

  it.each([[['#f1e6cc']], [['#e9c35e', '#f8d880']]])('hides what lies below where it is creamed: %s', (colours) => {
    expect(soup(needs(colours)).drowned).toBe(0);
  });
});
