import { createHash, randomBytes } from 'node:crypto';
import { sha256 } from './sha256';

it.each([0, 1, 55, 56, 63, 64, 65, 1_000, 180_000])('hashes %d bytes as the server does', (length) => {
  const bytes = randomBytes(length);
  expect(sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
});
