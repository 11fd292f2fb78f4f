/**
 * Installs what the next command needs when node_modules is missing, stale or incomplete. Uses Node's own modules only,
 * because it runs before anything is installed. `--production` leaves out development packages, so that a cook does not
 * wait for Storybook and a test browser.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stampFile = join(root, 'node_modules', '.larder-install.json');
const wanted = process.argv.includes('--production') ? 'production' : 'full';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Larder needs Node 20.19 or newer; this is ${process.versions.node}. Install a newer Node and try again.`,
  );
  process.exit(1);
}

const fingerprint = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .update(`${process.versions.modules} ${process.platform} ${process.arch}`)
  .digest('hex');

/** The installed set: 'production', 'full', or undefined when nothing usable is installed. */
const installed = () => {
  if (!existsSync(stampFile)) return undefined;
  try {
    const stamp = JSON.parse(readFileSync(stampFile, 'utf8'));
    return stamp.fingerprint === fingerprint ? stamp.mode : undefined;
  } catch {
    return undefined;
  }
};

/** A linked folder belongs to another checkout: npm ci would empty it under those who use it. */
const isLinked = lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink() === true;

const have = installed();
if (!isLinked && have !== 'full' && have !== wanted) {
  console.log(`Installing Larder's ${wanted === 'full' ? 'packages and development tools' : 'packages'} (once) …`);
  const npm = process.env.npm_execpath;
  const args = [
    'ci',
    wanted === 'full' ? '--include=dev' : '--omit=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) {
    console.error('The packages could not be installed. Check the network connection and run the command again.');
    process.exit(status ?? 1);
  }
  writeFileSync(stampFile, JSON.stringify({ fingerprint, mode: wanted }));
}
