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

/** `known` receipts were looked at while the reader was written; `unseen` ones, of other tills, only in the proof. */
export type ReceiptSet = 'known' | 'unseen';

export interface Receipt {
  language: Language;
  articles: Article[];
}

const LANGUAGES: readonly Language[] = ['en-GB', 'es', 'fr', 'en-US'];
const ARTICLES_MIN = 7;
const ARTICLES_MORE = 6;

/** `-` is no food, `~` a staple, and `?` a dish or a drink that is none of our ingredients. */
const NO_INGREDIENT = ['-', '~', '?'];

const linesOf = (file: string) =>
  readFileSync(join(ROOT, 'tests/data', file), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [language, printed, ids] = line.split('\t') as [Language, string, string];
      const isFood = !NO_INGREDIENT.includes(ids);
      return { language, article: { printed, ids: isFood ? ids.split(',') : [], isFood } };
    });

/** So many receipts, in turns of the languages, each with other articles in the order of the till. */
export const receipts = (count: number, set: ReceiptSet): Receipt[] => {
  const lines = linesOf(set === 'known' ? 'receipt-lines.tsv' : 'receipt-lines-unseen.tsv');
  return Array.from({ length: count }, (_, i) => {
    const random = seededRandom(set === 'known' ? `receipt ${i}` : `unseen receipt ${i}`);
    const language = LANGUAGES[i % LANGUAGES.length]!;
    const pool = lines.filter((line) => line.language === language).map(({ article }) => article);
    const size = ARTICLES_MIN + Math.floor(random.next() * ARTICLES_MORE);
    const articles = pool
      .map((article) => ({ article, at: random.next() }))
      .toSorted((a, b) => a.at - b.at)
      .slice(0, size)
      .map(({ article }) => article);
    return { language, articles };
  });
};

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

type Head = readonly [shop: string, street: string, total: string];

const HEADS: Readonly<Record<ReceiptSet, Readonly<Record<Language, Head>>>> = {
  known: {
    'en-GB': ['FELL & DALE STORES', '14 Market Row', 'BALANCE DUE'],
    'en-US': ['PRAIRIE FOODS #114', '2200 Oak Avenue', 'BALANCE'],
    es: ['SUPER LA PLAZA', 'C/ Mayor, 14', 'IMPORTE'],
    fr: ['HALLES DU PONT', '3 rue des Lices', 'NET A PAYER'],
  },
  unseen: {
    'en-GB': ['WESTGATE FOOD HALL', 'Station Parade', 'TOTAL'],
    'en-US': ['LAKESIDE GROCERY', '81 Main Street', 'TOTAL'],
    es: ['ULTRAMARINOS ARCO', 'Avda. del Puerto, 8', 'TOTAL (EUR)'],
    fr: ['MARCHE SAINT-MARC', '12 quai de Seine', 'TOTAL EUR'],
  },
};

const FACES = ['DejaVu Sans Mono', 'Liberation Mono'] as const;

/** How a till prints a line: how wide, in capitals or not, what stands before the name and behind the price. */
interface Till {
  width: number;
  hasCount: boolean;
  taxMark: string;
  isSmall: boolean;
}

const tillOf = (set: ReceiptSet, i: number): Till => {
  if (set === 'known') return { width: 34, hasCount: false, taxMark: '', isSmall: false };
  return { width: [32, 38, 42][i % 3]!, hasCount: i % 4 === 2, taxMark: i % 5 === 1 ? ' A' : '', isSmall: i % 7 === 3 };
};

const pageOf = ({ language, articles }: Receipt, i: number, set: ReceiptSet): string => {
  const random = seededRandom(set === 'known' ? `till ${i}` : `unseen till ${i}`);
  const { width, hasCount, taxMark, isSmall } = tillOf(set, i);
  const isPoint = language.startsWith('en');
  const money = (value: number) => (isPoint ? value.toFixed(2) : value.toFixed(2).replace('.', ','));
  const prices = articles.map(() => 0.6 + Math.floor(random.next() * 800) / 100);
  const row = (name: string, price: string) =>
    `${name.padEnd(width - price.length).slice(0, width - price.length)}${price}`;
  const named = (printed: string) => `${hasCount ? '1 ' : ''}${isSmall ? printed.toLowerCase() : printed}`;
  const [shop, street, total] = HEADS[set][language];
  const sum = money(prices.reduce((all, price) => all + price, 0));
  const rows = articles.map(({ printed }, n) => row(named(printed), `${money(prices[n]!)}${taxMark}`));
  const text = [shop, street, '21/11/26 18:42', '', ...rows, '', row(total, sum), row('VISA', sum)].join('\n');
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><style>
    body{margin:0;background:#fdfdfa;color:#33302e}
    main{display:inline-block;padding:36px 28px;font:20px/1.45 "${FACES[i % FACES.length]}",monospace;white-space:pre}</style>
    <main>${escaped(text)}</main></html>`;
};

/** Each set has its own light, angles and grain. */
const FIRST_PHOTO: Readonly<Record<ReceiptSet, number>> = { known: 0, unseen: 5_000 };

/** Photos of the receipts: a little turned, out of focus, grainy, and lit from one side. */
export const photosOfReceipts = async (
  browser: Browser,
  of: readonly Receipt[],
  set: ReceiptSet,
): Promise<Buffer[]> => {
  const page = await browser.newPage({ deviceScaleFactor: 2 });
  const photos: Buffer[] = [];
  for (const [i, receipt] of of.entries()) {
    await page.setContent(pageOf(receipt, i, set));
    photos.push(await photographed(await page.locator('main').screenshot({ type: 'png' }), FIRST_PHOTO[set] + i));
  }
  await page.close();
  return photos;
};
