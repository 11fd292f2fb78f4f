import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { ModelFile } from './modelFiles';

/** The size of a file; 0 when it does not exist. */
export const sizeOf = async (file: string) =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );

/** Adds the content of a file to a hash. */
export const hashFile = async (file: string, hash: Hash) => {
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
};

/** Whether a file exists with the expected size and checksum. */
export const isWhole = async (file: string, { bytes, sha256 }: ModelFile): Promise<boolean> => {
  if ((await sizeOf(file)) !== bytes) return false;
  const hash = createHash('sha256');
  await hashFile(file, hash);
  return hash.digest('hex') === sha256;
};
