import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startServer } from './killing';

/** Running requests get ten seconds. A server that has none ends sooner, also on a busy machine. */
const IDLE_ENDS_WITHIN_MS = 5_000;
const REQUESTS = 100;

test('an idle server stops at once, although browsers keep their connections', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'larder-stops-'));
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  try {
    const { address, process: server } = await startServer(folder);
    const ask = () =>
      new Promise((resolve, reject) => {
        const asked = get(`${address}/api/health`, { agent }, (response) => response.resume().once('end', resolve));
        asked.once('error', reject);
      });
    await Promise.all(Array.from({ length: REQUESTS }, ask));
    // Browsers also open some ahead of need.
    const unused = connect(Number(new URL(address).port), new URL(address).hostname);
    unused.on('error', () => undefined);
    await once(unused, 'connect');
    const isGone = once(server, 'exit');
    const toldAt = performance.now();
    server.kill('SIGTERM');
    expect(await isGone).toEqual([0, null]);
    expect(performance.now() - toldAt).toBeLessThan(IDLE_ENDS_WITHIN_MS);
  } finally {
    agent.destroy();
    rmSync(folder, { recursive: true, force: true });
  }
});
