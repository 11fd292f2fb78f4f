import type { PictureItem } from '../pictureSpec';
import { heroRoom } from './rooms';

const heap = { x: 400, y: 300, rx: 200, ry: 200 };
const prawns = { kind: 'prawn', ingredient: 'prawns' } as PictureItem;

describe('the room of what lies on a bed', () => {
  it('is towards the front and the left, within the bed', () => {
    const room = heroRoom(heap, [prawns]);
    expect(room.x).toBeLessThan(heap.x);
    expect(room.y).toBeGreaterThan(heap.y);
    expect(room.y + room.ry).toBeLessThan(heap.y + heap.ry);
  });

  it('is all of the bed for chicken legs, which need it', () => {
    const room = heroRoom(heap, [{ kind: 'chicken-breast', ingredient: 'chicken' } as PictureItem, prawns]);
    expect(room.rx).toBeGreaterThan(heroRoom(heap, [prawns]).rx);
  });
});
