import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import webpack, { type Compilation } from 'webpack';
import { clientConfig } from '../webpack.config';
import { mappedTexts, type SourceMap } from './mappedTexts';

/** What each screen loads before it is hydrated, besides the entry, by the words with which it is imported. */
const SCREENS: Readonly<Record<string, readonly string[]>> = {
  Home: ['./startPage', '@/views/Home/HomeView', './PhotoCard', './LarderTools', '../../translations/en-GB.json?first'],
  'a recipe page': [
    './startPage',
    '@/views/RecipeDetail/recipeScreen',
    '../../translations/en-GB.json?first',
    '../../translations/en-GB.json?recipe',
  ],
};

const LISTED = 40;
const KB = 1_024;

/** For what is only compared: the best quality takes twenty times as long for a tenth. */
const QUICK = 9;

const packed = (text: string, quality = constants.BROTLI_MAX_QUALITY) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length / KB;

const pathOf = (source: string) => source.replace(/^webpack:\/\/[^/]*\//, '').replace(/^\.\//, '');

/** The name of the package that a source belongs to, or its path in the project. */
const ownerOf = (source: string): string => {
  const path = pathOf(source);
  const inside = /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path);
  return inside ? inside[1]! : path.replace(/[?|].*$/, '') || '(the build)';
};

/** The package of a source, or the folder of ours. */
const folderOf = (source: string): string =>
  ownerOf(source).replace(/^((?:src|kitchen|contracts)(?:\/[^/]+)?)\/.*$/, '$1');

const built = async (path: string): Promise<Compilation> => {
  const config = clientConfig({ mode: 'production' });
  const compiler = webpack({
    ...config,
    devtool: 'hidden-source-map',
    output: { ...config.output, path },
    plugins: config.plugins!.filter((plugin) => plugin instanceof webpack.DefinePlugin),
  });
  return new Promise((resolve, reject) => {
    compiler.run((failure, stats) => {
      if (failure ?? stats?.hasErrors()) reject(failure ?? new Error(stats!.toString('errors-only')));
      else resolve(stats!.compilation);
    });
  });
};

const filesOf = ({ chunkGroups, entrypoints }: Compilation, requests: readonly string[]): string[] => {
  const later = chunkGroups.filter(({ origins }) => origins.some(({ request }) => requests.includes(request!)));
  const missing = requests.filter(
    (one) => !later.some(({ origins }) => origins.some(({ request }) => request === one)),
  );
  if (missing.length > 0) console.log(`imported nowhere: ${missing.join(', ')}`);
  return [...new Set([entrypoints.get('main')!, ...later].flatMap((group) => group.getFiles()))].filter((file) =>
    file.endsWith('.js'),
  );
};

interface Part {
  owner: string;
  file: string;
  kilobytes: number;
}

/** The sources of a file, each with what the packed file would be smaller without it. */
const partsOf = (folder: string, file: string, nameOf: (source: string) => string): Part[] => {
  const code = readFileSync(join(folder, file), 'utf8');
  // Of words alone there is no map.
  if (!existsSync(join(folder, `${file}.map`))) return [{ owner: 'translations', file, kilobytes: packed(code) }];
  const map = JSON.parse(readFileSync(join(folder, `${file}.map`), 'utf8')) as SourceMap;
  const pieces = mappedTexts(code, map).map(({ source, text }) => ({ owner: nameOf(source), text }));
  const whole = packed(code, QUICK);
  const sizeWithout = (name: string) =>
    packed(pieces.map(({ owner, text }) => (owner === name ? '' : text)).join(''), QUICK);
  const owners = [...new Set(pieces.map(({ owner }) => owner))];
  return owners.map((owner) => ({ owner, file, kilobytes: whole - sizeWithout(owner) }));
};

const sumOf = (parts: readonly Part[]) => parts.reduce((sum, { kilobytes }) => sum + kilobytes, 0);

/** The parts together by one of their names, the largest first. */
const summed = (parts: readonly Part[], by: 'owner' | 'file') =>
  [...new Set(parts.map((part) => part[by]))]
    .map((name) => parts.filter((part) => part[by] === name))
    .map((together) => ({ ...together[0]!, kilobytes: sumOf(together) }))
    .sort((a, b) => b.kilobytes - a.kilobytes);

const report = (name: string, sizes: ReadonlyMap<string, number>, parts: readonly Part[], listed: number) => {
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  console.log(`\n${name}: ${total.toFixed(1)} KB brotli in ${sizes.size} files`);
  for (const [file, size] of sizes) console.log(`  ${file}: ${size.toFixed(1)} KB`);
  for (const { owner, kilobytes, file } of summed(parts, 'owner').slice(0, listed))
    console.log(`  ${kilobytes.toFixed(2).padStart(7)} ${owner} (${file})`);
};

/** What each screen loads before it reacts: packages and our own files, with their shares of the packed files. */
export const benchBundleParts = async (options: readonly string[]): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'larder-bundle-'));
  try {
    const compilation = await built(folder);
    const nameOf = options.includes('--files') ? pathOf : options.includes('--folders') ? folderOf : ownerOf;
    const listed = options.includes('--all') ? Infinity : LISTED;
    for (const [name, requests] of Object.entries(SCREENS)) {
      const files = filesOf(compilation, requests);
      const sizes = new Map(files.map((file) => [file, packed(readFileSync(join(folder, file), 'utf8'))]));
      report(
        name,
        sizes,
        files.flatMap((file) => partsOf(folder, file, nameOf)),
        listed,
      );
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
