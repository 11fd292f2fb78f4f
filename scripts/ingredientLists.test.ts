import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@contracts/vocabulary';
import { parseIngredients } from '@kitchen/reading/parseIngredients';
import { ingredientList, quickPicks } from './ingredientLists';

const written = (file: string): unknown => JSON.parse(readFileSync(join(__dirname, '../src/views/Home', file), 'utf8'));

const HINT = 'run: npx tsx scripts/makeQuickPicks.ts';

it(`the common ingredients are those of the table (${HINT})`, () => {
  expect(written('quickPicks.json')).toEqual(quickPicks());
});

describe.each(LANGUAGES)('the ingredients to pick in %s', (language) => {
  it(`are those of the table (${HINT})`, () => {
    expect(written(`ingredientNames/${language}.json`)).toEqual(ingredientList(language));
  });

  it('are all understood by the search', () => {
    const names = Object.values(ingredientList(language))
      .flat()
      .map((entry) => entry.split('|')[0]!);
    const lost = names.filter((name) => {
      const { found, unknown } = parseIngredients(name, { language });
      return found.length !== 1 || unknown.length > 0;
    });
    expect(lost).toEqual([]);
  });
});
