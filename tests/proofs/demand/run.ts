/** `npm run prove -- demand`: is what people look for in the collection, and found? Writes docs/proofs/demand.md. */
import { readDemand, type Demand } from '../../../server/testing/demandList';
import { ranFor, writeReport } from '../report';
import { openCollection, type Found } from './findDemand';

const ABOUT = [
  '`npm run prove -- demand`: every line of `tests/data/demand.tsv` is searched in the whole collection, in the language of its country. A dish is found when its recipe is among the first three results of the search by name; a dish without a recipe is missing. A weeknight is served when one of the first three results of the search by ingredients uses all but one of the ingredients named (of two, both).',
  '',
  'The columns are `dish` (as people type it in their country, or ingredients with commas between them), `country` (`us`, `gb`, `es`, `fr`, `mx`, `ar`, `pe`, `co`, `in` or `world`, several with commas), `kind` (`dish` or `weeknight`) and `recipe` (the name of the file that is this dish and not a cousin of it, or nothing). A new recipe that is one of the dishes is written into its line. The names come from yearly lists of searches that Google published for the United States and Spain (2015 to 2025) and a count of searches for Spanish dishes, as newspapers reported them; from the most-read recipes of a French recipe site and polls of favourite dishes in France and Britain, likewise reported; and from the national and everyday dishes that an editor knows for each country. The weeknights are the editor’s.',
  '',
];

const shareOf = (part: number, whole: number) =>
  `${part} of ${whole}${whole > 0 ? ` (${((100 * part) / whole).toFixed(1)} %)` : ''}`;

const isThere = ({ demand }: Found) => demand.recipe !== '';
const foundIn = (results: readonly Found[]) => results.filter(({ isFound }) => isFound);
const ofKind = (kind: Demand['kind'], results: readonly Found[]) =>
  results.filter(({ demand }) => demand.kind === kind);

const cellsOf = (results: readonly Found[]): string[] => {
  const dishes = ofKind('dish', results);
  const there = dishes.filter(isThere);
  const weeknights = ofKind('weeknight', results);
  return [
    shareOf(there.length, dishes.length),
    shareOf(foundIn(there).length, there.length),
    shareOf(foundIn(weeknights).length, weeknights.length),
  ];
};

const missesOf = (results: readonly Found[]): string[] =>
  results
    .filter(({ isFound }) => !isFound)
    .map(({ demand, country, first }) => {
      const wanted = demand.recipe === '' ? '' : ` (${demand.recipe})`;
      return `- ${country}: ${demand.typed}${wanted}: ${first.length > 0 ? first.join(', ') : 'nothing'}`;
    });

const rowOf = (country: string, results: readonly Found[]) => `| ${[country, ...cellsOf(results)].join(' | ')} |`;

/** The dishes of a country that no recipe is. */
const missingIn = (country: string, results: readonly Found[]): string => {
  const missing = ofKind('dish', results).filter((found) => found.country === country && !isThere(found));
  return `- ${country} (${missing.length}): ${missing.map(({ demand }) => demand.typed).join(', ')}`;
};

const main = async (): Promise<void> => {
  const begunAt = Date.now();
  const collection = await openCollection();
  const perDemand = readDemand().map(collection.find);
  const results = perDemand.flat();
  /** What several countries look for counts once, and as found when it is found in all of them. */
  const once = perDemand.map((all) => all.find(({ isFound }) => !isFound) ?? all[0]!);
  const countries = [...new Set(results.map(({ country }) => country))];
  const lines = [
    ranFor(begunAt),
    `- ${collection.size} recipes`,
    '',
    '| country | dishes with a recipe | of these among the first three | weeknights served |',
    '|---|---|---|---|',
    rowOf('all', once),
    ...countries.map((country) =>
      rowOf(
        country,
        results.filter((found) => found.country === country),
      ),
    ),
    '',
    '## Dishes with a recipe that is not among the first three',
    '',
    ...missesOf(ofKind('dish', results).filter(isThere)),
    '',
    '## Weeknights that are not served',
    '',
    ...missesOf(ofKind('weeknight', results)),
    '',
    '## Dishes without a recipe',
    '',
    ...countries.map((country) => missingIn(country, results)),
  ];
  console.log(lines.join('\n'));
  writeReport('demand', 'What people look for', [...ABOUT, ...lines]);
};

void main();
