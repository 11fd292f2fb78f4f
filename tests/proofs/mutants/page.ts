import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, writeReport } from '../report';
import { ACCEPTED } from './accepted/allAccepted';
import { EXCLUDED, EXCLUDED_TESTS } from './folders';
import type { Outcome, Verdict } from './outcome';

const COLUMNS = [
  ...['target', 'mutants in all', 'tested', 'killed', 'timeout', 'survived', 'no coverage', 'not runnable'],
  ...['% killed', 'accepted', 'seed', 'wall time', 'date'],
];
const MINUTE = 60_000;
/** What the reader of the table has to know about its rows. */
const NOTE =
  'Rows with the seed `walnut` of 2026-11-24, and the row of `kitchen/swaps` with the seed `hazel`, were measured by StrykerJS as a whole, which started jest again for every mutant. All rows but the latest of a target are older than the tests for their survivors. Since the latest rows, too, tests were written or dead code was deleted: on 2026-11-30 each survivor below without a reason in the listeners, the search, the services, the swaps, the measures, the facts and the slices, and in kitchen/truth but for poisonousFood was made by hand again, and a test fails with it; of `kitchen/reading` all but lineKinds.ts:88 and those in stepTexts, textOfRecipe, quantityInLine and lineWords were. These tests, and those of what the survivors had in common, such as calls that the store must not keep and services without a test of their own, are newer than every row with the seed `bilberry`, which is why its figures are no higher than those before. On the same day all mutants of `kitchen/measures` were gone through file by file before the sample with the seed `dewberry`: those that still live change nothing that is shown, and are in accepted.ts. After them, later on the same day, the conditions, operators and truth values of most files of `src/listeners`, of all fields of postedRecipe and of the buckets of sign-in tries in `server/services` were changed one by one, and most of what lived and someone could notice got a test, least in the listeners of imports, savedSync and furtherMatches; one of these found that the preferences of a user who follows another on the same page were not read. In the evening all kinds of changes were made one by one in the files of `server/services` about the facts of stored recipes, the writing of recipes by a model, the pages of recipes, the cookbook, archives, edits, own shelves, files of columns, the codes of a second step and some thirty small things, and most of what lived and someone could notice got a test; one of these found that the shelves of accounts took more memory than is set aside for them. The rows of these two folders are older than these tests. At the same time all mutants of `kitchen/reading` were gone through file by file, each against the tests of its own folder only: these killed 83.9 % of 6,894 before, and 93.3 % of 6,579 after what lived had got tests, or was found to change nothing and deleted. Faults found by this: “Freeze for two hours” was no step, the broken lines of a quoted mail stayed broken, “For the dough, mix” and “comienza” began no step, “Difficulty: easy, serves four” did not say for how many, and tuna in olive oil was olive oil in French. Least is tested of unitInLine, wordsOfName, nearestName and foreignLine.';
/** What interrupted runs found. */
const INTERRUPTED = [
  'Runs that were interrupted on a busy machine give no figures for their folders. What they found: seed `plum` (2026-11-27): `kitchen/truth` 46 of 48 killed, `src/slices` 44 of 47, `src/listeners` 20 of 24, `kitchen/facts` 21 of 21; seed `rowan` (2026-11-29): `kitchen/reading` 20 of 23; seed `quince` (2026-11-29): `src/slices` 18 of 27; seed `sloe` (2026-11-29): `kitchen/measures` 40 of 49; seed `bullace` (2026-11-30): `src/listeners` 11 of 17. Each of their survivors has a test now, is accepted, or was in code that is deleted, except: kitchen/truth/pipeline/facts.ts:54 `[]` (no test runs it), src/listeners/accountList.ts:41 `i % COMPARED_AT_ONCE` (it only says when the thread is given back), src/listeners/preferencesSync.ts:64 `false`, lines/lineAmounts.ts:22 `\\D` and src/slices/recipeImportSlice.ts:117.',
  'Seed `mirabelle` (2026-11-30), `kitchen/reading`, after tests were written for most of its files: 18 of 20 killed when the run had to end. One of the two survivors has a test now, the other changes nothing and is accepted. Seed `bilberry` (2026-11-30), `kitchen/measures`: 40 of 46 killed when the run had to end. Of the six survivors one has a test now, one was in code that is rewritten, and four change nothing that is shown; three of these are in accepted.ts, and the fourth, usVolumes.ts:44, asks whether a spoon is filled to exactly 99 in 100.',
  'Seed `dewberry` (2026-11-30), `kitchen/search`: 35 of the first 40 killed when the run had to end. The survivors are matchDetails.ts:34, nearDishes.ts:61, strongMatches.ts:63, titleStarts.ts:70 and wishes/textCuts.ts:9; each is tested, accepted or gone since.',
  'Seed `elderflower` (2026-11-30), `kitchen/reading`, after its mutants had been gone through: 20 of 21 killed when the run, of 40, had to end after an hour on a busy machine. The survivor, amountsInText.ts:12 `\\d+`, changes nothing: the digits before the last one stay where they are, and the pattern reads one digit now.',
].join('\n\n');

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;

const reasonFor = (file: string, mutation: string) =>
  ACCEPTED.find((one) => one.file === file && one.mutation === mutation)?.reason;

/** The range in which the share of all mutants lies with 95 % confidence, when only a sample was tested. */
const margin = (share: number, tested: number, all: number) => {
  if (tested === all) return '';
  // The usual formula would be certain of a sample without a survivor.
  if (share === 1) return ` − ${(100 * (1 - 0.05 ** (1 / tested))).toFixed(1)}`;
  return ` ± ${(196 * Math.sqrt((share * (1 - share)) / tested) * Math.sqrt(1 - tested / all)).toFixed(1)}`;
};

const countOf = ({ tested }: Outcome, ...verdicts: readonly Verdict[]) =>
  tested.filter(({ verdict }) => verdicts.includes(verdict)).length;

const rowOf = (outcome: Outcome): string => {
  const { target, all, tested, seed, milliseconds } = outcome;
  const dead = countOf(outcome, 'Killed', 'Timeout');
  const valid = dead + countOf(outcome, 'Survived', 'NoCoverage');
  const share = dead / Math.max(1, valid);
  return row([
    `\`${target}\``,
    all,
    tested.length,
    countOf(outcome, 'Killed'),
    countOf(outcome, 'Timeout'),
    countOf(outcome, 'Survived'),
    countOf(outcome, 'NoCoverage'),
    countOf(outcome, 'RuntimeError'),
    `${(share * 100).toFixed(1)}${margin(share, valid, all)}`,
    outcome.tested.filter(({ verdict, file, mutation }) => isAlive(verdict) && reasonFor(file, mutation)).length,
    seed,
    `${Math.round(milliseconds / MINUTE)} min`,
    new Date().toISOString().slice(0, 10),
  ]);
};

const isAlive = (verdict: Verdict) => verdict === 'Survived' || verdict === 'NoCoverage';

const sectionOf = ({ target, tested }: Outcome): string => {
  const survivors = tested
    .filter(({ verdict }) => isAlive(verdict))
    .map(({ file, line, mutation, verdict }) => {
      const reason = reasonFor(file, mutation);
      const place = `- ${file}:${line} ${mutation}${verdict === 'NoCoverage' ? ' (no test runs it)' : ''}`;
      return reason === undefined ? place : `${place}: ${reason}`;
    });
  return [`## \`${target}\``, '', ...(survivors.length > 0 ? survivors : ['None.'])].join('\n');
};

const rowKey = (target: string, seed: string) => `${target} ${seed}`;

const PAGE = join(ROOT, 'docs', 'proofs', 'mutants.md');

/** What is on the page already: the rows by target and seed, and the sections by target. */
const readPage = (): { rows: Map<string, string>; sections: Map<string, string> } => {
  const rows = new Map<string, string>();
  const sections = new Map<string, string>();
  let text: string;
  try {
    text = readFileSync(PAGE, 'utf8');
  } catch {
    return { rows, sections };
  }
  for (const [line] of text.matchAll(/^\| `.*$/gm)) {
    const cells = line.split('|').map((cell) => cell.trim());
    rows.set(rowKey(cells[1]!.replaceAll('`', ''), cells[COLUMNS.indexOf('seed') + 1]!), line);
  }
  for (const section of text.split(/^(?=## )/m).slice(1))
    sections.set(/^## `([^`]+)`/.exec(section)![1]!, section.trimEnd());
  return { rows, sections };
};

/**
 * Writes what was found about a target into docs/proofs/mutants.md. The rows of other targets and of other seeds stay, so
 * that a sample that tests were written for can be compared with one that they were not written for.
 */
export const writePage = (outcome: Outcome, version: string): void => {
  const { rows, sections } = readPage();
  rows.set(rowKey(outcome.target, outcome.seed), rowOf(outcome));
  sections.set(outcome.target, sectionOf(outcome));
  writeReport('mutants', 'Mutants', [
    `\`npm run prove -- mutants\`: the instrumenter of StrykerJS ${version} puts changes into the code (a condition, a string, a call, a block), of which one at a time is switched on. The test files that run the changed code follow, the nearest first and at most 24, until a test fails: the mutant is killed, provided that the same tests pass again without it. One process runs all test files and loads again only what a change can reach. Each folder is represented by a random sample, which the seed determines: \`--sample N\` and \`--seed WORD\` choose another one, \`--all\` tests every mutant, and folders or files after the name limit the run to them. \`% killed\` counts killed mutants and timeouts (endless loops) among those that could be run, with the 95 % margin of the sample. No coverage means that no unit test of the folder runs the line; screens and journeys are not counted here. Not runnable are mutants with which a test file cannot be loaded.`,
    '',
    row(COLUMNS),
    row(COLUMNS.map(() => '---')),
    ...[...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, line]) => line),
    '',
    NOTE,
    '',
    INTERRUPTED,
    '',
    'Not mutated:',
    '',
    ...EXCLUDED.map(({ files, reason }) => `- \`${files}\`: ${reason}`),
    '- strings in a literal table of 20 or more entries, wherever it is',
    '',
    `Tests that do not count: ${EXCLUDED_TESTS.map((file) => `\`${file}\``).join(', ')}, because a fingerprint of all facts changes with any rule and does not say what is right.`,
    '',
    'The survivors of the latest sample of each target, each with the reason why it is accepted, or without one if a test is still missing:',
    '',
    [...sections.values()].join('\n\n'),
  ]);
};
