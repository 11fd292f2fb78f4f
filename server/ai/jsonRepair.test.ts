import { readJson } from './jsonRepair';

const CHIPS = { ingredients: ['egg', 'leek'] };

describe('the JSON of an answer', () => {
  it.each<[string, string]>([
    ['as it should be', '{"ingredients":["egg","leek"]}'],
    ['in a fence', '```json\n{"ingredients":["egg","leek"]}\n```'],
    ['between sentences', 'Here you are: {"ingredients":["egg","leek"]} Enjoy!'],
    ['after a smaller one', 'As in {"a":1}: {"ingredients":["egg","leek"]}'],
    ['with a comma too many', '{"ingredients":["egg","leek",],}'],
    ['as Python writes it', "{'ingredients': ['egg', 'leek'], 'note': None}"],
    ['as a string', JSON.stringify('{"ingredients":["egg","leek"]}')],
    ['with a bracket too few', '{"ingredients":["egg","leek"}'],
    ['with null for what is not known', '{"ingredients":["egg","leek"],"note":null}'],
    ['with a member of a forbidden name', '{"__proto__":{"x":1},"ingredients":["egg","leek"]}'],
  ])('is read %s', (_, text) => {
    expect(readJson(text)).toEqual({ value: CHIPS, isCut: false });
  });

  it.each<[string, unknown]>([
    ['{"ingredients":["egg","leek","tom', { ingredients: ['egg', 'leek'] }],
    ['{"ingredients":[{"name":"egg","share":0.9},{"name":"le', { ingredients: [{ name: 'egg', share: 0.9 }] }],
    ['{"title":"Soup","note":"half a sen', { title: 'Soup' }],
    ['```json\n{"ingredients":[', { ingredients: [] }],
  ])('keeps the complete part of %s', (text, value) => {
    expect(readJson(text)).toEqual({ value, isCut: true });
  });

  it.each(['', 'No.', 'I cannot do that (sorry).', '<html><body>502</body></html>', '"just words"', '42'])(
    'is not found in %j',
    (text) => {
      expect(readJson(text)).toBeUndefined();
    },
  );
});
