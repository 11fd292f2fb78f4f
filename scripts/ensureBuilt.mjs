/** Builds when the build is missing or out of date. Compares a fingerprint of the sources, not dates. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const SOURCES = [
  'contracts',
  'kitchen',
  'recipes',
  'translations',
  'src',
  'server',
  'public',
  'scripts',
  'webpack.config.ts',
  'tsconfig.json',
  'package-lock.json',
];
const stampFile = join(root, 'build', '.fingerprint');

/** Every file below a path, in a stable order. */
const filesBelow = (path) =>
  statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .flatMap((name) => filesBelow(join(path, name)))
    : [path];

const isTest = (file) => /\.test\.[a-z]+$/.test(file);

const fingerprint = () => {
  const hash = createHash('sha256').update(process.versions.node.split('.')[0]);
  for (const source of SOURCES)
    for (const file of filesBelow(join(root, source)).filter((name) => !isTest(name)))
      hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
};

const wanted = fingerprint();
if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== wanted) {
  console.log('Building Larder (once after each change) …');
  // A build that is killed leaves files of two builds behind, which no fingerprint may vouch for.
  rmSync(stampFile, { force: true });
  await build();
  writeFileSync(stampFile, wanted);
}
