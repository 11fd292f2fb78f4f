import type { Language } from '@contracts/vocabulary';
import { corpusRecipes, draftOf } from '../testing/corpusDrafts';
import { redTeamCases, tryCase, type RedTeamCase } from '../testing/redTeam';
import { checkDrafts } from './checkDrafts';
import { gateAsk } from './gateAsk';

const cases = redTeamCases();

const nameOf = (one: RedTeamCase) => `${one.id} ${one.kind} ${one.language}`;

it('has enough tries in every language, harmless ones among them', () => {
  const harmless = cases.filter(({ expect: wanted }) => wanted === 'untouched');
  expect(cases.length - harmless.length).toBeGreaterThanOrEqual(150);
  expect(harmless.length).toBeGreaterThanOrEqual(30);
  for (const language of ['en-GB', 'en-US', 'es', 'fr'])
    expect(cases.filter((one) => one.language === language).length).toBeGreaterThan(30);
});

it.each(cases.map((one) => [nameOf(one), one] as const))('%s', (_, one) => {
  expect(tryCase(one).problem).toBe('');
});

const LANGUAGES: readonly Language[] = ['en-GB', 'es', 'fr'];
/** Every twelfth of our recipes is tested here; `npm run prove -- red-team` tests all. */
const EVERY = 12;

it('lets nearly all recipes of our own through, and loses none of their allergens', () => {
  const sample = corpusRecipes().filter((_, i) => i % EVERY === 0);
  const tried = sample.flatMap((recipe) =>
    LANGUAGES.map((language) => {
      const draft = draftOf(recipe, language);
      const ask = { text: '', language, category: 'None', excludedAllergens: [], dietTypes: [] } as const;
      const { kept, faults } = checkDrafts(ask, [draft]);
      const shown = kept[0]?.recipe.allergens ?? draft.allergens;
      const asks = [draft.title, draft.ingredients.map(({ name }) => name).join(', ')];
      return {
        name: `${recipe.slug} ${language}`,
        faults: faults.map(({ kind, detail }) => `${kind}: ${detail}`),
        lost: draft.allergens.filter((allergen) => !shown.includes(allergen)),
        stopped: asks.filter((text) => !gateAsk(text, language).ok),
      };
    }),
  );
  expect(tried.filter(({ lost }) => lost.length > 0)).toEqual([]);
  expect(tried.filter(({ stopped }) => stopped.length > 0)).toEqual([]);
  expect(tried.filter(({ faults }) => faults.length > 0).length).toBeLessThanOrEqual(tried.length * 0.02);
});
