/**
 * `npm run prove -- pages FOLDER`: reads real pages, as “Add a recipe” does with an address. The folder has, at any
 * depth, a saved page (`NAME.html` or `NAME.testhtml`) beside what it is known to say (`NAME.json`). Writes
 * docs/proofs/pages.md.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomainError } from '../../../server/errors/domainError';
import { readFetchedPage } from '../../../server/import/address/readFetchedPage';
import { ranFor, writeReport } from '../report';
import { judgePage, type KnownPage, type PageVerdict } from './judgePage';

const ABOUT = [
  '`npm run prove -- pages FOLDER`: saved pages of real sites are read as “Add a recipe” reads the page at an address, and compared with what is known of each. The pages are not in this repository. The figures below are for the test pages of recipe-scrapers (github.com/hhursev/recipe-scrapers, MIT licence) in English, Spanish and French; what a page is known to say is what its scraper, written for this one site, finds. A line counts as right only when it has the same letters and digits, so a note in brackets that only one of the two keeps makes it wrong.',
  '',
];
const PAGE = /\.(?:testhtml|html)$/;
const LANGUAGES = ['en', 'es', 'fr'];

interface Page {
  name: string;
  bytes: Buffer;
  known: KnownPage;
}

function* pagesIn(folder: string): Generator<Page> {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const facts = join(folder, file.replace(PAGE, '.json'));
    if (!PAGE.test(file) || !existsSync(facts)) continue;
    const known = JSON.parse(readFileSync(facts, 'utf8')) as KnownPage;
    if (LANGUAGES.includes((known.language ?? '').slice(0, 2)) && Array.isArray(known.ingredients))
      yield { name: file, bytes: readFileSync(join(folder, file)), known };
  }
}

const judge = async ({ name, bytes, known }: Page): Promise<PageVerdict | undefined> => {
  try {
    const read = await readFetchedPage({ address: `https://${name}`, type: 'text/html', bytes }, 'en-GB');
    return judgePage(read, known);
  } catch (error) {
    if (error instanceof DomainError) return undefined;
    throw error;
  }
};

const share = (part: number, whole: number) => `${part} of ${whole} (${((100 * part) / whole).toFixed(1)} %)`;

const rowOf = (name: string, verdicts: readonly PageVerdict[]): string => {
  const sum = (select: (verdict: PageVerdict) => number) => verdicts.reduce((total, one) => total + select(one), 0);
  const known = (select: (verdict: PageVerdict) => boolean | undefined) => {
    const told = verdicts.map(select).filter((one) => one !== undefined);
    return share(told.filter(Boolean).length, told.length);
  };
  return `| ${[
    name,
    String(verdicts.length),
    known(({ isTitleRight }) => isTitleRight),
    share(
      sum(({ ingredients }) => ingredients[0]),
      sum(({ ingredients }) => ingredients[1]),
    ),
    share(
      sum(({ steps }) => steps[0]),
      sum(({ steps }) => steps[1]),
    ),
    known(({ areServingsRight }) => areServingsRight),
    known(({ areMinutesRight }) => areMinutesRight),
  ].join(' | ')} |`;
};

const main = async (folder: string): Promise<void> => {
  const begunAt = Date.now();
  const verdicts: PageVerdict[] = [];
  const unread: string[] = [];
  for (const page of pagesIn(folder)) {
    const verdict = await judge(page);
    if (verdict) verdicts.push(verdict);
    else unread.push(page.name);
  }
  const total = verdicts.length + unread.length;
  writeReport('pages', 'Recipes from real pages', [
    ...ABOUT,
    ranFor(begunAt),
    `- ${share(verdicts.length, total)} pages were read`,
    '',
    '| pages | read | titles | ingredient lines | steps | servings | minutes |',
    '|---|---|---|---|---|---|---|',
    rowOf('all', verdicts),
    rowOf(
      'that mark their recipe',
      verdicts.filter(({ isMarked }) => isMarked),
    ),
    rowOf(
      'that mark nothing',
      verdicts.filter(({ isMarked }) => !isMarked),
    ),
    '',
    `No recipe was found in: ${unread.join(', ') || 'none'}.`,
    '',
  ]);
};

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Name the folder of the pages: npm run prove -- pages FOLDER.');
  process.exit(1);
}
main(folder).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
