import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { valuesOfAccount } from './killed/account';
import { archiveFaults } from './killed/archive';
import { sharedByGuest } from './killed/imports';
import { writtenOf } from './killed/registers';
import type { Call, Written } from './killed/written';
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
  /** How many values there were, each with a writer. */
  values: number;
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

const callOf =
  (cook: Cook): Call =>
  async (address, method, path, body) =>
    (await send(address, cook, method, path, body)).answer;

const registerOf = ({ what, value, choose, read }: Written, owner: string): Register => ({
  what: `${what} of ${owner}`,
  value,
  async write(address) {
    const chosen = await choose();
    return { value: chosen.value, sent: await outcomeOf(chosen.call(address)) };
  },
  read,
});

const accountRegisters = (cook: Cook, ids: readonly number[]): Register[] =>
  valuesOfAccount(callOf(cook), { name: cook.name, ids }).map((written) => registerOf(written, cook.name));

/** What a cook has written, as values that could be lost. */
const writtenRegisters = async (cook: Cook, first: string): Promise<Register[]> =>
  (await writtenOf(callOf(cook), first)).map((written) => registerOf(written, cook.name));

/** A browser without an account. */
const openGuest = async (address: string): Promise<Cook> => {
  // Refused for its content, but the cookie comes first.
  const headers = { 'content-type': 'application/json' };
  const reply = await fetch(`${address}/api/recipes/share`, { method: 'POST', headers, body: '{}' });
  return { name: 'a guest', cookie: cookieOf(reply) };
};

interface Killing {
  kills: number;
  cooks?: number;
  onProgress?: (report: KillReport) => void;
}

/** Guests and accounts on a server, and each of their values with its writer. */
const openRegisters = async (address: string, cooks: number) => {
  const { answer } = await send(address, undefined, 'POST', '/api/analyze', { ingredients: 'egg, tomato, rice' });
  const ids = (answer as { recipes: { id: number }[] }).recipes.slice(0, 3).map(({ id }) => id);
  const registers: Register[] = [registerOf(sharedByGuest(callOf(await openGuest(address))), 'a guest')];
  const accounts: Cook[] = [];
  for (let number = 0; number < cooks; number++) {
    const cook = await signUp(address, `cook-${number}`);
    accounts.push(cook);
    registers.push(...accountRegisters(cook, ids), ...(await writtenRegisters(cook, address)));
  }
  return { registers, accounts };
};

/** Writes without a pause until it is over, or until the server is killed under a write. */
const keepWriting = async (register: Register, address: string, report: KillReport, isOver: () => boolean) => {
  while (!isOver()) {
    const { value, sent } = await register.write(address);
    if (sent === 'interrupted') {
      register.underWay = { value };
      report.interrupted += 1;
      return;
    }
    register.value = value;
    report.acknowledged += 1;
  }
};

/** Every value has to be the acknowledged one, or the one that was in flight. */
const checkRegisters = async (registers: readonly Register[], address: string, report: KillReport, round: number) => {
  const reads = registers.map(async (register) => ({ register, found: await register.read(address) }));
  for (const { register, found } of await Promise.all(reads)) {
    const hasArrived = register.underWay !== undefined && found === register.underWay.value;
    if (found !== register.value && !hasArrived)
      report.faults.push(
        `kill ${round}: ${register.what} is ${String(found)}, acknowledged was ${String(register.value)}`,
      );
    if (hasArrived && found !== register.value) report.arrived += 1;
    register.value = found;
    delete register.underWay;
  }
};

/** An account that was created has to exist after the restart, and its browser to stay signed in. */
const checkNewcomer = async (newcomer: Cook, address: string, report: KillReport, round: number) => {
  const me = await send(address, newcomer, 'GET', '/api/auth/me').catch((error: Error) => error);
  if (me instanceof Error) report.faults.push(`kill ${round}: the account of ${newcomer.name} is lost: ${me.message}`);
  report.acknowledged += 1;
};

const emptyReport = (): KillReport => ({
  kills: 0,
  acknowledged: 0,
  interrupted: 0,
  arrived: 0,
  longestStartMs: 0,
  values: 0,
  faults: [],
});

/**
 * Kills the built server repeatedly while clients write to it, restarts it on the same data, and checks that everything
 * it acknowledged is there.
 */
export const killOverAndOver = async ({ kills, cooks = 4, onProgress }: Killing): Promise<KillReport> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'larder-kills-'));
  const report = emptyReport();
  const start = async () => {
    const begunAt = Date.now();
    const server = await startServer(dataDir);
    report.longestStartMs = Math.max(report.longestStartMs, Date.now() - begunAt);
    return server;
  };

  let server = await start();
  try {
    const { registers, accounts } = await openRegisters(server.address, cooks);
    for (let round = 0; round < kills; round++) {
      let isOver = false;
      const { address } = server;
      const writing = registers.map((register) => keepWriting(register, address, report, () => isOver));
      const joining = signUp(address, `newcomer-${round}`).catch(() => undefined);
      await pause(SHORTEST_MS + ((round * 37) % (LONGEST_MS - SHORTEST_MS)));
      await kill(server);
      isOver = true;
      await Promise.all(writing);
      const newcomer = await joining;
      report.kills += 1;

      server = await start();
      await checkRegisters(registers, server.address, report, round);
      if (newcomer) await checkNewcomer(newcomer, server.address, report, round);
      onProgress?.(report);
    }
    for (const cook of accounts) {
      const faults = await archiveFaults(server.address, cook.cookie, callOf(cook));
      report.faults.push(...faults.map((fault) => `${cook.name}: ${fault}`));
    }
    report.values = registers.length;
  } finally {
    await kill(server);
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
  return report;
};
