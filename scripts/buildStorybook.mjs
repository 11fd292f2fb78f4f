/** Builds Storybook with the composed dish pictures as static files, so that no card has a broken picture. */
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const run = (args) => {
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', NODE_ENV: 'production' },
  });
  if (status !== 0) process.exit(status ?? 1);
};

run(['--import', 'tsx', 'scripts/contactSheet.ts', '--out', 'build/story-pictures', '--for-stories']);
run(['node_modules/storybook/dist/bin/dispatcher.js', 'build', '-o', 'build/storybook', '--quiet']);
