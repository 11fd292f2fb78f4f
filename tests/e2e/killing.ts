import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { writtenOf, type Call } from './killedRegisters';
import { SAVING_SETTINGS } from './savingSettings.mts';

const ROOT = join(__dirname, '..', '..');
const PASSWORD = 'correct horse battery';
/** A server that is not ready within this time is broken. */
const READY_WITHIN_MS = 60_000;
/** Shortest time of writing before a kill. */
const SHORTEST_MS = 100;
const LONGEST_MS = 700;

const ENVIRONMENT = {
  ...SAVING_SETTINGS,
  PORT: '0',
  LOG_LEVEL: 'silent',
  ACCOUNT_WRITES_PER_MINUTE: '1000000000',
  OWN_RECIPES_PER_HOUR: '1000000000',
  RECIPES_PER_DAY_AND_ADDRESS: '1000000000',
  MEGABYTES_PER_DAY_AND_ADDRESS: '1000000000',
  WRITES_PER_HOUR: '1000000000',
  WRITES_PER_HOUR_AND_ADDRESS: '1000000000',
};

export interface KillReport {
  kills: number;
  /** Writes that were acknowledged, and those that were in flight when the server was killed. */
  acknowledged: number;
  interrupted: number;
  /** How many of those in flight are there after the restart. */
  arrived: number;
  longestStartMs: number;
  faults: string[];
}

interface RunningServer {
  address: string;
  process: ChildProcess;
}

/** Starts the built server on a free port. @param settings besides those of every such server */
export const startServer = async (dataDir: string, settings: Record<string, string> = {}): Promise<RunningServer> => {
  const process_ = spawn(process.execPath, ['build/server/index.mjs'], {
    cwd: ROOT,
    env: { ...process.env, ...ENVIRONMENT, ...settings, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: process_.stdout });
  const timer = setTimeout(() => process_.kill('SIGKILL'), READY_WITHIN_MS);
  try {
    for await (const line of lines) {
      const address = /^Larder is ready: (\S+)$/.exec(line)?.[1];
      if (address !== undefined) return { address, process: process_ };
    }
  } finally {
    clearTimeout(timer);
  }
  throw new Error('The server did not become ready.');
};

const kill = async ({ process: child }: RunningServer) => {
  const isGone = once(child, 'exit');
  child.kill('SIGKILL');
  await isGone;
};

interface Cook {
  name: string;
  cookie: string;
}

type Sent = 'acknowledged' | 'interrupted';

/** A value of an account that only one writer changes. */
interface Register {
  /** The last acknowledged value. */
  value: unknown;
  /** What was in flight when the server was killed; it may or may not have arrived. */
  underWay?: { value: unknown };
  write: (address: string) => Promise<{ value: unknown; sent: Sent }>;
  read: (address: string) => Promise<unknown>;
  what: string;
}

const send = async (address: string, cook: Cook | undefined, method: string, path: string, body?: unknown) => {
  const reply = await fetch(address + path, {
    method,
    headers: {
      ...(cook && { cookie: cook.cookie }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await reply.text();
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${text}`);
  const isJson = reply.headers.get('content-type')?.includes('json');
  return { reply, answer: isJson ? (JSON.parse(text) as unknown) : null };
};

/** A call interrupted by the kill has no response; any response but a success is a failure. */
const outcomeOf = async (call: Promise<unknown>): Promise<Sent> => {
  try {
    await call;
    return 'acknowledged';
  } catch (error) {
    if (error instanceof TypeError || (error instanceof Error && error.name === 'AbortError')) return 'interrupted';
    throw error;
  }
};

const cookieOf = (reply: Response) =>
  reply.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');

const signUp = async (address: string, name: string): Promise<Cook> => {
  const body = { email: `${name}@example.org`, password: PASSWORD, firstName: name };
  const { reply } = await send(address, undefined, 'POST', '/api/auth/register', body);
  return { name, cookie: cookieOf(reply) };
};

const SAVED = '/api/user/recipes/saved';
interface Listed {
  id: number;
  userRating: number;
}

const savedOf = async (address: string, cook: Cook) => (await send(address, cook, 'GET', SAVED)).answer as Listed[];

/** Everything of this cook that could be lost. */
const registersOf = (cook: Cook, ids: readonly number[]): Register[] => {
  const [first, second, third] = ids as [number, number, number];
  let count = 0;
  const next = () => (count += 1);
  const register = (
    what: string,
    value: unknown,
    choose: () => { value: unknown; call: (address: string) => Promise<unknown> },
    read: Register['read'],
  ): Register => ({
    what: `${what} of ${cook.name}`,
    value,
    async write(address) {
      const chosen = choose();
      return { value: chosen.value, sent: await outcomeOf(chosen.call(address)) };
    },
    read,
  });
  const isSaved = (id: number) => async (address: string) =>
    (await savedOf(address, cook)).some((one) => one.id === id);

  return [
    ...[first, second].map((id) =>
      register(
        `recipe ${id} on the list`,
        false,
        () => {
          const isWanted = next() % 3 !== 0;
          return {
            value: isWanted,
            call: (address) =>
              isWanted
                ? send(address, cook, 'POST', SAVED, { recipeId: id })
                : send(address, cook, 'DELETE', `${SAVED}/${id}`),
          };
        },
        isSaved(id),
      ),
    ),
    register(
      'rating',
      0,
      () => {
        const rating = 1 + (next() % 5);
        return {
          value: rating,
          call: (address) => send(address, cook, 'POST', '/api/user/recipes/ratings', { recipeId: third, rating }),
        };
      },
      async (address) => (await savedOf(address, cook)).find(({ id }) => id === third)?.userRating ?? 0,
    ),
    register(
      'preferences',
      'none',
      () => {
        const excluded = `Spice ${next()}`;
        const body = { language: 'en-GB', measurementSystem: 'metric', excludedAllergens: [excluded], dietTypes: [] };
        return { value: excluded, call: (address) => send(address, cook, 'POST', '/api/preferences', body) };
      },
      async (address) => {
        const { answer } = await send(address, cook, 'GET', '/api/preferences');
        return (answer as { excludedAllergens: string[] }).excludedAllergens[0] ?? 'none';
      },
    ),
    register(
      'name',
      '',
      () => {
        const lastName = `Cook ${next()}`;
        const body = { firstName: cook.name, lastName };
        return { value: lastName, call: (address) => send(address, cook, 'PUT', '/api/user/profile', body) };
      },
      async (address) => ((await send(address, cook, 'GET', '/api/auth/me')).answer as { lastName: string }).lastName,
    ),
  ];
};

/** What a cook has written, as values that could be lost. */
const writtenRegisters = async (cook: Cook, first: string): Promise<Register[]> => {
  const call: Call = async (address, method, path, body) => (await send(address, cook, method, path, body)).answer;
  return (await writtenOf(call, first)).map(({ what, value, choose, read }) => ({
    what: `${what} of ${cook.name}`,
    value,
    async write(address) {
      const chosen = await choose();
      return { value: chosen.value, sent: await outcomeOf(chosen.call(address)) };
    },
    read,
  }));
};

interface Killing {
  kills: number;
  cooks?: number;
  onProgress?: (report: KillReport) => void;
}

/**
 * Kills the built server repeatedly while clients write to it, restarts it on the same data, and checks that everything
 * it acknowledged is there.
 */
export const killOverAndOver = async ({ kills, cooks = 4, onProgress }: Killing): Promise<KillReport> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'larder-kills-'));
  const report: KillReport = { kills: 0, acknowledged: 0, interrupted: 0, arrived: 0, longestStartMs: 0, faults: [] };
  const start = async () => {
    const begunAt = Date.now();
    const server = await startServer(dataDir);
    report.longestStartMs = Math.max(report.longestStartMs, Date.now() - begunAt);
    return server;
  };

  let server = await start();
  try {
    const { answer } = await send(server.address, undefined, 'POST', '/api/analyze', {
      ingredients: 'egg, tomato, rice',
    });
    const ids = (answer as { recipes: { id: number }[] }).recipes.slice(0, 3).map(({ id }) => id);
    const registers: Register[] = [];
    for (let number = 0; number < cooks; number++) {
      const cook = await signUp(server.address, `cook-${number}`);
      registers.push(...registersOf(cook, ids), ...(await writtenRegisters(cook, server.address)));
    }

    for (let round = 0; round < kills; round++) {
      let isOver = false;
      const { address } = server;
      const writing = registers.map(async (register) => {
        while (!isOver) {
          const { value, sent } = await register.write(address);
          if (sent === 'acknowledged') {
            register.value = value;
            report.acknowledged += 1;
          } else {
            register.underWay = { value };
            report.interrupted += 1;
            return;
          }
        }
      });
      // An account that was created exists after the restart, and its browser stays signed in.
      let newcomer: Cook | undefined;
      const joining = signUp(address, `newcomer-${round}`)
        .then((cook) => {
          newcomer = cook;
        })
        .catch(() => undefined);
      await pause(SHORTEST_MS + ((round * 37) % (LONGEST_MS - SHORTEST_MS)));
      await kill(server);
      isOver = true;
      await Promise.all([...writing, joining]);
      report.kills += 1;

      server = await start();
      for (const register of registers) {
        const found = await register.read(server.address);
        const hasArrived = register.underWay !== undefined && found === register.underWay.value;
        if (found !== register.value && !hasArrived)
          report.faults.push(
            `kill ${round}: ${register.what} is ${String(found)}, acknowledged was ${String(register.value)}`,
          );
        if (hasArrived && found !== register.value) report.arrived += 1;
        register.value = found;
        delete register.underWay;
      }
      if (newcomer) {
        const { name } = newcomer;
        const me = await send(server.address, newcomer, 'GET', '/api/auth/me').catch((error: Error) => error);
        if (me instanceof Error) report.faults.push(`kill ${round}: the account of ${name} is lost: ${me.message}`);
        report.acknowledged += 1;
      }
      onProgress?.(report);
    }
  } finally {
    await kill(server);
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
  return report;
};
