import { clearShift, type Taken } from './clearPlace';

const HEIGHT = 800;
const box = (top: number, bottom: number, left = 0, right = 300, weight = 1): Taken => ({
  left,
  top,
  right,
  bottom,
  weight,
});
const atFoot = box(720, 780);
const atTop = box(20, 80);

describe('clearShift', () => {
  it('leaves a toast that covers nothing at its place', () => {
    expect(clearShift(atFoot, [box(100, 200), box(600, 700)], HEIGHT)).toBe(0);
    expect(clearShift(atFoot, [box(700, 800, 310, 360)], HEIGHT)).toBe(0);
  });

  it('leaves it at its place also with little air, rather than beside something else', () => {
    expect(clearShift(atTop, [box(0, 17), box(83, 400)], HEIGHT)).toBe(0);
    expect(clearShift(atTop, [box(0, 17), box(83, 400)], HEIGHT, 500)).toBe(500);
  });

  it('rather covers the lower part of a card than its picture', () => {
    const taken = [box(0, 500), box(0, 300, 0, 300, 2), box(500, 800, 0, 300, 2)];
    const shift = clearShift(atTop, taken, HEIGHT);
    expect(atTop.top + shift).toBeGreaterThanOrEqual(300);
    expect(atTop.bottom + shift).toBeLessThanOrEqual(500);
  });

  it('moves it to the opposite edge', () => {
    expect(clearShift(atFoot, [box(740, 784)], HEIGHT)).toBe(-700);
    expect(clearShift(atTop, [box(10, 54)], HEIGHT)).toBe(700);
  });

  it('moves it to the nearest free place when both edges are taken', () => {
    const shift = clearShift(atFoot, [box(740, 784), box(20, 64), box(500, 600)], HEIGHT);
    expect(atFoot.bottom + shift).toBeLessThanOrEqual(740);
    expect(atFoot.top + shift).toBeGreaterThan(600);
  });

  it('keeps a present place that covers nothing, so that a toast does not jump about', () => {
    expect(clearShift(atFoot, [box(100, 200)], HEIGHT, -120)).toBe(-120);
  });

  it('covers as little as possible when everything is taken', () => {
    const shift = clearShift(atFoot, [box(0, 400), box(400, 800, 290, 300)], HEIGHT);
    expect(atFoot.top + shift).toBeGreaterThan(400);
  });

  it('rather covers much of what weighs little than a little of what weighs much', () => {
    const shift = clearShift(atFoot, [box(0, 700), box(650, 700, 0, 300, 20), box(700, 800)], HEIGHT);
    expect(atFoot.top + shift).toBeGreaterThanOrEqual(704);
  });

  it('rather covers a picture than the end of a word', () => {
    const picture = box(0, 700);
    const word = { ...box(700, 800, 290, 300, 10), isIndivisible: true };
    expect(atFoot.bottom + clearShift(atFoot, [picture, word], HEIGHT)).toBeLessThan(700);
  });

  it('rather stands close to something than on it', () => {
    const word = box(775, 800, 296, 300);
    const taken = [box(86, 700), word].map((each) => ({ ...each, weight: 10, isIndivisible: true }));
    expect(clearShift(atFoot, taken, HEIGHT)).toBe(-700);
  });

  it('is nothing for a page without a layout', () => {
    expect(clearShift(box(0, 0, 0, 0), [box(0, 0, 0, 0)], 0)).toBe(0);
  });
});
