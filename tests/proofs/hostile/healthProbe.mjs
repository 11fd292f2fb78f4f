/**
 * Asks for the health of a server every few milliseconds until it is told to stop. It is a separate process, so that
 * the work of the attacks does not count as waiting.
 */
import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const PAUSE_MS = 5;
const [, , address] = process.argv;
const agent = new Agent({ keepAlive: true });
const times = [];
let isStopped = false;
process.once('message', () => (isStopped = true));

const ask = () =>
  new Promise((resolve, reject) => {
    const asked = get(`${address}/api/health`, { agent }, (response) => response.resume().once('end', resolve));
    asked.once('error', reject);
  });

await ask();
process.send('ready');
while (!isStopped) {
  const begunAt = performance.now();
  await ask();
  times.push(performance.now() - begunAt);
  await pause(PAUSE_MS);
}
process.send(times, () => process.exit(0));
