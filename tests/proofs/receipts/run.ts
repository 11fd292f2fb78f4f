/**
 * `npm run prove -- receipts`: prints receipts as tills shorten them, photographs them (turned, blurred, grainy,
 * unevenly lit), has the server's reader read them, and counts the articles that are found, asked about and lost.
 * `PHOTOS_FOLDER` keeps the photos, to look at them; `RECEIPTS` reads only so many.
 */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';
import { relativesOf } from '../../../kitchen/ingredients/ingredientTable';
import { BROWSER_ARGS, findShell } from '../../../scripts/findBrowser.mts';
import { createPhotoPreparer } from '../../../server/vision/preparePhoto';
import { createPrintedWords } from '../../../server/vision/printedWords';
import { SURE, type VisionChip } from '../../../server/vision/recogniser';
import { ranFor, ROOT, sizeOf, writeReport } from '../report';
import { photosOfReceipts, receipts, type Article, type Receipt } from './receipts';

const FULL = 40;

/** What became of the articles of one receipt. */
interface Judgement {
  language: string;
  found: Article[];
  asked: Article[];
  lost: Article[];
  /** Chips of a food that was not bought. */
  other: VisionChip[];
}

const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '');

const judged = ({ language, articles }: Receipt, chips: readonly VisionChip[]): Judgement => {
  const result: Judgement = { language, found: [], asked: [], lost: [], other: [] };
  const bought = new Set(articles.flatMap(({ ids }) => ids.flatMap(relativesOf)));
  result.other = chips.filter(({ ingredientId }) => ingredientId !== undefined && !bought.has(ingredientId));
  for (const article of articles.filter(({ isFood }) => isFood)) {
    const right = new Set(article.ids.flatMap(relativesOf));
    const named = chips.filter(({ ingredientId }) => ingredientId !== undefined && right.has(ingredientId));
    const words = chips.some(
      ({ ingredientId, name }) =>
        ingredientId === undefined && letters(article.printed).slice(0, 4) === letters(name).slice(0, 4),
    );
    if (named.some(({ confidence }) => confidence >= SURE)) result.found.push(article);
    else if (named.length > 0 || words) result.asked.push(article);
    else result.lost.push(article);
  }
  return result;
};

const rowOf = (name: string, of: readonly Judgement[]): string => {
  const count = (part: 'found' | 'asked' | 'lost' | 'other') => of.reduce((sum, one) => sum + one[part].length, 0);
  const lines = count('found') + count('asked') + count('lost');
  return `| ${[name, of.length, lines, count('found'), count('asked'), count('lost'), count('other')].join(' | ')} |`;
};

const report = (judgements: readonly Judgement[], begunAt: number) => {
  const languages = [...new Set(judgements.map(({ language }) => language))];
  const lost = judgements.flatMap(({ language, lost: of }) =>
    of.map(({ printed }) => `- lost, ${language}: ${printed}`),
  );
  const other = judgements.flatMap(({ language, other: of }) =>
    of.map(({ name, confidence }) => `- not bought, ${language}: ${name} (${Math.round(confidence * 100)} %)`),
  );
  writeReport('receipts', 'Photos of receipts', [
    '`npm run prove -- receipts`: receipts with the articles of tests/data/receipt-lines.tsv, shortened as tills of four countries print them, and photographed: turned by up to 2.5°, blurred, grainy, and lit from one side. They are drawn, not real: none was copied. Found: named with certainty, and searched for. Asked: the cook is asked about it, by its name or by its printed words. Lost: neither.', // prettier-ignore
    '',
    sizeOf(judgements.length, FULL, 'receipts'),
    ranFor(begunAt),
    '',
    '| language | receipts | lines of food | found | asked | lost | not bought |',
    '|---|---|---|---|---|---|---|',
    ...languages.map((language) =>
      rowOf(
        language,
        judgements.filter((one) => one.language === language),
      ),
    ),
    rowOf('all', judgements),
    '',
    ...lost,
    ...other,
  ]);
};

const main = async (): Promise<void> => {
  const begunAt = Date.now();
  // The processes that read do not keep a program running.
  const alive = setInterval(() => undefined, 60_000);
  const all = receipts(Number(process.env.RECEIPTS ?? FULL));
  const browser = await chromium.launch({ executablePath: await findShell(), args: [...BROWSER_ARGS] });
  const photos = await photosOfReceipts(browser, all);
  await browser.close();
  const folder = process.env.PHOTOS_FOLDER;
  if (folder !== undefined) {
    mkdirSync(folder, { recursive: true });
    photos.forEach((photo, i) => writeFileSync(join(folder, `${i + 1}.jpg`), photo));
  }
  const words = createPrintedWords({
    program: pathToFileURL(join(ROOT, 'server/vision/readerProgram.ts')),
    folder: mkdtempSync(join(tmpdir(), 'larder-alphabets-')),
    root: ROOT,
    readingMs: 300_000,
    waitingMs: 3_600_000,
  });
  const preparer = createPhotoPreparer();
  const judgements: Judgement[] = [];
  const { signal } = new AbortController();
  for (const [i, receipt] of all.entries()) {
    const photo = await preparer.prepare(photos[i]!, signal);
    const { chips } = await words.recognise(photo, receipt.language, signal);
    const one = judged(receipt, chips);
    judgements.push(one);
    const { found, asked, lost, other } = one;
    console.log(
      `${i + 1} ${receipt.language}: found ${found.length}, asked ${asked.length}, lost ${lost.length}, not bought ${other.length}`,
    );
    for (const { printed } of lost) console.log(`   - ${printed}`);
    for (const { name } of other) console.log(`   + ${name}`);
  }
  await words.close?.();
  clearInterval(alive);
  report(judgements, begunAt);
};

void main().then(() => process.exit(0));
