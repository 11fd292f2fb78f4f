import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ranFor, ROOT, writeReport } from '../report';
import { LAST_HOW, LAST_ON, LAST_SCORES } from './lastScores';
import { SCORED_HOW, SCORED_ON, SCORES, type Score } from './scores';
import { ALL_HOW, ALL_ON, ALL_SCORES } from './allScores';
import { judgementLines } from './judgements';
import { STRANGER_HOW, STRANGER_ON, STRANGER_SCORES } from './strangerScores';

/** What can be measured on a screen, on a phone of 390 x 844. */
export interface Measured {
  name: string;
  /** Pixels of the smallest side of anything that can be pressed; undefined if there is nothing to press. */
  smallest: number | undefined;
  /** The kind and the name of that control. */
  what: string | undefined;
  /** How many controls were measured. */
  targets: number;
}

const read = (...path: string[]) => readFileSync(join(ROOT, ...path), 'utf8');

/** Stories with a kept picture, which a test compares with the stories that there are. */
const storyIds = () => [
  ...new Set(
    Object.keys(JSON.parse(read('stories', 'workbench', 'pictures.json')) as object).map((key) => key.split(' ')[0]!),
  ),
];

const guidePages = () => readdirSync(join(ROOT, 'stories', 'guide')).filter((file) => file.endsWith('.stories.tsx'));

const criteriaLine = () => /^Of 55 criteria, .*$/m.exec(read('docs', 'accessibility.md'))?.[0] ?? '';

const rowOf = ({ name, smallest, what, targets }: Measured) => {
  const { before = '-', now = '-', why = '' } = SCORES[name] ?? {};
  const stranger: Partial<Score> = STRANGER_SCORES[name] ?? {};
  const strangers = `${stranger.before ?? '-'} | ${stranger.now ?? '-'} | ${stranger.why ?? ''}`;
  const last = LAST_SCORES[name];
  const all = ALL_SCORES[name];
  const newest = `${all?.before ?? '-'} | ${all?.now ?? '-'} | ${all?.why ?? ''}`;
  return `| ${name} | ${before} | ${now} | ${why} | ${strangers} | ${last?.now ?? '-'} | ${last?.why ?? ''} | ${newest} | ${smallest ?? '-'} | ${what?.replaceAll('|', '/') ?? '-'} | ${targets} |`;
};

const mean = (scores: readonly number[]) => (scores.reduce((sum, score) => sum + score, 0) / scores.length).toFixed(1);

/** The mean scores of the screens that were looked at, and how many are below nine. */
const scoreLine = () => {
  const all = Object.values(SCORES);
  const low = all.filter(({ now }) => now < 9).length;
  return `- scores, 0 to 10, of ${all.length} screens by somebody who had not built them, ${SCORED_ON} (${SCORED_HOW}): ${mean(all.map(({ before }) => before))} before and ${mean(all.map(({ now }) => now))} after the mends, which the same person made; 9 were pictured again after the last mends; below nine: ${low}`;
};

/** The same by a stranger to the screens, and the lowest score. */
const strangerLine = () => {
  const all = Object.values(STRANGER_SCORES);
  const now = all.map((score) => score.now);
  const low = all.filter((score) => score.now < 9).length;
  return `- scores of ${all.length} screens by a stranger, ${STRANGER_ON} (${STRANGER_HOW}): ${mean(all.map(({ before }) => before))} before and ${mean(now)} after the mends that the stranger then made; below nine: ${low}; lowest: ${Math.min(...now)}`;
};

/** The last score of every screen: by the person who looked at it last. */
const lastLine = () => {
  const now = Object.entries(STRANGER_SCORES).map(([name, score]) => LAST_SCORES[name]?.now ?? score.now);
  const low = now.filter((score) => score < 9).length;
  return `- scores of ${Object.keys(LAST_SCORES).length} screens by somebody who had not built them, who also made the mends, ${LAST_ON} (${LAST_HOW}). With the stranger's scores of the others: mean ${mean(now)}; below nine: ${low}; lowest: ${Math.min(...now)}`;
};

/** The newest scores: of every screen, by one person. */
const allLine = () => {
  const all = Object.values(ALL_SCORES);
  const now = all.map((score) => score.now);
  const low = now.filter((score) => score < 9).length;
  return `- scores of ${all.length} screens by somebody who had not built them, who also made the few mends, ${ALL_ON} (${ALL_HOW}): ${mean(all.map(({ before }) => before))} before and ${mean(now)} after; below nine: ${low}; lowest: ${Math.min(...now)}`;
};

/** Writes docs/proofs/screens.md: every screen with its smallest target, and the figures of the workbench. */
export const reportScreens = (order: readonly string[], measured: readonly Measured[], begunAt: number): void => {
  const rows = [...measured].sort((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
  const missing = order.filter((name) => !measured.some((one) => one.name === name));
  const smallest = Math.min(...rows.map((row) => row.smallest ?? Infinity));
  writeReport('screens', 'Screens and states', [
    '`npm run prove -- screens` opens every screen and state of `tests/e2e/screens.ts`, takes pictures of it for review (`build/screens`), and measures on a phone (390 x 844, touch, British English) everything that can be pressed. Links in running text are excepted, as in WCAG 2.5.8.',
    '',
    ranFor(begunAt),
    `- screens and states: ${order.length}`,
    ...(missing.length > 0 ? [`- not opened in this run: ${missing.join(', ')}`] : []),
    `- smallest target: ${smallest} px (\`tests/e2e/everyScreen.spec.ts\` fails below 44)`,
    scoreLine(),
    strangerLine(),
    lastLine(),
    allLine(),
    '- presses from Home to a recipe being cooked: 3 (`tests/e2e/presses.spec.ts`)',
    `- stories: ${storyIds().length}; each has a working control or says why it has none (\`stories/workbench/controls.test.tsx\`)`,
    `- written pages of the workbench: ${guidePages().length}`,
    `- WCAG 2.2, A and AA: ${criteriaLine()} (\`docs/accessibility.md\`)`,
    '- axe on every screen: [accessibility.md](accessibility.md); forced colours, zoom, 320 px, right to left, wide spacing: [displays.md](displays.md); axe on every story: [stories.md](stories.md); pictures of every story: [pictures.md](pictures.md)',
    '',
    '| screen or state | score before | score | what was mended, or is left | stranger before | stranger | what the stranger mended, or left | last | what was mended last, or is left | newest before | newest | what was mended newest, or is left | smallest target (px) | which | targets |',
    '|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|',
    ...rows.map(rowOf),
    ...judgementLines(),
  ]);
};
