import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { openFakeProvider } from '../../server/testing/fakeProvider';
import { SAVING_SETTINGS } from './savingSettings.mts';

const ROOT = join(__dirname, '..', '..');

const stop = async (server: ChildProcess) => {
  const isGone = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGKILL');
  await isGone;
};

/** A server of its own with a language model that speaks the protocol and says what a journey tells it. */
export const openModelServer = async (port: number) => {
  const provider = await openFakeProvider();
  const dataDir = mkdtempSync(join(tmpdir(), 'larder-models-'));
  const server = spawn(process.execPath, ['build/server/index.mjs'], {
    cwd: ROOT,
    env: {
      ...process.env,
      ...SAVING_SETTINGS,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      DEV_TOOLS: '1',
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: provider.baseUrl,
      AI_MODEL: 'fake:1b',
      AI_API_KEY: 'none',
    },
    stdio: 'ignore',
  });
  await expect(async () => {
    expect((await fetch(`http://localhost:${port}/api/health`)).ok).toBe(true);
  }).toPass({ timeout: 60_000 });
  return {
    provider,
    async close(): Promise<void> {
      await stop(server);
      await provider.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

export type ModelServer = Awaited<ReturnType<typeof openModelServer>>;
