import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../report';
import type { Story } from './storyPage';

/** The folder of the built Storybook. */
export const STORYBOOK = join(ROOT, 'build', 'storybook');

interface IndexEntry extends Story {
  type: string;
}

export const buildStorybook = (): void => {
  const { status } = spawnSync(process.execPath, [join(ROOT, 'scripts', 'buildStorybook.mjs')], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('Storybook could not be built.');
};

/** The stories of the built Storybook whose id contains one of the parts; all without parts. */
export const wantedStories = (parts: readonly string[]): Story[] => {
  const file = join(STORYBOOK, 'index.json');
  if (!existsSync(file)) throw new Error('Storybook is not built: leave out --built.');
  const index = JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, IndexEntry> };
  return Object.values(index.entries).filter(
    ({ id, type }) => type === 'story' && (parts.length === 0 || parts.some((part) => id.includes(part))),
  );
};
