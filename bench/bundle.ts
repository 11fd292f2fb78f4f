import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const client = join(__dirname, '..', 'build', 'client');

/** Size of the scripts the first page names, as transferred (brotli). */
export const benchBundle = () => {
  const html = readFileSync(join(client, 'index.html'), 'utf8');
  const scripts = [...html.matchAll(/<script[^>]*\bsrc="([^"]+)"/g)].map(([, source]) => source!);
  const kilobytes = scripts.map((source) => statSync(join(client, `${source}.br`)).size / 1024);
  scripts.forEach((source, i) => console.log(`${source}: ${kilobytes[i]!.toFixed(1)} KB brotli`));
  console.log(
    `initial JS: ${kilobytes.reduce((sum, size) => sum + size, 0).toFixed(1)} KB brotli (budget 160, aim 150)`,
  );
};
