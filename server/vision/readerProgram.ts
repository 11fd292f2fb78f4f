/**
 * Reads printed words in a separate process: the memory of the reader goes back to the system when the process ends,
 * which memory of threads does not.
 */
import { setPriority } from 'node:os';
import { createWorker, OEM, type Bbox, type Page, type Worker as Reader } from 'tesseract.js';
import { preparePage } from './preparePage';
import type { ReadingJob, ReadingReply } from './readerProcess';
import type { PrintedLine } from './printedLine';

/** Requests go before reading. */
const NICE = 5;

let reader: Promise<Reader> | undefined;
let knows = '';

const boxOf = ({ x0, x1, y0, y1 }: Bbox) => ({ left: x0, right: x1, top: y0, bottom: y1 });

/** The lines of a page, with an empty one after each paragraph. */
const linesOf = ({ blocks }: Page): PrintedLine[] =>
  (blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap(({ lines }) => [
      ...lines.map(({ text, confidence, bbox, words }) => ({
        text,
        confidence,
        box: boxOf(bbox),
        words: words.map((word) => ({ text: word.text, confidence: word.confidence, box: boxOf(word.bbox) })),
      })),
      { text: '', confidence: 0 },
    ]),
  );

/** The library's reader for these alphabets. */
const readerFor = async ({ folder, alphabets }: ReadingJob): Promise<Reader> => {
  const wanted = alphabets.join('+');
  if (reader && knows !== wanted) {
    await (await reader).terminate();
    reader = undefined;
  }
  knows = wanted;
  reader ??= createWorker(wanted, OEM.LSTM_ONLY, {
    langPath: folder,
    cacheMethod: 'none',
    // The reply says so. Without a handler, a failure would end this process before.
    errorHandler: () => undefined,
  });
  return reader;
};

const read = async (job: ReadingJob): Promise<ReadingReply> => {
  try {
    const one = await readerFor(job);
    const picture = job.isPage ? await preparePage(job.picture, job.scale) : job.picture;
    const { data } = await one.recognize(Buffer.from(picture), {}, { text: false, blocks: true });
    return { lines: linesOf(data) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
};

setPriority(NICE);
process.on('message', (job: ReadingJob) => void read(job).then((reply) => process.send?.(reply)));
// The server has ended, however it did.
process.once('disconnect', () => process.exit());
// Ctrl+C reaches every process of a terminal; the server decides when this one ends.
process.on('SIGINT', () => undefined);
