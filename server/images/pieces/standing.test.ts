import { nearSize, standing } from './standing';

const AREA = { x: 400, y: 300, rx: 200, ry: 200 };
const HEART = { x: 390, y: 300 };

describe('food seen from the side', () => {
  it('is larger in front than behind', () => {
    expect(nearSize(AREA, { x: 400, y: 460 })).toBeGreaterThan(nearSize(AREA, { x: 400, y: 300 }));
    expect(nearSize(AREA, { x: 400, y: 300 })).toBeGreaterThan(nearSize(AREA, { x: 400, y: 140 }));
  });

  it('stands up in the middle of its heap, and not at its foot', () => {
    const rise = (x: number) => standing(AREA, HEART, { x, y: 300 }, 0).y - standing(AREA, HEART, { x, y: 300 }, 1).y;
    expect(rise(390)).toBeGreaterThan(30);
    expect(rise(595)).toBeLessThan(5);
  });

  it('lies on a ground that is flatter than it is wide', () => {
    const [back, front] = [140, 460].map((y) => standing(AREA, HEART, { x: 400, y }, 0).y);
    expect(front! - back!).toBeLessThan(320 * 0.75);
  });
});
