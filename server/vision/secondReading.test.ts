import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { lookAtPhoto } from '../services/photoLooks';
import { createPrintedWords } from './printedWords';
import { SURE, type Recogniser, type VisionChip } from './recogniser';

const PATIENT_MS = 280_000;
let folder: string;
let open: ReturnType<typeof createPrintedWords>[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larder-second-'));
  open = [];
});
afterEach(async () => {
  await Promise.all(open.map((words) => words.close?.()));
  await rm(folder, { recursive: true, force: true });
});

const photo = { jpeg: Uint8Array.of(1), detail: Uint8Array.of(1) };
const never = new AbortController().signal;
const reply = (lines: readonly string[]) =>
  `process.send({ lines: ${JSON.stringify(lines.map((text) => ({ text, confidence: 95 })))} })`;
const DIES = 'process.exit(1)';
const HANGS = 'undefined';

/** A reader whose process does this with the photo as it is, and with its light made even. */
const readerOf = async (plain: string, even: string, limits: { readingMs?: number; waitingMs?: number } = {}) => {
  const file = join(folder, `reader-${open.length}.mjs`);
  await writeFile(file, `process.on('message', ({ isPage }) => isPage ? ${even} : ${plain});`);
  const words = createPrintedWords({
    program: pathToFileURL(file),
    folder,
    root: process.cwd(),
    readingMs: PATIENT_MS,
    waitingMs: PATIENT_MS,
    ...limits,
  });
  open.push(words);
  return words;
};

const names = (chips: readonly VisionChip[]) => chips.map(({ ingredientId, name }) => ingredientId ?? name).sort();
const RECEIPT = ['BUTTER 2.35', 'CARROTS 0.89', 'XQWZ 1.20'];

describe('a photo that is read a second time, in even light', () => {
  it('keeps what only one of the two readings saw, and asks about a line once', async () => {
    const words = await readerOf(reply([...RECEIPT, 'ONIONS 1.10']), reply(['EGGS 3.10', 'XQVZ 1.20', 'Butter 250 g']));
    const { chips } = await words.recognise(photo, 'en-GB', never);
    expect(names(chips)).toEqual(['XQWZ', 'butter', 'carrot', 'egg', 'onion']);
    expect(chips.find(({ ingredientId }) => ingredientId === 'butter')).toMatchObject({ quantity: '250 g' });
  });

  it('is certain about what both readings name, and asks about what only one of them does', async () => {
    const words = await readerOf(reply([...RECEIPT, 'ONIONS 1.10']), reply([...RECEIPT, 'Onions']));
    const alone = await readerOf(reply([...RECEIPT, 'LEEKS 1.10']), DIES);
    const sureOf = async (reader: typeof words) =>
      names((await reader.recognise(photo, 'en-GB', never)).chips.filter(({ confidence }) => confidence >= SURE));
    expect(await sureOf(words)).toEqual(['butter', 'carrot', 'onion']);
    expect(await sureOf(alone)).toEqual([]);
  });

  it('is read a third time, smaller, when one reading alone is sure of something', async () => {
    const smaller = JSON.stringify(reply([...RECEIPT, 'LEEKS 1.10']));
    const larger = JSON.stringify(reply(['XQWZ 1.20', 'CARROTS 0.89', 'BUTTER 2.35']));
    const file = join(folder, 'scaled.mjs');
    await writeFile(
      file,
      `process.on('message', ({ isPage, scale }) => eval(!isPage || scale < 1 ? ${smaller} : ${larger}));`,
    );
    const words = createPrintedWords({
      program: pathToFileURL(file),
      folder,
      root: process.cwd(),
      readingMs: PATIENT_MS,
      waitingMs: PATIENT_MS,
    });
    open.push(words);
    const { chips } = await words.recognise(photo, 'en-GB', never);
    expect(chips.find(({ ingredientId }) => ingredientId === 'leek')!.confidence).toBeGreaterThanOrEqual(SURE);
  });

  it('keeps the first reading when the second one fails', async () => {
    const { chips } = await (await readerOf(reply(RECEIPT), DIES)).recognise(photo, 'en-GB', never);
    expect(names(chips)).toEqual(['XQWZ', 'butter', 'carrot']);
  });

  it('keeps the first reading when the second one takes too long', async () => {
    // The process has started before its time is measured.
    const words = await readerOf(reply(RECEIPT), HANGS, { readingMs: 3_000 });
    expect(names((await words.recognise(photo, 'en-GB', never)).chips)).toContain('butter');
  });

  it('keeps the first reading when others wait and its turn does not come', async () => {
    const words = await readerOf(reply(RECEIPT), HANGS, { waitingMs: 3_000 });
    const sender = { address: 'a', visitor: 'x' };
    const left = new AbortController();
    const looks = [1, 2].map(() => words.recognise(photo, 'en-GB', left.signal, sender));
    const first = await Promise.race(looks);
    expect(names(first.chips)).toContain('butter');
    left.abort(new Error('left'));
    await Promise.allSettled(looks);
  });

  it('keeps the first reading when the time for all photos is over', async () => {
    const words = await readerOf(reply(RECEIPT), HANGS);
    const late = AbortSignal.timeout(3_000);
    const recognisers: Recogniser[] = [words];
    const options = { recognisers, language: 'en-GB' as const, signal: never, late, failed: () => undefined };
    const { looks, failure } = await lookAtPhoto(photo, options);
    expect(names(looks.flatMap(({ chips }) => chips))).toContain('butter');
    expect(failure).toBeUndefined();
  });

  it('is given up when the cook has left', async () => {
    const words = await readerOf(reply(RECEIPT), HANGS);
    const left = new AbortController();
    const look = words.recognise(photo, 'en-GB', left.signal);
    setTimeout(() => left.abort(new Error('left')), 2_000);
    await expect(look).rejects.toThrow('left');
  });

  it('fails when nothing was read before', async () => {
    const words = await readerOf(reply([]), HANGS, { readingMs: 3_000 });
    await expect(words.recognise(photo, 'en-GB', never)).rejects.toMatchObject({ marker: 'AI_TIMEOUT_ERROR' });
  });

  it('never ends a search because too many wait', async () => {
    const words = await readerOf(reply([]), HANGS, { waitingMs: 3_000 });
    const sender = { address: 'a', visitor: 'x' };
    const left = new AbortController();
    const looks = [1, 2].map(() => words.recognise(photo, 'en-GB', left.signal, sender));
    await expect(Promise.race(looks)).rejects.toMatchObject({ marker: 'AI_TIMEOUT_ERROR' });
    left.abort(new Error('left'));
    await Promise.allSettled(looks);
  });
});
