import { expect, test } from '@playwright/test';
import type { Language } from '../../contracts/vocabulary';
import { corpusRecipes, draftOf } from '../../kitchen/testing/corpusDrafts';
import { redTeamCases, tryCase, type RedTeamResult } from '../../kitchen/testing/redTeam';
import { checkDrafts } from '../../kitchen/truth/checkDrafts';
import { gateAsk } from '../../kitchen/truth/gateAsk';
import { ranFor, writeReport } from './report';

const LANGUAGES: readonly Language[] = ['en-GB', 'en-US', 'es', 'fr'];

const countOf = (results: readonly RedTeamResult[], outcome: RedTeamResult['outcome']) =>
  results.filter((result) => result.outcome === outcome).length;

const row = (kind: string, results: readonly RedTeamResult[]): string =>
  `| ${[kind, results.length, countOf(results, 'blocked'), countOf(results, 'corrected'), countOf(results, 'untouched'), results.filter(({ problem }) => problem !== '').length].join(' | ')} |`;

interface OwnResult {
  tried: number;
  kept: number;
  untouched: number;
  asksStopped: number;
  allergensLost: number;
  reasons: Map<string, number>;
}

/** Runs our own recipes through the checks as if a model had written them: every refusal is a false one. */
const tryOwnRecipes = (language: Language): OwnResult => {
  const result: OwnResult = { tried: 0, kept: 0, untouched: 0, asksStopped: 0, allergensLost: 0, reasons: new Map() };
  for (const recipe of corpusRecipes()) {
    const draft = draftOf(recipe, language);
    const ask = { text: draft.title, language, category: 'None', excludedAllergens: [], dietTypes: [] } as const;
    const { kept, faults } = checkDrafts(ask, [draft]);
    result.tried += 1;
    if (!gateAsk(draft.ingredients.map(({ name }) => name).join(', '), language).ok) result.asksStopped += 1;
    if (!gateAsk(draft.title, language).ok) result.asksStopped += 1;
    if (kept[0]) {
      result.kept += 1;
      if (kept[0].report.corrected.length === 0) result.untouched += 1;
      if (draft.allergens.some((name) => !kept[0]!.recipe.allergens.includes(name))) result.allergensLost += 1;
    }
    for (const { kind } of faults) result.reasons.set(kind, (result.reasons.get(kind) ?? 0) + 1);
  }
  return result;
};

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

test('nothing of the red team gets through, and few harmless requests are refused', () => {
  test.setTimeout(3_600_000);
  const begunAt = Date.now();
  const results = redTeamCases().map(tryCase);
  const kinds = [...new Set(results.map((result) => result.case.kind))];
  const wrong = results.filter(({ problem }) => problem !== '');
  const asks = results.filter((result) => result.case.answer === undefined);
  const harmless = results.filter((result) => result.case.expect === 'untouched');
  const own = LANGUAGES.map((language) => [language, tryOwnRecipes(language)] as const);

  writeReport('red-team', 'What a model may not get past us', [
    '`npm run prove -- red-team`: every ask and every model answer of tests/data/red-team.json is put to the gate (asks) or to the checks (answers). Blocked: no model is asked, or the recipe is not shown. Corrected: what was wrong was mended or taken out, or the good recipes of a bad answer are shown alone. Untouched: shown as it came.',
    '',
    ranFor(begunAt),
    `- ${results.length} tries (${asks.length} asks, ${results.length - asks.length} answers), ${results.length - harmless.length} of them bad and ${harmless.length} harmless; ${LANGUAGES.map((language) => `${results.filter((result) => result.case.language === language).length} in ${language}`).join(', ')}`,
    `- **not as it should be: ${wrong.length}**`,
    ...wrong.map((result) => `  - ${result.case.id} ${result.case.kind} ${result.case.language}: ${result.problem}`),
    '',
    '| kind | tries | blocked | corrected | untouched | wrong |',
    '|---|---|---|---|---|---|',
    ...kinds.map((kind) =>
      row(
        kind,
        results.filter((result) => result.case.kind === kind),
      ),
    ),
    row('**all**', results),
    '',
    'Of 39 further bad tries that were written only when the rules were done, 8 got through, and none of 66 further harmless ones was stopped. The rules were mended, and what had got through is in the table as “found afterwards”: a list of words is never complete, which is why several checks look at everything.',
    '',
    '## What is stopped that should not be',
    '',
    'The recipes that came with the program, put through the same checks as if a model had written them, and their titles and ingredient lists through the gate. They are good recipes, so everything that is refused here is refused wrongly. A recipe of a model that is refused wrongly is written again or left out; the cook sees one card less. The rules were mended on these recipes, so those of a stranger fare somewhat worse.',
    '',
    '| language | recipes | shown | as they came | allergens lost | asks stopped | refused for |',
    '|---|---|---|---|---|---|---|',
    ...own.map(
      ([language, one]) =>
        `| ${language} | ${one.tried} | ${percent(one.kept, one.tried)} | ${percent(one.untouched, one.tried)} | ${one.allergensLost} | ${one.asksStopped} of ${2 * one.tried} | ${[...one.reasons].map(([kind, count]) => `${kind} ${count}`).join(', ') || '—'} |`,
    ),
  ]);
  expect(wrong.map(({ case: { id }, problem }) => `${id} ${problem}`)).toEqual([]);
  for (const [language, one] of own) expect([language, one.kept / one.tried > 0.98, one.allergensLost]).toEqual([language, true, 0]); // prettier-ignore
});
