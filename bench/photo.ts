import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { createPhotoPreparer } from '../server/vision/preparePhoto';
import { createPrintedWords } from '../server/vision/printedWords';

const never = new AbortController().signal;
const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(0)} MB`;

/** A photo like a phone's: 4,000 x 3,000, with grain, shapes and print. */
const phonePhoto = async () => {
  const shapes = Array.from(
    { length: 60 },
    (_, i) =>
      `<circle cx="${(i * 733) % 4_000}" cy="${(i * 547) % 3_000}" r="${80 + ((i * 37) % 220)}" fill="hsl(${(i * 47) % 360} 60% 45%)"/>`,
  ).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="3000"><rect width="4000" height="3000" fill="#d8c7a8"/>${shapes}
    <g font-family="sans-serif" font-size="150" fill="#222"><text x="300" y="1400">CHICKPEAS</text><text x="2300" y="2300">BUTTER</text></g></svg>`;
  const grain = await sharp({
    create: {
      width: 4_000,
      height: 3_000,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 8 },
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(Buffer.from(svg))
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 86 })
    .toBuffer();
};

/** Peak memory while `run` is running, above the memory used before. */
const watched = async <T>(run: () => Promise<T>) => {
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 5);
  const begun = performance.now();
  try {
    const result = await run();
    return { result, ms: performance.now() - begun, bytes: Math.max(most, process.memoryUsage().rss) - before };
  } finally {
    clearInterval(watch);
  }
};

/**
 * Time and memory for one 12 MP photo and for twenty at once on their way to a recogniser, and for reading their print.
 */
export const benchPhoto = async () => {
  const photo = await phonePhoto();
  const preparer = createPhotoPreparer();
  console.log(`One JPEG of 4,000 x 3,000 px, ${(photo.length / 1_000_000).toFixed(1)} MB.\n`);
  console.log('| what | time | memory above before |');
  console.log('|---|---|---|');
  const tell = (what: string, { ms, bytes }: { ms: number; bytes: number }) =>
    console.log(`| ${what} | ${ms.toFixed(0)} ms | ${megabytes(bytes)} |`);
  const first = await watched(() => preparer.prepare(photo, never));
  tell('decoded, turned upright, made small, without EXIF: the first', first);
  tell('the same, the second', await watched(() => preparer.prepare(photo, never)));
  tell(
    'twenty of them at once',
    await watched(() => Promise.all(Array.from({ length: 20 }, () => preparer.prepare(photo, never)))),
  );
  const { jpeg, detail } = first.result;
  const folder = await mkdtemp(join(tmpdir(), 'larder-bench-'));
  const words = createPrintedWords({
    program: pathToFileURL(join(process.cwd(), 'server/vision/readerProgram.ts')),
    folder,
    root: process.cwd(),
  });
  try {
    tell(
      'printed words, with the start of the reader',
      await watched(() => words.recognise(first.result, 'en-GB', never)),
    );
    const second = await watched(() => words.recognise(first.result, 'en-GB', never));
    tell('printed words, the second photo', second);
    console.log(
      `\nSent to a model: ${(jpeg.length / 1_000).toFixed(0)} KB; kept for print and parts: ${(detail.length / 1_000).toFixed(0)} KB. Read: ${second.result.chips.map(({ name }) => name).join(', ') || 'nothing'}.`,
    );
  } finally {
    await words.close?.();
    await rm(folder, { recursive: true, force: true });
  }
};
