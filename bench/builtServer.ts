import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

const root = join(__dirname, '..');

/** A busy machine takes longer than the two seconds of an idle one. */
const STARTS_WITHIN_MS = 60_000;
const ASK_AGAIN_MS = 100;

/** Starts the built server with its own data folder and waits until it answers. */
export const startServer = async (
  port: number,
  dataDir: string,
  settings: Readonly<Record<string, string>> = {},
  nodeOptions: readonly string[] = [],
): Promise<ChildProcess> => {
  const child = spawn(process.execPath, [...nodeOptions, 'build/server/index.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...settings },
    stdio: 'ignore',
  });
  for (let i = 0; i < STARTS_WITHIN_MS / ASK_AGAIN_MS; i += 1) {
    const isUp = await fetch(`http://localhost:${port}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return child;
    await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS));
  }
  child.kill();
  throw new Error('The server did not start: is it built (npm run build)?');
};
