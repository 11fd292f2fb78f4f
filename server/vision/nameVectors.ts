import { createHash, randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImageModelKind } from './modelFiles';
import type { Embedded, VisionThread } from './visionThread';
import { labelVectors, type Label } from './zeroShot';

interface NameOptions {
  kind: ImageModelKind;
  labels: readonly Label[];
  /** The model's folder. */
  folder: string;
  /** Reads texts with the model. */
  texts: VisionThread['texts'];
}

/** The vectors of the names for this model and ingredient table, stored beside the weights. */
export const readNames = async ({ kind, labels, folder, texts }: NameOptions): Promise<Embedded> => {
  const prompts = labels.flatMap((label) => label.prompts);
  const hash = createHash('sha256')
    .update(JSON.stringify([kind.name, kind.files, labels]))
    .digest('hex');
  const file = join(folder, `names-${hash.slice(0, 16)}.f32`);
  const stored = await readFile(file).catch(() => undefined);
  if (stored && stored.length > 0 && stored.length % (4 * labels.length) === 0) {
    const vectors = new Float32Array(stored.buffer.slice(stored.byteOffset, stored.byteOffset + stored.length));
    return { vectors, dimension: vectors.length / labels.length };
  }
  const { vectors: ofPrompts, dimension } = await texts(prompts);
  const vectors = labelVectors(labels, ofPrompts, dimension);
  const draft = `${file}.${randomBytes(4).toString('hex')}.tmp`;
  await writeFile(draft, Buffer.from(vectors.buffer));
  await rename(draft, file);
  return { vectors, dimension };
};
