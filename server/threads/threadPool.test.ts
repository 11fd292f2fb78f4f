import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openThreadPool, type ThreadPool } from './threadPool';

const PROGRAM = `
export default (task) => {
  if (task === 'die later') setTimeout(() => { throw new Error('no task waits for this'); }, 20);
  if (task === 'die now') process.exit(1);
  return task.toUpperCase();
};`;

let folder: string;
let pool: ThreadPool<string, string>;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'larder-threads-'));
  writeFileSync(join(folder, 'program.mjs'), PROGRAM);
  writeFileSync(join(folder, 'broken.mjs'), 'throw new Error("cannot start")');
});
afterEach(() => pool.close());
afterAll(() => rmSync(folder, { recursive: true }));

const open = (program = 'program.mjs', niceIncrement?: number) =>
  (pool = openThreadPool({ filename: join(folder, program), maxThreads: 1, niceIncrement }));

const passed = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('a pool of threads', () => {
  it('goes on after a thread died with nothing to do', async () => {
    open();
    expect(await pool.run('die later')).toBe('DIE LATER');
    await passed(500);
    expect(await pool.run('soup')).toBe('SOUP');
  });

  it('tells the task of a thread that dies, and does the next', async () => {
    open();
    await expect(pool.run('die now')).rejects.toThrow();
    expect(await pool.run('soup')).toBe('SOUP');
  });

  it('refuses each task, rather than hang, when its program cannot start', async () => {
    open('broken.mjs');
    await expect(pool.run('soup')).rejects.toThrow();
    await expect(pool.run('soup')).rejects.toThrow();
  });

  it('runs at a lower priority, whatever that of the process', async () => {
    // From a priority below 0 the threads would come to -1. The tests themselves may run above 0.
    open('program.mjs', Math.max(0, -1 - getPriority()));
    expect(await pool.run('soup')).toBe('SOUP');
  });
});
