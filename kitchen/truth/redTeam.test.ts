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
/** So many of our own recipes are looked at; all of them by `npm run prove -- red-team`. */
const EVERY = 12;

it('lets nearly all recipes of our own through, and loses none of their allergens', () => {
  const sample = corpusRecipes().filter((_, i) => i % EVERY === 0);
  const refused: string[] = [];
  for (const recipe of sample)
    for (const language of LANGUAGES) {
      const draft = draftOf(recipe, language);
      const answer = checkDrafts({ text: '', language, category: 'None', excludedAllergens: [], dietTypes: [] }, [draft]); // prettier-ignore
      const [kept] = answer.kept;
      if (!kept) refused.push(`${recipe.slug} ${language}: ${answer.faults[0]?.kind} ${answer.faults[0]?.detail}`);
      else expect(kept.recipe.allergens).toEqual(expect.arrayContaining(draft.allergens));
      expect(gateAsk(draft.title, language)).toEqual({ ok: true });
      expect(gateAsk(draft.ingredients.map(({ name }) => name).join(', '), language)).toEqual({ ok: true });
    }
  expect(refused.length).toBeLessThanOrEqual(sample.length * LANGUAGES.length * 0.02);
});
