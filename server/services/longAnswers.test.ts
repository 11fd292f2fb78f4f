import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { createLongAnswers } from './longAnswers';

/** Pieces that count how many were made, and whether their maker was told to stop. */
const counted = (total = Infinity, piece = 'x'.repeat(100_000)) => {
  const seen = { made: 0, isOver: false };
  async function* pieces() {
    try {
      for (; seen.made < total;) {
        seen.made += 1;
        yield piece;
      }
    } finally {
      seen.isOver = true;
    }
  }
  return { seen, pieces: pieces() };
};

const someTurns = async () => {
  for (let i = 0; i < 50; i += 1) await nextTurn();
};

describe('a long answer', () => {
  it('arrives as a whole', async () => {
    const { pieces } = counted(30, 'soup ');
    const read: string[] = [];
    for await (const piece of createLongAnswers().send('ada', pieces)) read.push(String(piece));
    expect(read.join('')).toBe('soup '.repeat(30));
  });

  it('is made no faster than it is read', async () => {
    const { seen, pieces } = counted();
    const body = createLongAnswers().send('ada', pieces);
    body.once('readable', () => undefined);
    await someTurns();
    expect(seen.made).toBeLessThanOrEqual(2);
    body.destroy();
  });

  it('lets everything else run between its pieces', async () => {
    const { seen, pieces } = counted(20);
    const body = createLongAnswers().send('ada', pieces);
    body.resume();
    const turns: number[] = [];
    while (!seen.isOver) {
      await nextTurn();
      turns.push(seen.made);
    }
    expect(turns.length).toBeGreaterThanOrEqual(20);
  });

  it('is cut off when its reader takes nothing, and its place is free again', async () => {
    const answers = createLongAnswers({ atOncePerCaller: 1, idleMs: 1 });
    const { seen, pieces } = counted();
    const body = answers.send('ada', pieces);
    body.read(0);
    await new Promise((resolve) => body.once('close', resolve));
    await someTurns();
    expect([body.destroyed, seen.isOver]).toEqual([true, true]);
    expect(() => answers.send('ada', counted().pieces)).not.toThrow();
  });

  it('is cut off after its time, however slowly it is read', async () => {
    const body = createLongAnswers({ totalMs: 5 }).send('ada', counted().pieces);
    body.on('error', () => undefined);
    const isClosed = new Promise((resolve) => body.once('close', resolve));
    while (!body.destroyed) {
      body.read(1);
      await pause(1);
    }
    await isClosed;
    expect(body.destroyed).toBe(true);
  });

  it('has a place for few of one caller, and for few in all', () => {
    const answers = createLongAnswers({ atOnce: 3, atOncePerCaller: 2 });
    const send = (caller: string) => answers.send(caller, counted().pieces);
    send('ada');
    send('ada');
    expect(() => send('ada')).toThrow(expect.objectContaining({ kind: 'tooBusy', values: { seconds: 10 } }));
    send('bob');
    expect(() => send('eve')).toThrow(expect.objectContaining({ kind: 'tooBusy' }));
  });

  it('frees one place only, when one of several is closed', async () => {
    const answers = createLongAnswers({ atOnce: 2, atOncePerCaller: 2 });
    const [first] = [answers.send('ada', counted().pieces), answers.send('ada', counted().pieces)];
    first.destroy();
    await new Promise((resolve) => first.once('close', resolve));
    answers.send('ada', counted().pieces);
    expect(() => answers.send('ada', counted().pieces)).toThrow('tooBusy');
  });
});
