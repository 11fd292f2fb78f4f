import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { Language } from '@contracts/vocabulary';
import { seededRandom } from '../../../server/images/canvas/seededRandom';
import { photographed } from '../photographed/pages';
import { ROOT } from '../report';

/** One article of a receipt: what the till prints, and the ids that would be right; none for what is not food. */
export interface Article {
  printed: string;
  ids: readonly string[];
  isFood: boolean;
}

export interface Receipt {
  language: Language;
  articles: Article[];
}

const LANGUAGES: readonly Language[] = ['en-GB', 'es', 'fr', 'en-US'];
const ARTICLES_MIN = 7;
const ARTICLES_MORE = 6;

const LINES = readFileSync(join(ROOT, 'tests/data/receipt-lines.tsv'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => {
    const [language, printed, ids] = line.split('\t') as [Language, string, string];
    const isFood = ids !== '-' && ids !== '~';
    return { language, article: { printed, ids: isFood ? ids.split(',') : [], isFood } };
  });

/** So many receipts, in turns of the languages, each with other articles in the order of the till. */
export const receipts = (count: number): Receipt[] =>
  Array.from({ length: count }, (_, i) => {
    const random = seededRandom(`receipt ${i}`);
    const language = LANGUAGES[i % LANGUAGES.length]!;
    const pool = LINES.filter((line) => line.language === language).map(({ article }) => article);
    const size = ARTICLES_MIN + Math.floor(random.next() * ARTICLES_MORE);
    const articles = pool
      .map((article) => ({ article, at: random.next() }))
      .toSorted((a, b) => a.at - b.at)
      .slice(0, size)
      .map(({ article }) => article);
    return { language, articles };
  });

const HEADS: Readonly<Record<Language, readonly [string, string, string]>> = {
  'en-GB': ['FELL & DALE STORES', '14 Market Row', 'BALANCE DUE'],
  'en-US': ['PRAIRIE FOODS #114', '2200 Oak Avenue', 'BALANCE'],
  es: ['SUPER LA PLAZA', 'C/ Mayor, 14', 'IMPORTE'],
  fr: ['HALLES DU PONT', '3 rue des Lices', 'NET A PAYER'],
};

const FACES = ['DejaVu Sans Mono', 'Liberation Mono'] as const;
const WIDTH = 34;

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

const pageOf = ({ language, articles }: Receipt, i: number): string => {
  const random = seededRandom(`till ${i}`);
  const isPoint = language.startsWith('en');
  const money = (value: number) => (isPoint ? value.toFixed(2) : value.toFixed(2).replace('.', ','));
  const prices = articles.map(() => 0.6 + Math.floor(random.next() * 800) / 100);
  const row = (name: string, price: string) =>
    `${name.padEnd(WIDTH - price.length).slice(0, WIDTH - price.length)}${price}`;
  const [shop, street, total] = HEADS[language];
  const rows = articles.map(({ printed }, n) => row(printed, money(prices[n]!)));
  const text = [
    shop,
    street,
    '21/11/26 18:42',
    '',
    ...rows,
    '',
    row(total, money(prices.reduce((sum, price) => sum + price, 0))),
    row('VISA', money(prices.reduce((sum, price) => sum + price, 0))),
  ].join('\n');
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><style>
    body{margin:0;background:#fdfdfa;color:#33302e}
    main{display:inline-block;padding:36px 28px;font:20px/1.45 "${FACES[i % FACES.length]}",monospace;white-space:pre}</style>
    <main>${escaped(text)}</main></html>`;
};

/** Photos of the receipts: a little turned, out of focus, grainy, and lit from one side. */
export const photosOfReceipts = async (browser: Browser, of: readonly Receipt[]): Promise<Buffer[]> => {
  const page = await browser.newPage({ deviceScaleFactor: 2 });
  const photos: Buffer[] = [];
  for (const [i, receipt] of of.entries()) {
    await page.setContent(pageOf(receipt, i));
    photos.push(await photographed(await page.locator('main').screenshot({ type: 'png' }), i));
  }
  await page.close();
  return photos;
};
