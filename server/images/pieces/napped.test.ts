import { Drawing } from '../canvas/drawing';
import type { PictureItem } from '../pictureSpec';
import { isNapped, napped } from './napped';

const item = (kind: string) => ({ kind, ingredient: 'chicken' }) as PictureItem;

describe('sauce over a joint', () => {
  it('is spooned over legs and breasts, not over what lies about them', () => {
    expect(['drumstick', 'chicken-breast', 'chop'].map((kind) => isNapped(item(kind)))).toEqual([true, true, true]);
    expect(['chunk', 'leaf', 'steak'].map((kind) => isNapped(item(kind)))).toEqual([false, false, false]);
  });

  it('lies on most of them, in the colour of the sauce', () => {
    const d = new Drawing('a stew');
    const films = Array.from({ length: 40 }, () => napped(d, { x: 0, y: 0, rx: 90, ry: 50, turn: -30 }, '#b8321f'));
    const covered = films.filter((film) => film !== '').length;
    expect(covered).toBeGreaterThan(24);
    expect(covered).toBeLessThan(40);
  });
});
