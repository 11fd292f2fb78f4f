/**
 * `npm run prove -- pages FOLDER`: reads real pages, as “Add a recipe” does with an address. The folder has, at any
 * depth, a saved page (`NAME.html` or `NAME.testhtml`) beside what it is known to say (`NAME.json`). Writes
 * docs/proofs/pages.md.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomainError } from '../../../server/errors/domainError';
import { readFetchedPage } from '../../../server/import/address/readFetchedPage';
import { contentOfPage } from '../../../src/views/AddRecipe/draftContent';
import { ranFor, writeReport } from '../report';
import { judgePage, type KnownPage, type PageVerdict } from './judgePage';
import { pressesOf, type Effort } from './pressesOf';

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

/** A page as it was read, with what its cook has to do. */
interface ReadPage extends PageVerdict {
  name: string;
  /** How many recipes it offers. */
  recipes: number;
  efforts: { saved: Effort; right: Effort };
}

/** Judges the recipe that the cook means: of several the one that is most like what is known. */
const judge = async ({ name, bytes, known }: Page): Promise<ReadPage | undefined> => {
  try {
    const address = `https://${name}`;
    const { others = [], ...first } = await readFetchedPage({ address, type: 'text/html', bytes }, 'en-GB');
    const [best] = [first, ...others]
      .map((found) => ({ found, verdict: judgePage(found, known) }))
      .sort((a, b) => b.verdict.ingredients[0] - a.verdict.ingredients[0]);
    const { found, verdict } = best!;
    const efforts = pressesOf(contentOfPage({ address, ...found }, 'en-GB'), verdict, others.length > 0);
    return { ...verdict, name, recipes: others.length + 1, efforts };
  } catch (error) {
    if (error instanceof DomainError) return undefined;
    throw error;
  }
};

/** How many pages are drawn for the figure that one can look through by hand. */
const SAMPLE = 60;
const hashOf = ({ name }: { name: string }) => createHash('sha256').update(name).digest('hex');
const sampleOf = <T extends { name: string }>(pages: readonly T[]): T[] =>
  pages.toSorted((a, b) => (hashOf(a) < hashOf(b) ? -1 : 1)).slice(0, SAMPLE);

const spread = (numbers: readonly number[]): string => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
  return `${at(0.5)}, ${at(0.9)}, ${at(1)}`;
};

/** A row about what cooks press and type: the half, nine in ten and all of the pages take no more than these. */
const effortRow = (name: string, pages: readonly ReadPage[]): string => {
  const fewest = Math.min(...pages.map(({ efforts }) => efforts.saved.presses));
  const cells = (['saved', 'right'] as const).flatMap((end) => [
    share(
      pages.filter(({ efforts }) => efforts[end].presses === fewest && efforts[end].words === 0).length,
      pages.length,
    ),
    spread(pages.map(({ efforts }) => efforts[end].presses)),
    spread(pages.map(({ efforts }) => efforts[end].words)),
  ]);
  return `| ${[name, String(pages.length), String(fewest), ...cells].join(' | ')} |`;
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
  const verdicts: ReadPage[] = [];
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
    rowOf('60 drawn by the hash of their names', sampleOf(verdicts)),
    rowOf(
      'that mark their recipe',
      verdicts.filter(({ isMarked }) => isMarked),
    ),
    rowOf(
      'that mark nothing',
      verdicts.filter(({ isMarked }) => !isMarked),
    ),
    '',
    '“Fewest” counts the presses from Home until the recipe is saved when nothing is missing (a journey holds this number: `tests/e2e/presses.spec.ts`); a page with several recipes takes one more, to choose, and each missing or wrong part one into its box, where it is typed. The three numbers are what half of the pages, nine in ten, and all of them take at most.',
    '',
    '| pages | read | fewest | saved with the fewest presses, nothing typed | presses until saved | words typed until saved | all right with the fewest presses | presses until all is right | words until all is right |',
    '|---|---|---|---|---|---|---|---|---|',
    effortRow('all', verdicts),
    effortRow('60 drawn by the hash of their names', sampleOf(verdicts)),
    '',
    `Several recipes are offered by ${share(verdicts.filter(({ recipes }) => recipes > 1).length, verdicts.length)} pages: ${verdicts
      .filter(({ recipes }) => recipes > 1)
      .map(({ name, recipes }) => `${name} (${recipes})`)
      .join(', ')}.`,
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
