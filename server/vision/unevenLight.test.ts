import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { createPhotoPreparer } from './preparePhoto';
import { createPrintedWords } from './printedWords';

const PATIENT_MS = 280_000;

/** A receipt half in the shade on a dark table, as a lamp lights it. */
const shaded = async (rows: readonly string[]) => {
  const text = rows.map((row, i) => `<text x="190" y="${230 + i * 62}">${row}</text>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1150" height="1170">
    <defs><linearGradient id="light" x1="0.2" y1="0.1" x2="0.8" y2="0.3"><stop offset="0.3" stop-color="#8a857c"/><stop offset="0.5" stop-color="#fff"/></linearGradient></defs>
    <rect width="1150" height="1170" fill="#6b5a48"/><rect x="120" y="90" width="900" height="980" fill="#fdfdfa"/>
    <g font-family="DejaVu Sans Mono, monospace" font-size="40" fill="#33302e" xml:space="preserve">${text}</g>
    <rect width="1150" height="1170" fill="url(#light)" style="mix-blend-mode:multiply"/></svg>`;
  const paper = await sharp(Buffer.from(svg)).toBuffer();
  return createPhotoPreparer().prepare(
    await sharp(paper).rotate(2, { background: '#6b5a48' }).blur(1.2).jpeg({ quality: 72 }).toBuffer(),
    new AbortController().signal,
  );
};

it(
  'a receipt that is half in the shade is read with its light made even',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'larder-shade-'));
    const program = pathToFileURL(join(process.cwd(), 'server/vision/readerProgram.ts'));
    const words = createPrintedWords({
      program,
      folder,
      root: process.cwd(),
      readingMs: PATIENT_MS,
      waitingMs: PATIENT_MS,
    });
    const photo = await shaded([
      'CILANTRO BUNCH   8.41',
      'SHARP CHEDDAR    7.38',
      'UNSLT BUTTER     4.71',
      'YELLOW ONION     6.14',
    ]);
    const { chips } = await words.recognise(photo, 'en-US', new AbortController().signal);
    expect(chips.map(({ ingredientId }) => ingredientId)).toEqual(
      expect.arrayContaining(['coriander', 'cheddar', 'butter', 'onion']),
    );
    await words.close?.();
    await rm(folder, { recursive: true, force: true });
  },
  PATIENT_MS,
);
