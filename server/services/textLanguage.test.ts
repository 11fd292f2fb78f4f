import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadTellLanguage, textLanguageOf, type TellLanguage } from './textLanguage';

const ROOT = join(__dirname, '../..');
const OURS = ['en', 'es', 'fr'];

/** Short recipes in 35 languages, three or four lines each; a whole recipe is easier to detect. */
const LABELLED = readFileSync(join(ROOT, 'tests/data/recipe-languages.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((row) => {
    const [language = '', text = ''] = row.split('\t');
    return { language, text: text.replaceAll(' / ', '\n') };
  });

let tell: TellLanguage;
beforeAll(async () => {
  tell = await loadTellLanguage();
});

const detected = (text: string, claimed?: string) => {
  const { language, foreignLanguage } = tell(text, claimed);
  return foreignLanguage ?? language.slice(0, 2);
};

describe('labelled recipes', () => {
  it('never calls English, Spanish or French text foreign', () => {
    const ours = LABELLED.filter(({ language }) => OURS.includes(language));
    expect(ours.length).toBeGreaterThanOrEqual(60);
    expect(ours.filter(({ language, text }) => detected(text) !== language)).toEqual([]);
  });

  it('detects at least 98% of foreign recipes as foreign, and names the language of 95%', () => {
    const foreign = LABELLED.filter(({ language }) => !OURS.includes(language));
    const found = foreign.filter(({ text }) => !OURS.includes(detected(text)));
    expect(found.length / foreign.length).toBeGreaterThanOrEqual(0.98);
    expect(foreign.filter(({ language, text }) => detected(text) === language).length / foreign.length).toBeGreaterThanOrEqual(0.95); // prettier-ignore
  });

  it.each(['en-US', 'es', 'fr'])('is rarely misled by a page that claims to be %s', (claimed) => {
    const foreign = LABELLED.filter(({ language }) => !OURS.includes(language));
    const misled = foreign.filter(({ text }) => OURS.includes(detected(text, claimed)));
    expect(misled.length / foreign.length).toBeLessThanOrEqual(0.02);
  });
});

it.each([
  ['en-US', '1 cup all-purpose flour, 1 stick butter. Mix the flour with the butter in a skillet at 350°F.', undefined],
  ['en-GB', '200 g plain flour, 1 tin tomatoes. Mix the flour with the tomatoes and bake at 180°C.', undefined],
  ['en-GB', '1 cup all-purpose flour, 1 stick butter. Mix the flour with the butter.', 'en-GB'],
  ['en-US', '200 g plain flour. Mix it with the colourful tins.', 'en-US'],
  ['en-US', '2 cups sugar, 1 quart heavy cream. Whip the cream with the sugar.', 'en'],
  ['es', '2 huevos. Batir los huevos.', 'es-MX'],
  ['fr', '2 œufs. Battre les œufs.', 'fr-CA'],
  ['en-GB', 'Gin', 'en'],
  ['en-GB', '', undefined],
  ['en-GB', '123 456', undefined],
])('says %s of %p claimed as %p', async (language, text, claimed) => {
  expect(await textLanguageOf(text, claimed)).toEqual({ language });
});

it.each([
  ['de', '2 Eier. Eier schlagen.', 'de-AT'],
  ['nb', 'Egg', 'nb-NO'],
  ['ja', '卵', 'ja'],
])('trusts the claim %s when the text is too short', (foreignLanguage, text, claimed) => {
  expect(tell(text, claimed)).toEqual({ language: 'en-GB', foreignLanguage });
});

it.each(['(', 'a', '°', '卵', '\u0301', '1 ', 'ßßß'])('reads hostile text of %j without delay', (piece) => {
  expect(tell(piece.repeat(100_000)).language).toBe('en-GB');
});
