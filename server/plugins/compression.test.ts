import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { pack } from './compression';

/** The first bit of a Brotli stream is 0 for a window of 64 KB only (RFC 7932, 9.1). */
const hasSmallWindow = (packed: Buffer): boolean => (packed[0]! & 1) === 0;

describe('compressing an answer', () => {
  it.each([
    ['an ordinary answer in a window of 64 KB', 30_000, true],
    ['a large one in a larger window', 300_000, false],
  ])('packs %s', async (_, bytes, isSmall) => {
    const text = randomBytes(bytes / 2).toString('hex');
    const packed = await pack('br', text);
    expect(hasSmallWindow(packed)).toBe(isSmall);
    expect(brotliDecompressSync(packed).toString()).toBe(text);
  });

  it('packs an empty text', async () => {
    expect(brotliDecompressSync(await pack('br', '')).toString()).toBe('');
  });
});
