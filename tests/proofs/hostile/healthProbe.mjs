/**
 * Asks for the health of a server every few milliseconds until it is told to stop. It runs in a thread, so that the
 * work of the attacks in the main one does not count as waiting.
 */
import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const PAUSE_MS = 5;
const agent = new Agent({ keepAlive: true });
const times = [];
let isStopped = false;
parentPort.once('message', () => (isStopped = true));

const ask = () =>
  new Promise((resolve, reject) => {
    get(`${workerData}/api/health`, { agent }, (response) => response.resume().once('end', resolve)).once(
      'error',
      reject,
    );
  });

while (!isStopped) {
  const begunAt = performance.now();
  await ask();
  times.push(performance.now() - begunAt);
  await pause(PAUSE_MS);
}
agent.destroy();
parentPort.postMessage(times);
