import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportFile } from '../import/importTypes';

export const fixtureFile = (name: string): ImportFile => ({
  name,
  bytes: readFileSync(join(__dirname, '..', 'import', 'fixtures', name)),
});

export const textFile = (name: string, text: string): ImportFile => ({ name, bytes: Buffer.from(text) });
