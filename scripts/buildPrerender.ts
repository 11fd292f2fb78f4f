import { rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parse } from '@formatjs/icu-messageformat-parser';
import { build, type Plugin } from 'esbuild';
import { fontFile } from './fontFile';

const root = join(__dirname, '..');
const load = createRequire(__filename);
const PARSER = '@formatjs/icu-messageformat-parser';

/** Fonts by the addresses that the client's build gives them. */
const fonts: Plugin = {
  name: 'fonts',
  setup({ onLoad }) {
    onLoad({ filter: /\.woff2$/ }, ({ path }) => ({ contents: `export default "/${fontFile(path)}"` }));
  },
};

/** The client's react-intl, which has no parser of messages. */
const withoutParser: Plugin = {
  name: 'without-parser',
  setup({ onResolve }) {
    const path = load.resolve(PARSER).replace(/index\.[a-z]+$/, 'no-parser.js');
    onResolve({ filter: new RegExp(`^${PARSER}$`) }, () => ({ path }));
  },
};

/** Each catalogue, compiled to ASTs and whole in both of the parts that the client's build divides it into. */
const catalogues: Plugin = {
  name: 'catalogues',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /\.json\?(?:first|recipe|other)$/ }, ({ path, resolveDir }) => ({
      path: join(resolveDir, path.replace(/\?.*$/, '')),
      namespace: 'catalogue',
    }));
    onLoad({ filter: /./, namespace: 'catalogue' }, async ({ path }) => {
      const texts = JSON.parse(await readFile(path, 'utf8')) as Record<string, string>;
      const compiled = Object.entries(texts)
        .filter(([id]) => !id.startsWith('server.'))
        .map(([id, text]) => [id, parse(text, { captureLocation: false, ignoreTag: false })]);
      return { contents: JSON.stringify(Object.fromEntries(compiled)), loader: 'json' };
    });
  },
};

/**
 * Builds the program that draws pages into build/prerender. It is no part of the client, so it needs none of what makes
 * webpack's builds slow: chunks, minification, names by content.
 */
const buildPrerender = async (): Promise<void> => {
  rmSync(join(root, 'build/prerender'), { recursive: true, force: true });
  await build({
    absWorkingDir: root,
    entryPoints: ['src/app/page/prerender.tsx'],
    outfile: 'build/prerender/prerender.cjs',
    bundle: true,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    tsconfig: 'tsconfig.json',
    mainFields: ['module', 'main'],
    define: { __DEVELOPMENT__: 'false', 'process.env.NODE_ENV': '"production"' },
    plugins: [fonts, catalogues, withoutParser],
    logLevel: 'warning',
  });
};

void buildPrerender();
