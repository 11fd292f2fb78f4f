import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The repository's pictures: one signature for each story, theme and width. */
export const KEPT_FILE = join(__dirname, '..', '..', '..', 'stories', 'workbench', 'pictures.json');

export type Kept = Record<string, string>;

export const readKept = (): Kept => JSON.parse(readFileSync(KEPT_FILE, 'utf8')) as Kept;

export const writeKept = (kept: Kept): void => {
  const sorted = Object.fromEntries(Object.entries(kept).sort(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(KEPT_FILE, `${JSON.stringify(sorted, null, 2)}\n`);
};

/** The key of a picture. */
export const keyOf = (storyId: string, theme: string, width: number): string => `${storyId} ${theme} ${width}`;
