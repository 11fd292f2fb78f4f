import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DomainError } from '../errors/domainError';
import { answering, askThread, type ThreadReply } from './replies';
import { openThreadPool, type ThreadPool } from './threadPool';

const PROGRAM = `
export default async (task) => {
  if (task === 'refuse') return { kind: 'tooBusy', values: { seconds: 7 } };
  if (task === 'dawdle') for (;;);
  if (task === 'break') throw new Error('out of flour');
  return { result: task.toUpperCase() };
};`;

let folder: string;
let pool: ThreadPool<string, ThreadReply<string>>;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'larder-replies-'));
  writeFileSync(join(folder, 'program.mjs'), PROGRAM);
});
beforeEach(() => {
  pool = openThreadPool({ filename: join(folder, 'program.mjs'), maxThreads: 1 });
});
afterEach(() => pool.close());
afterAll(() => rmSync(folder, { recursive: true }));

const ask = (task: string, deadlineMs = 20_000) =>
  askThread(pool, task, deadlineMs, () => new DomainError('recipeTooSlow', { seconds: 10 }));

describe('a question to a thread', () => {
  it('brings its result', async () => {
    expect(await ask('soup')).toBe('SOUP');
  });

  it('brings a refusal back as the failure that it was, with its values', async () => {
    const failure = await ask('refuse').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(DomainError);
    expect(failure).toMatchObject({ kind: 'tooBusy', values: { seconds: 7 } });
  });

  it('ends a thread that is late, and the next question is answered', async () => {
    await expect(ask('dawdle', 1_000)).rejects.toMatchObject({ kind: 'recipeTooSlow', values: { seconds: 10 } });
    expect(await ask('soup')).toBe('SOUP');
  });

  it('does not take a fault of the program for a refusal', async () => {
    const failure = await ask('break').catch((error: unknown) => error);
    expect(failure).not.toBeInstanceOf(DomainError);
    expect(failure).toMatchObject({ message: 'out of flour' });
  });
});

describe('the program of a thread', () => {
  it('answers with a failure for the cook as data that can be copied between threads', async () => {
    const refuse = answering<string, string>(() => {
      throw new DomainError('tooBusy', { seconds: 3 });
    });
    expect(structuredClone(await refuse('soup'))).toEqual({ kind: 'tooBusy', values: { seconds: 3 } });
  });

  it('lets any other error end the task', async () => {
    const broken = answering<string, string>(() => {
      throw new TypeError('no such pan');
    });
    await expect(broken('soup')).rejects.toThrow('no such pan');
  });
});
