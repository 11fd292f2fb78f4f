/** `npm run dev`: runs the client with hot reload and the server with watch; stopping one stops both. */
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const port = Number(process.env.PORT ?? 3000);
const env = {
  ...process.env,
  NODE_ENV: 'development',
  DEV_TOOLS: process.env.DEV_TOOLS ?? '1',
  PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
};
const start = (args, more) => spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...env, ...more } });

const children = [
  start([join(root, 'node_modules/tsx/dist/cli.mjs'), 'watch', 'server/index.ts'], { PORT: String(port + 1) }),
  start(['--import', 'tsx', 'scripts/devClient.ts'], { PORT: String(port), API_PORT: String(port + 1) }),
];
const endAll = (code) => {
  for (const child of children) child.kill('SIGTERM');
  // The one that is stopped because the other has failed does not say that all went well.
  process.exitCode ??= code;
};
for (const child of children) child.on('exit', (code) => endAll(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => endAll(0));
