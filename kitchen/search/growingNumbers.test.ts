import { createGrowingNumbers } from './growingNumbers';

it('keeps every number in order, however many there are', () => {
  const numbers = createGrowingNumbers(Uint16Array, { capacity: 2 });
  for (let i = 0; i < 9; i += 1) numbers.push(i);
  expect(numbers.length).toBe(9);
  expect([...numbers.soFar()]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

it('begins empty', () => {
  const numbers = createGrowingNumbers(Uint16Array);
  expect(numbers.length).toBe(0);
  expect([...numbers.soFar()]).toEqual([]);
});

it('doubles while it is short, and then grows by a quarter', () => {
  const roomOf = (from: Uint8Array) => {
    const numbers = createGrowingNumbers(Uint8Array, { from });
    numbers.push(1);
    return numbers.soFar().buffer.byteLength;
  };
  expect(roomOf(new Uint8Array(0))).toBe(1);
  expect(roomOf(new Uint8Array(100))).toBe(200);
  expect(roomOf(new Uint8Array(65_535))).toBe(131_070);
  expect(roomOf(new Uint8Array(65_536))).toBe(81_920);
});

it('leaves the numbers that it goes on with, and what it gave before, as they are', () => {
  const from = Uint8Array.of(1, 2);
  const numbers = createGrowingNumbers(Uint8Array, { from });
  expect(numbers.length).toBe(2);
  numbers.push(3);
  const before = numbers.soFar();
  numbers.push(4);
  expect([...from]).toEqual([1, 2]);
  expect([...before]).toEqual([1, 2, 3]);
  expect([...numbers.soFar()]).toEqual([1, 2, 3, 4]);
});

describe('the room behind numbers in their buffer', () => {
  const two = () => new Uint8Array(Uint8Array.of(9, 1, 2, 0, 9).buffer, 1, 2);

  it('is used by their owner', () => {
    const from = two();
    const numbers = createGrowingNumbers(Uint8Array, { from, isOwn: true });
    numbers.push(3);
    expect([...numbers.soFar()]).toEqual([1, 2, 3]);
    expect(numbers.soFar().buffer).toBe(from.buffer);
  });

  it('is left alone by anyone else', () => {
    const from = two();
    const numbers = createGrowingNumbers(Uint8Array, { from });
    numbers.push(3);
    expect([...numbers.soFar()]).toEqual([1, 2, 3]);
    expect([...new Uint8Array(from.buffer)]).toEqual([9, 1, 2, 0, 9]);
  });
});
