import type { CorpusRecipe } from '@kitchen/recipes/recipeFormat';
import { buildApp } from '../app';
import type { AppDependencies } from '../assembly/appDependencies';
import { readConfig } from '../config';
import { createCorpusBook } from '../corpus/corpusBook';
import { openDatabase } from '../db/openDatabase';
import { DISHES } from './dishes';

/** Limits so high that only tests of the limits reach them. */
export const UNLIMITED = {
  ANALYZE_PER_MINUTE: '100000',
  GENERATE_PER_MINUTE: '100000',
  GENERATE_PER_MINUTE_AND_ADDRESS: '100000',
  WRITES_PER_HOUR: '100000',
  WRITES_PER_HOUR_AND_ADDRESS: '100000',
  ACCOUNT_WRITES_PER_MINUTE: '100000',
  OWN_RECIPES_PER_HOUR: '100000',
  PAGES_PER_HOUR: '100000',
  PAGES_PER_HOUR_AND_ADDRESS: '100000',
  RECIPES_PER_DAY_AND_ADDRESS: '100000',
  MEGABYTES_PER_DAY_AND_ADDRESS: '100000',
  SIGN_INS_PER_HOUR: '100000',
  SIGN_INS_PER_HOUR_AND_ADDRESS: '100000',
  LOGIN_FAILURES_PER_ACCOUNT: '100000',
  LOGIN_FAILURES_PER_ADDRESS: '100000',
  PASSWORD_MEMORY_KIB: '8',
  PASSWORD_PASSES: '1',
};

export interface TestAppOptions extends Partial<Omit<AppDependencies, 'config' | 'corpus'>> {
  environment?: Record<string, string>;
  dishes?: readonly CorpusRecipe[];
}

/** The whole server over an in-memory (or given) database, a few dishes, and pictures whose content is their name. */
export const openApp = async ({ environment, dishes = DISHES, db, ...needs }: TestAppOptions = {}) =>
  buildApp({
    config: readConfig({ ...UNLIMITED, ...environment }),
    db: db ?? (await openDatabase(':memory:')),
    corpus: createCorpusBook(dishes),
    pictures: { pictureOf: (slug, width) => Promise.resolve(Buffer.from(`${slug} ${width}`)) },
    mailer: { send: () => Promise.resolve() },
    clientDir: '/nowhere',
    resetDelayMs: 0,
    // A test that moves the clock lets that time pass.
    ...(needs.now && { elapsed: () => needs.now!().getTime() }),
    ...needs,
  });

interface FilePart {
  name: string;
  bytes: Uint8Array;
  type?: string;
}

const BOUNDARY = 'larder-test-boundary';

/** A multipart body with its header, for inject(). */
export const form = (fields: Record<string, string>, file?: FilePart) => {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const payload = Buffer.concat([
    Buffer.from(parts.join('')),
    ...(file
      ? [
          Buffer.from(
            `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${file.name}"; filename="photo"\r\n` +
              `content-type: ${file.type ?? 'image/jpeg'}\r\n\r\n`,
          ),
          file.bytes,
          Buffer.from('\r\n'),
        ]
      : []),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` } };
};
