import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';

const ENTRY = 'src/index.tsx';

/** How an import says that its code comes in the same file. */
const IN_PARTS = 'webpackMode: "eager"';

/** What the first screen consists of: the entry, and the chunks that Home waits for before it is hydrated. */
const FIRST_SCREEN = [
  ENTRY,
  'src/app/start/startPage.ts',
  'src/views/Home/HomeView.tsx',
  'src/views/Home/PhotoCard.tsx',
  'src/views/Home/LarderTools.tsx',
];

const isMessageTable = (path: string) => /essages\.ts$/.test(path) || /^src\/i18n\/[^/]+\.ts$/.test(path);

const ID = /\bid:\s*'([^']+)'/g;

/** What each source file of the client imports. */
export interface ImportGraph {
  /** Files that are evaluated with it. */
  statics: (path: string) => readonly string[];
  /** Files that it loads later. */
  later: (path: string) => readonly string[];
  paths: readonly string[];
}

export const importGraph = (root: string): ImportGraph => {
  const { metafile } = buildSync({
    absWorkingDir: root,
    entryPoints: [ENTRY],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    splitting: true,
    outdir: 'build/graph',
    packages: 'external',
    tsconfig: 'tsconfig.json',
    loader: { '.woff2': 'empty', '.json': 'empty' },
    logLevel: 'error',
  });
  const importsOf = (path: string, kind: string) =>
    (metafile.inputs[path]?.imports ?? []).filter((one) => !one.external && one.kind === kind).map((one) => one.path);
  const paths = Object.keys(metafile.inputs);
  // What these import comes in one file, and is evaluated one after the other, each in a task of its own.
  const inParts = new Set(
    paths.filter((path) => /\.tsx?$/.test(path) && readFileSync(join(root, path), 'utf8').includes(IN_PARTS)),
  );
  const dynamic = (path: string) => importsOf(path, 'dynamic-import');
  return {
    statics: (path) => [...importsOf(path, 'import-statement'), ...(inParts.has(path) ? dynamic(path) : [])],
    later: (path) => (inParts.has(path) ? [] : dynamic(path)),
    paths,
  };
};

/** The files that are evaluated with some others, including those. */
export const evaluatedWith = ({ statics }: ImportGraph, paths: readonly string[]): ReadonlySet<string> => {
  const found = new Set<string>();
  const add = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    statics(path).forEach(add);
  };
  paths.forEach(add);
  return found;
};

/** The ids in the message tables among some files. */
export const idsIn = (root: string, paths: Iterable<string>): ReadonlySet<string> => {
  const tables = [...paths].filter(isMessageTable).map((path) => readFileSync(join(root, path), 'utf8'));
  return new Set(tables.flatMap((text) => [...text.matchAll(ID)].map(([, id]) => id!)));
};

/** The ids of all messages that the first screen can show, whatever state it is in. */
export const firstWords = (root: string, graph: ImportGraph = importGraph(root)): ReadonlySet<string> =>
  idsIn(root, evaluatedWith(graph, FIRST_SCREEN));

/** What waits only for the messages of a recipe's page (`preloadableOfRecipe`). */
export const RECIPE_PAGE = [
  'src/views/RecipeDetail/recipeScreen.ts',
  'src/views/RecipeDetail/PrintedRecipe.tsx',
  'src/views/RecipeDetail/tabCode.ts',
];

/** The ids of the messages that come with the first screen, and of those that the page of a recipe adds. */
export const wordParts = (
  root: string,
  graph: ImportGraph = importGraph(root),
): Record<'first' | 'recipe', string[]> => {
  const first = firstWords(root, graph);
  const ofRecipe = idsIn(root, evaluatedWith(graph, RECIPE_PAGE));
  return { first: [...first], recipe: [...ofRecipe].filter((id) => !first.has(id)) };
};
