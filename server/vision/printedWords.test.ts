import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import type { Language } from '@contracts/vocabulary';
import { createPhotoPreparer } from './preparePhoto';
import { createPrintedWords } from './printedWords';
import { SURE } from './recogniser';

/** Cores that are busy with something else read slowly. */
const PATIENT_MS = 280_000;
const never = new AbortController().signal;
const program = pathToFileURL(join(process.cwd(), 'server/vision/readerProgram.ts'));
let folder: string;
const open = (limits: Partial<Parameters<typeof createPrintedWords>[0]>) =>
  createPrintedWords({ program, folder, root: process.cwd(), ...limits });
let words: ReturnType<typeof createPrintedWords>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'larder-words-'));
  words = open({ readingMs: PATIENT_MS, waitingMs: PATIENT_MS });
});
afterAll(async () => {
  await words.close?.();
  await rm(folder, { recursive: true, force: true });
});

/** A label as a camera sees it: print on coloured paper, slightly rotated. */
const label = async (lines: readonly string[], { size = 60, turned = 0 } = {}) => {
  const text = lines
    .map((line, i) => `<text x="60" y="${120 + i * size * 1.6}">${line.replace(/&/g, '&amp;')}</text>`)
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1400" height="${240 + lines.length * size * 1.6}">
    <rect width="100%" height="100%" fill="#f3ead6"/><g font-family="DejaVu Sans, Liberation Sans, sans-serif" font-size="${size}" fill="#222">${text}</g></svg>`;
  const photo = await sharp(Buffer.from(svg))
    .rotate(turned, { background: '#f3ead6' })
    .jpeg({ quality: 82 })
    .toBuffer();
  return createPhotoPreparer().prepare(photo, never);
};

const sureIds = async (lines: readonly string[], language: Language, how = {}) => {
  const { chips } = await words.recognise(await label(lines, how), language, never);
  return chips.filter(({ confidence }) => confidence >= SURE).map(({ ingredientId }) => ingredientId);
};

describe('a photo of a package', () => {
  it('in English names what is in it, and not its list of contents', async () => {
    const found = await sureIds(['CHICKPEAS', 'in water', 'Ingredients: chickpeas, salt, sugar'], 'en-GB');
    expect(found).toContain('chickpea');
    expect(found).not.toContain('sugar');
  });

  it('in French and in Spanish is read with its accents', async () => {
    expect(await sureIds(['CRÈME FRAÎCHE', 'MAÏS'], 'fr')).toEqual(expect.arrayContaining(['creme-fraiche']));
    expect(await sureIds(['Jamón serrano', 'Azúcar'], 'es')).toEqual(expect.arrayContaining(['sugar']));
  });

  it('of an English package is read by a French cook too, and named in French', async () => {
    const { chips } = await words.recognise(await label(['BUTTER']), 'fr', never);
    expect(chips).toEqual([expect.objectContaining({ ingredientId: 'butter', name: 'beurre', source: 'ocr' })]);
  });

  it('is read although it is slightly tilted', async () => {
    expect(await sureIds(['RED LENTILS', 'BASMATI RICE'], 'en-GB', { turned: 2 })).toEqual(
      expect.arrayContaining(['red-lentil', 'basmati-rice']),
    );
  });
});

describe('a receipt', () => {
  it('names its foods without prices, shop and total', async () => {
    const lines = [
      'CORNER SHOP LTD',
      'BUTTER            2.35',
      'EGGS              3.10',
      'CARROTS           0.89',
      'TOTAL             6.34',
      'VISA              6.34',
    ];
    expect((await sureIds(lines, 'en-GB', { size: 44 })).sort()).toEqual(['butter', 'carrot', 'egg']);
  });
});

describe('a photo without words', () => {
  it('names nothing', async () => {
    const fruit = Array.from(
      { length: 9 },
      (_, i) =>
        `<circle cx="${120 + (i % 3) * 250}" cy="${110 + Math.floor(i / 3) * 200}" r="90" fill="hsl(${i * 40} 70% 45%)"/>`,
    ).join('');
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="760" height="620"><rect width="760" height="620" fill="#caa678"/>${fruit}</svg>`;
    const bowl = await sharp(Buffer.from(svg)).jpeg().toBuffer();
    const photo = await createPhotoPreparer().prepare(bowl, never);
    expect((await words.recognise(photo, 'en-GB', never)).chips).toEqual([]);
  });

  it('whose cook has disconnected is not read', async () => {
    await expect(
      words.recognise(await label(['BUTTER']), 'en-GB', AbortSignal.abort(new Error('left'))),
    ).rejects.toThrow('left');
  });
});

it('of another address is read while a sender of dense pictures keeps a process busy, until they hang up', async () => {
  const line = 'the quick brown fox 0123456789 '.repeat(8);
  const dense = await label(Array<string>(110).fill(line), { size: 10 });
  const left = new AbortController();
  const send = () => words.recognise(dense, 'en-GB', left.signal, { address: 'a', visitor: 'x' });
  const sent = Promise.allSettled([send(), send(), send()]);
  let isDone = false;
  void sent.then(() => (isDone = true));
  const { chips } = await words.recognise(await label(['BUTTER']), 'en-GB', never, { address: 'b', visitor: 'y' });
  expect(chips.map(({ ingredientId }) => ingredientId)).toEqual(['butter']);
  expect([isDone, words.waiting?.()]).toEqual([false, 2]);
  left.abort(new Error('left'));
  expect((await sent).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(words.waiting?.()).toBe(0);
  expect(await sureIds(['BUTTER'], 'en-GB')).toEqual(['butter']);
});

it('that takes too long is given up, and the next photo is read again', async () => {
  const hasty = open({ readingMs: 1 });
  await expect(hasty.recognise(await label(['BUTTER']), 'en-GB', never)).rejects.toThrow(/too long/);
  await hasty.close?.();
  expect(await sureIds(['BUTTER'], 'en-GB')).toEqual(['butter']);
});

const runs = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('is read by a process that ends after a while without photos, and starts again', async () => {
  const brief = open({ readingMs: PATIENT_MS, idleMs: 50 });
  const photo = await label(['BUTTER']);
  const read = async () => (await brief.recognise(photo, 'en-GB', never)).chips.map(({ name }) => name);
  expect(await read()).toEqual(['butter']);
  const [pid] = brief.pids();
  expect(runs(pid!)).toBe(true);
  for (let i = 0; i < 200 && brief.pids().length > 0; i++) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(brief.pids()).toEqual([]);
  for (let i = 0; i < 200 && runs(pid!); i++) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(runs(pid!)).toBe(false);
  expect(await read()).toEqual(['butter']);
  await brief.close?.();
});

it('is refused when its process is killed, and the next one is read by another', async () => {
  const killed = open({ readingMs: PATIENT_MS });
  const photo = await label(['BUTTER']);
  const reading = killed.recognise(photo, 'en-GB', never).catch((error: Error) => error.message);
  for (let i = 0; i < 200 && killed.pids().length === 0; i++) await new Promise((resolve) => setTimeout(resolve, 5));
  process.kill(killed.pids()[0]!, 'SIGKILL');
  expect(await reading).toContain('ended');
  expect((await killed.recognise(photo, 'en-GB', never)).chips).toHaveLength(1);
  await killed.close?.();
});
