import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type APIRequestContext } from '@playwright/test';
import type { Recipe } from '../../contracts/recipe';
import { ROOT } from './report';

const MANY = '1000000';
/** As `npm start` sets it, so that freed memory returns to the system. */
const MEMORY = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '65536' };
/** The unit of processor times in /proc. */
const CLOCK_TICK_MS = 10;

/**
 * Starts the built server on its own port and data folder, so that it may be killed, with rate limits that allow as
 * many accounts as a proof needs.
 * @param environment further settings
 */
export const ownServer = async (port: number, environment: Record<string, string> = {}) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'larder-proof-'));
  let process_: ChildProcess | undefined;

  const start = async () => {
    process_ = spawn(process.execPath, ['build/server/index.mjs'], {
      cwd: ROOT,
      env: {
        ...process.env,
        ...MEMORY,
        PORT: String(port),
        DATA_DIR: dataDir,
        LOG_LEVEL: 'silent',
        WRITES_PER_HOUR: MANY,
        WRITES_PER_HOUR_AND_ADDRESS: MANY,
        ACCOUNT_WRITES_PER_MINUTE: MANY,
        ANALYZE_PER_MINUTE: MANY,
        RECIPES_PER_DAY_AND_ADDRESS: MANY,
        MEGABYTES_PER_DAY_AND_ADDRESS: MANY,
        ...environment,
      },
      stdio: 'ignore',
    });
    await expect(async () => {
      expect((await fetch(`http://localhost:${port}/api/health`)).ok).toBe(true);
    }).toPass({ timeout: 60_000 });
  };

  /** Megabytes of memory that the server holds. */
  const residentMegabytes = (): number => {
    const status = readFileSync(`/proc/${process_?.pid}/status`, 'utf8');
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024);
  };

  /** Milliseconds of processor time that the thread of the requests has used. */
  const mainThreadMs = (): number => {
    const fields = readFileSync(`/proc/${process_?.pid}/task/${process_?.pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) * CLOCK_TICK_MS;
  };

  const kill = async () => {
    const isGone = new Promise((resolve) => process_?.once('exit', resolve));
    process_?.kill('SIGKILL');
    await isGone;
  };

  await start();
  return {
    url: `http://localhost:${port}`,
    dataDir,
    start,
    kill,
    residentMegabytes,
    mainThreadMs,
    async remove() {
      await kill();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

let accounts = 0;

/**
 * Creates an account; the browser of the request holds its session afterwards.
 * @param url the server; that of the journeys when absent
 */
export const register = async (request: APIRequestContext, url = ''): Promise<string> => {
  accounts += 1;
  const reply = await request.post(`${url}/api/auth/register`, {
    data: { email: `cook${accounts}.${Date.now()}@example.org`, password: 'saffron and cardamom' },
  });
  expect(reply.status(), await reply.text()).toBeLessThan(300);
  return ((await reply.json()) as { uid: string }).uid;
};

/** The first `count` recipes of the corpus. */
export const someRecipes = async (request: APIRequestContext, count: number, url = ''): Promise<Recipe[]> => {
  const found = new Map<number, Recipe>();
  const asked = [
    'chicken',
    'eggs',
    'rice',
    'beef',
    'tomatoes',
    'cheese',
    'potatoes',
    'fish',
    'beans',
    'chocolate',
    'lemon',
  ];
  for (const ingredients of asked)
    for (let offset = 0; found.size < count && offset < 300; offset += 60) {
      const preferences = JSON.stringify({ excludedAllergens: [], dietTypes: [], language: 'en-GB' });
      const reply = await request.post(`${url}/api/analyze`, {
        multipart: { ingredients, category: 'None', preferences, offset: String(offset) },
      });
      const { recipes } = (await reply.json()) as { recipes: Recipe[] };
      if (recipes.length === 0) break;
      for (const recipe of recipes) found.set(recipe.id, recipe);
    }
  expect(found.size).toBeGreaterThanOrEqual(count);
  return [...found.values()].slice(0, count);
};

export interface Saved {
  id: number;
  userRating: number;
}

/** The account's saved list, by id. */
export const accountList = async (request: APIRequestContext): Promise<Saved[]> => {
  const reply = await request.get('/api/user/recipes/saved');
  expect(reply.status()).toBe(200);
  return ((await reply.json()) as Saved[]).map(({ id, userRating }) => ({ id, userRating }));
};

export const byId = (list: readonly Saved[]): Saved[] => [...list].sort((a, b) => a.id - b.id);
