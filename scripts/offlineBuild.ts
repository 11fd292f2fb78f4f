import { createHash } from 'node:crypto';
import { build } from 'esbuild';
import webpack, { type Compiler, type WebpackPluginInstance } from 'webpack';
import { packCorpus } from '@kitchen/offlineCorpus';
import { createCorpusBook } from '../server/corpus/corpusBook';
import { compileCorpus } from '../server/corpus/loadCorpus';
import { workerManifest } from './workerManifest';

/** After the names carry their final hashes, before files are compressed. */
const { PROCESS_ASSETS_STAGE_ADDITIONAL, PROCESS_ASSETS_STAGE_OPTIMIZE_HASH } = webpack.Compilation;
const NAMES_ARE_FINAL = PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 100;

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 12);

/** The corpus as files for a browser without a network, by their names in the client's folder. */
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

/** What a production build adds for a kitchen without a network: the corpus for the browser, and the service worker. */
export const offlinePlugins = (root: string): WebpackPluginInstance[] => {
  const { contents, addresses } = corpusFiles(root);
  const { RawSource } = webpack.sources;
  const files = {
    apply(compiler: Compiler) {
      compiler.hooks.thisCompilation.tap('offline', (compilation) => {
        const { processAssets } = compilation.hooks;
        processAssets.tap({ name: 'offline', stage: PROCESS_ASSETS_STAGE_ADDITIONAL }, () => {
          for (const [name, content] of contents) compilation.emitAsset(name, new RawSource(content));
        });
        processAssets.tapPromise({ name: 'offline', stage: NAMES_ARE_FINAL }, async (assets) => {
          const names = Object.keys(assets);
          const manifest = workerManifest(names, (name) => hashOf(Buffer.from(assets[name]?.source() ?? '')));
          compilation.emitAsset('worker.js', new RawSource(await compileWorker(root, manifest)));
        });
      });
    },
  };
  return [new webpack.DefinePlugin({ __OFFLINE_CORPUS__: JSON.stringify(addresses) }), files];
};
