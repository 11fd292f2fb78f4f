import { createHash } from 'node:crypto';
import { build } from 'esbuild';
import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';
import { packCorpus } from '@kitchen/recipes/offlineCorpus';
import { createCorpusBook } from '../server/corpus/corpusBook';
import { compileCorpus } from '../server/corpus/loadCorpus';
import { workerManifest } from './workerManifest';

/** After names have their final hashes, before files are compressed. */
const { PROCESS_ASSETS_STAGE_OPTIMIZE_HASH } = webpack.Compilation;
const NAMES_ARE_FINAL = PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 100;

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 12);

/** The corpus as files for a browser without a network, keyed by file name in the client's folder. */
const corpusFiles = (root: string) => {
  const { facts, texts } = packCorpus(createCorpusBook(compileCorpus(root)).entries);
  const contents = new Map<string, string>();
  const put = (name: string, value: unknown) => {
    const content = JSON.stringify(value);
    const file = `assets/corpus-${name}.${hashOf(content)}.json`;
    contents.set(file, content);
    return `/${file}`;
  };
  const addresses = {
    facts: put('facts', facts),
    texts: { en: put('en', texts.en), es: put('es', texts.es), fr: put('fr', texts.fr) },
  };
  return { contents, addresses };
};

const compileWorker = async (root: string, manifest: unknown): Promise<string> => {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['src/worker/serviceWorker.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    tsconfig: 'tsconfig.json',
    define: { __WORKER_MANIFEST__: JSON.stringify(manifest), 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
  return outputFiles[0]!.text;
};

/** Webpack plugins for offline use in production: the corpus for the browser, and the service worker. */
export const offlinePlugins = (root: string): WebpackPluginInstance[] => {
  const { contents, addresses } = corpusFiles(root);
  const { RawSource } = webpack.sources;
  const files = {
    apply(compiler: Compiler) {
      compiler.hooks.thisCompilation.tap('offline', (compilation) => {
        const { processAssets } = compilation.hooks;
        processAssets.tapPromise({ name: 'offline', stage: NAMES_ARE_FINAL }, async () => {
          // Earlier, webpack would replace digits that happen to equal a content hash of six characters.
          for (const [name, content] of contents) compilation.emitAsset(name, new RawSource(content));
          const sources = new Map(compilation.getAssets().map(({ name, source }) => [name, source]));
          const names = [...sources.keys()];
          const manifest = workerManifest(names, (name) => hashOf(Buffer.from(sources.get(name)?.source() ?? '')));
          compilation.emitAsset('worker.js', new RawSource(await compileWorker(root, manifest)));
        });
      });
    },
  };
  return [new webpack.DefinePlugin({ __OFFLINE_CORPUS__: JSON.stringify(addresses) }), files];
};
