import { mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import autocannon, { type Result } from 'autocannon';
import { startServer } from './builtServer';
import { registerCooks } from './load/cooks';
import { threadTimes, type ThreadTimes } from './load/threadTimes';
import { createUsage, type Kind } from './load/usage';
import { judgedKitchens } from './judgedKitchenFiles';
import { formOf, loadText, openCalls } from './loadServer';

const PORT = 3_909;
const ORIGIN = `http://localhost:${PORT}`;
const COOKS = 40;
const PICTURES = 60;
const SECONDS = 10;
/** Connections of the first round, each of which asks again as soon as it is answered. */
const FIRST_CONNECTIONS = 2;
const FACTOR = 1.5;
const MOST_ROUNDS = 16;
const SLOWEST_P99 = 250;

const SETTINGS = {
  TRUST_PROXY: '1',
  // Forty cooks stand for thousands.
  SIGN_INS_PER_HOUR: '1000000',
  ACCOUNT_WRITES_PER_MINUTE: '1000000',
};

interface Round {
  connections: number;
  result: Result;
  refused: Map<string, number>;
  cores: ThreadTimes | undefined;
}

/** Pictures of dishes, drawn before the first round as they are on a server that has been running. */
const drawnPictures = async (): Promise<string[]> => {
  const { call, close } = openCalls(PORT);
  const pictures = new Set<string>();
  for (const kitchen of judgedKitchens('tune', 'en-GB')) {
    const answer = brotliDecompressSync(await call('/api/analyze', formOf(kitchen))).toString();
    const { recipes } = JSON.parse(answer) as { recipes: { imageUrl?: string }[] };
    for (const { imageUrl } of recipes) if (imageUrl?.startsWith('/pictures/')) pictures.add(imageUrl);
    if (pictures.size >= PICTURES) break;
  }
  for (const picture of pictures) await call(picture);
  close();
  return [...pictures];
};

const measured = async (pid: number, connections: number, usage: ReturnType<typeof createUsage>): Promise<Round> => {
  const refused = new Map<string, number>();
  const before = threadTimes(pid);
  const begun = performance.now();
  const result = await autocannon({
    url: ORIGIN,
    connections,
    duration: SECONDS,
    requests: [
      {
        setupRequest: (request, context) => {
          const next = usage();
          (context as { kind?: Kind }).kind = next.kind;
          return { ...request, ...next.request };
        },
        onResponse: (status, _body, context) => {
          if (status < 400) return;
          const name = `${(context as { kind: Kind }).kind} ${status}`;
          refused.set(name, (refused.get(name) ?? 0) + 1);
        },
      },
    ],
  });
  const seconds = (performance.now() - begun) / 1_000;
  const after = threadTimes(pid);
  const cores = before &&
    after && { main: (after.main - before.main) / seconds, others: (after.others - before.others) / seconds };
  return { connections, result, refused, cores };
};

const cellsOf = ({ connections, result, refused, cores }: Round): string => {
  const faults = [...refused].map(([name, times]) => `${name}: ${times}`);
  if (result.errors > 0) faults.push(`connection: ${result.errors}`);
  const cells = [
    connections,
    result.requests.average.toFixed(0),
    result.latency.p50,
    result.latency.p90,
    result.latency.p99,
    faults.join(', ') || 0,
    cores ? cores.main.toFixed(2) : 'unknown',
    cores ? cores.others.toFixed(2) : 'unknown',
    loadText(),
  ];
  return `| ${cells.join(' | ')} |`;
};

const benchRates = async (pid: number) => {
  const cooks = await registerCooks(ORIGIN, COOKS);
  const usage = createUsage(1, cooks, await drawnPictures());
  await measured(pid, FIRST_CONNECTIONS, usage);
  console.log('| connections | answered per s | p50 ms | p90 ms | p99 ms | refused | cores: main | others | load |');
  console.log('|---|---|---|---|---|---|---|---|---|');
  let knee = 0;
  for (let i = 0, connections = FIRST_CONNECTIONS; i < MOST_ROUNDS; i += 1) {
    const one = await measured(pid, connections, usage);
    console.log(cellsOf(one));
    if (one.result.latency.p99 > SLOWEST_P99) break;
    knee = Math.max(knee, one.result.requests.average);
    connections = Math.ceil(connections * FACTOR);
  }
  console.log(`\nThe knee: ${knee.toFixed(0)} requests a second with a p99 of at most ${SLOWEST_P99} ms.`);
};

/**
 * Mixed use of the built server (`load/usage` has the shares) over more and more connections, until one request in a
 * hundred takes longer than 250 ms. They are not asked for at a fixed rate, because autocannon then sends the requests
 * of each second at once, and the times are those of the queue. The processor time of the server's threads shows what is
 * saturated. The load is made on the same machine and takes part of it.
 */
export const benchLoad = async (): Promise<void> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'larder-bench-'));
  const server = await startServer(PORT, dataDir, SETTINGS);
  try {
    await benchRates(server.pid!);
  } finally {
    const ended = once(server, 'exit');
    server.kill();
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
};
