import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { DRAWN_PAGES, NONCE_PLACEHOLDER } from '../contracts/defaults';
import { LANGUAGES } from '../contracts/vocabulary';
import type { drawDocument as DrawDocument } from '../src/app/page/prerender';
import { runToEnd } from './bundle';

const root = join(__dirname, '..');

/**
 * Prerenders the pages that are the same for every first-time visitor in each language, with the programs that were just
 * built, and writes pages/<name>.<language>.html.
 */
const writePages = async (): Promise<void> => {
  const { drawDocument } = createRequire(__filename)(join(root, 'build/prerender/prerender.cjs')) as {
    drawDocument: typeof DrawDocument;
  };
  const shell = readFileSync(join(root, 'build/client/index.html'), 'utf8');
  const dir = join(root, 'build/pages');
  mkdirSync(dir, { recursive: true });
  for (const [path, name] of Object.entries(DRAWN_PAGES))
    for (const language of LANGUAGES)
      writeFileSync(
        join(dir, `${name}.${language}.html`),
        await drawDocument({ shell, path, language, nonce: NONCE_PLACEHOLDER }),
      );
};

runToEnd(writePages());
