import { textFile } from '../testing/fixtureFile';
import { MENDED_NOTE, parseLooseJson } from './looseJson';
import { readJson } from './readJson';
import { readPage } from './readPage';

const page = (script: string) =>
  textFile('a.html', `<html lang="de"><script type="application/ld+json">${script}</script>`);
const recipe = (inner: string) => `{"@type": "Recipe", "name": "Toast", ${inner}}`;
const WHOLE = recipe('"recipeIngredient": ["bread"], "recipeInstructions": "Toast it."');

describe('JSON with faults', () => {
  it.each([
    ['a trailing comma', recipe('"recipeIngredient": ["bread",], "recipeInstructions": "Toast it.",'), true],
    ['a bad escape', recipe(String.raw`"recipeIngredient": ["bread"], "recipeInstructions": "Toast\ it.\'"`), true],
    [
      'a quote that is not escaped',
      recipe('"recipeIngredient": ["9" bread"], "recipeInstructions": "Toast it."'),
      true,
    ],
    ['a raw line break in a text', recipe('"recipeIngredient": ["bread"], "recipeInstructions": "Toast\nit."'), false],
    ['an end that is missing', WHOLE.slice(0, -1), true],
    ['an HTML comment around it', `<!-- ${WHOLE} -->`, false],
    ['a CDATA section around it', `//<![CDATA[\n${WHOLE}\n//]]>`, false],
    ['a commented CDATA section around it', `/* <![CDATA[ */ ${WHOLE} /* ]]> */`, false],
    ['a semicolon behind it', `${WHOLE};`, false],
    ['escaped quotes', WHOLE.replaceAll('"', '&quot;'), false],
  ])('%s is salvaged', (_, text, isMended) => {
    expect(readPage(page(text))).toMatchObject([
      { title: 'Toast', language: 'de', ...(isMended && { notes: [MENDED_NOTE] }) },
    ]);
    expect(parseLooseJson(text)?.isMended).toBe(isMended);
  });

  it('is rejected when it yields no recipe', () => {
    for (const text of ['{', '{"name": "Toast"', '{,}', 'hello', ''])
      expect(() => readJson(textFile('a.json', text))).toThrow(expect.objectContaining({ code: 'malformed' }));
  });

  it.each(['[', '{"a":', '"', '\\', ',', '{"a":[', ']]>', '<!--', '-->', '/*', "'", '/* ]]> '])(
    'reads text of %j without delay',
    (piece) => {
      for (const text of [piece.repeat(100_000), `{"a": "${piece.repeat(100_000)}`, `${piece.repeat(100_000)}x`])
        expect(() => parseLooseJson(text)).not.toThrow();
    },
  );
});
