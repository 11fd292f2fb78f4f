import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillImports } from './shelf/fillImports';
import { measureStart, type Start } from './shelf/measureStart';

const PORT = 3921;
const RECIPES = 1_000_000;
const OPTION = '--recipes=';

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
 * nothing kept, then with the index that the first start has kept.
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
    console.log(rowOf('nothing kept', await measureStart(PORT, folder, () => existsSync(index))));
    console.log(rowOf('index kept', await measureStart(PORT, folder)));
    if (existsSync(index)) console.log(`\nthe kept index: ${(statSync(index).size / 1e6).toFixed(0)} MB`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
