import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadText } from './loadServer';
import { fillImports } from './shelf/fillImports';
import { measureMemory } from './shelf/measureMemory';
import { measureStart, untilKept, type Start } from './shelf/measureStart';

const PORT = 3921;
const RECIPES = 1_000_000;
const OPTION = '--recipes=';
/** Other work on the machine makes single starts dearer. */
const KEPT_STARTS = 5;

const rowOf = (name: string, start: Start): string =>
  `| ${[
    name,
    start.listeningCpu.toFixed(1),
    start.readyCpu.toFixed(1),
    start.readyWall.toFixed(1),
    start.residentMegabytes.toFixed(0),
    start.peakMegabytes.toFixed(0),
  ].join(' | ')} |`;

/**
 * What a start of the built server takes with a million imported recipes (`--recipes=100000` for another number): with
 * nothing kept, then with the index that the first start has kept; and what its memory consists of.
 */
export const benchShelf = async (options: readonly string[]): Promise<void> => {
  const asked = options.find((option) => option.startsWith(OPTION))?.slice(OPTION.length);
  const count = Number(asked ?? RECIPES);
  const folder = mkdtempSync(join(tmpdir(), 'larder-shelf-'));
  const index = join(folder, 'index', 'recipes.index');
  try {
    await fillImports(folder, count);
    console.log(`${count.toLocaleString('en')} imported recipes; seconds of the processor, of all threads\n`);
    console.log('| start | until it listens, CPU s | until all are found, CPU s | wall s | MB | most MB |');
    console.log('|---|---|---|---|---|---|');
    const use = () => untilKept(() => existsSync(index));
    console.log(rowOf('nothing kept', await measureStart({ port: PORT, dataDir: folder, use })));
    for (let starts = 0; starts < KEPT_STARTS; starts += 1)
      console.log(rowOf('index kept', await measureStart({ port: PORT, dataDir: folder })));
    if (existsSync(index)) console.log(`\nthe kept index: ${(statSync(index).size / 1e6).toFixed(0)} MB`);
    console.log('\n| memory in MB | resident | of these file pages | of these its own | heap used | heap | buffers |');
    console.log('|---|---|---|---|---|---|---|');
    (await measureMemory(PORT, folder)).forEach((row) => console.log(row));
    console.log(`\nload ${loadText()}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
