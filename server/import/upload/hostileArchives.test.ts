import type { FileFault, FileItem, FileLine } from '@contracts/fileImport';
import { IMPORT_RECIPES_MAX } from '@contracts/limits';
import { makeZip, type ZipPart } from '../../testing/makeZip';
import { readUpload } from './readUpload';

const node = (title: string, over: object = {}) => ({
  '@type': 'Recipe',
  name: title,
  recipeIngredient: ['3 leeks'],
  recipeInstructions: ['Simmer.'],
  ...over,
});
const words = (title: string) => ({
  title,
  about: '',
  category: 'Meals',
  subcategory: 'None',
  language: 'en-GB',
  servings: 4,
  ingredients: [{ text: '3 leeks' }],
  steps: ['Simmer.'],
});
const json = (name: string, value: unknown): ZipPart => ({ name, bytes: JSON.stringify(value) });
const note = { at: 5, thing: { kind: 'note', recipe: { title: 'Soup', number: 1 }, text: 'Less salt' } };
const linesFile = (lines: unknown): ZipPart => json('larder.json', { larder: 'lines', lines });

const itemsOf = async (bytes: Uint8Array): Promise<FileItem[]> =>
  (await readUpload({ name: 'larder.zip', bytes })).flatMap((piece) => JSON.parse(piece) as FileItem[]);
const read = async (...parts: ZipPart[]) => {
  const items = await itemsOf(makeZip(parts));
  return {
    titles: items.flatMap((item) => ('words' in item ? [item.words.title] : [])),
    faults: items.flatMap((item): FileFault['fault'][] => ('fault' in item ? [item.fault] : [])),
    lines: items.flatMap((item): FileLine[] => ('line' in item ? [item.line] : [])),
  };
};

describe('an export of Larder that was made to harm', () => {
  it('is not unpacked when it is a bomb: as one entry, by a false size, or as many entries', async () => {
    const bomb = '0'.repeat(15_000_000);
    for (const name of ['recipes.json', 'larder.json', 'recipes-2.json'])
      expect((await read({ name, bytes: bomb })).faults).toEqual(['suspiciousArchive']);
    const isFalse = await read({ name: 'recipes.json', bytes: bomb, claimedSize: 100 });
    expect(isFalse.titles).toEqual([]);
    expect(isFalse.faults).toHaveLength(1);
    // Each entry is as large as one may be, and packed to no less than a hundredth.
    const large = Array.from({ length: 90_000 }, (_, i) => `${i}`.padEnd(200, 'a')).join('');
    const many = Array.from({ length: 12 }, (_, i) => ({ name: `recipes-${i}.json`, bytes: `"${large}"` }));
    expect((await read(...many)).faults.at(-1)).toBe('suspiciousArchive');
  });

  it('ends with an archive in an archive in an archive', async () => {
    const inner = makeZip([json('recipes.json', [node('Inner')])]);
    const second = makeZip([{ name: 'b.zip', bytes: inner }]);
    const third = makeZip([{ name: 'c.zip', bytes: second }]);
    const { titles, faults } = await read({ name: 'd.zip', bytes: third }, json('recipes.json', [node('Outer')]));
    expect(titles).toEqual(['Outer']);
    expect(faults).toEqual(['nestedTooDeep']);
  });

  it('reads nothing under a name that leads out of it, and the rest of it', async () => {
    for (const name of ['../recipes.json', '/etc/recipes.json', 'C:/recipes.json', 'a\\..\\recipes.json', 'x\0.json']) {
      const { titles, faults } = await read(json(name, [node('Out')]), json('recipes.json', [node('In')]));
      expect([name, titles, faults]).toEqual([name, ['In'], ['malformed']]);
    }
  });

  it('may have 5,000 recipes in 5,000 entries, and no more recipes than that are read', async () => {
    const entries = Array.from({ length: IMPORT_RECIPES_MAX }, (_, i) => json(`r${i}.json`, node(`Soup ${i}`)));
    const { titles, faults } = await read(...entries, json('more.json', node('One too many')));
    expect(new Set(titles).size).toBe(IMPORT_RECIPES_MAX);
    expect([titles.length, faults]).toEqual([IMPORT_RECIPES_MAX, ['tooManyRecipes']]);
    const empty = Array.from({ length: 10_001 }, (_, i) => ({ name: `r${i}.json`, bytes: '' }));
    expect((await read(...empty)).faults).toEqual(['tooManyEntries']);
  });

  it('keeps what can be read where its JSON is broken', async () => {
    const whole = JSON.stringify({ larder: 'lines', lines: [note] });
    const broken = await read({ name: 'larder.json', bytes: whole.slice(0, -5) }, json('recipes.json', [node('Soup')]));
    expect(broken).toEqual({ titles: ['Soup'], faults: ['malformed'], lines: [] });
    const deep = `{"larder":"lines","lines":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
    expect((await read({ name: 'larder.json', bytes: deep }, json('recipes.json', [node('Soup')]))).titles).toEqual(['Soup']); // prettier-ignore
    const spoilt = node('Soup', { larder: { words: { ...words('Soup'), steps: 5 }, versions: 'none', number: -1 } });
    expect((await read(json('recipes.json', [spoilt]))).titles).toEqual(['Soup']);
  });

  it('has its lines checked one by one: kinds, numbers, lengths, and what is not for a list', async () => {
    const bad = [
      null,
      5,
      { ...note, at: -1 },
      { ...note, thing: { ...note.thing, text: 'x'.repeat(2_001) } },
      { ...note, thing: { ...note.thing, recipe: { title: 'Soup' } } },
      { ...note, thing: { kind: 'secret', text: 'x' } },
      { at: 5, thing: { kind: 'collection', name: '  ', number: 1 } },
      { at: 5, thing: { kind: 'member', recipe: { title: 'x', id: 1 }, collection: '__proto__' } },
      { at: 5, thing: { kind: 'bought', what: { name: 'leeks', language: 'xx' } } },
      { at: 5, thing: { kind: 'aisles', aisles: ['nowhere'] } },
    ];
    const { lines, faults } = await read(linesFile([...bad, note]));
    expect(lines).toEqual([note]);
    expect(faults).toEqual(['malformed']);
    expect((await read(linesFile('many'))).lines).toEqual([]);
    expect((await read(linesFile(Array.from({ length: 20_000 }, () => note)))).lines.length).toBeLessThanOrEqual(5_501);
  });

  it('has no more lines than a cook can have, in however many files they are', async () => {
    const full = linesFile(Array.from({ length: 5_400 }, () => note));
    const { lines, faults, titles } = await read(
      ...Array.from({ length: 4 }, (_, i) => ({ ...full, name: `larder-${i}.json` })),
      json('recipes.json', [node('Soup')]),
    );
    expect(lines).toHaveLength(5_501);
    expect([faults, titles]).toEqual([['malformed', 'malformed', 'malformed'], ['Soup']]);
  });

  it('gives a recipe a photo by its name only, whatever the file of that name is', async () => {
    const name = 'a'.repeat(64);
    const photos = ['<svg onload="alert(1)"/>', 'GIF89a', '\u0089PNG', 'MZ'].map((bytes, i) => ({ name: `photos/${String(i).repeat(64)}.jpg`, bytes })); // prettier-ignore
    const shown = (photo: unknown) => node('Soup', { image: 'https://tracker.example/x.gif', larder: { words: { ...words('Soup'), photo } } }); // prettier-ignore
    const items = await itemsOf(makeZip([...photos, json('recipes.json', [shown(name), shown('../../etc/passwd'), shown('https://x.example/y.jpg')])])); // prettier-ignore
    expect(items.map((item) => ('words' in item ? item.words.photo : item))).toEqual([name, undefined, undefined]);
    expect(JSON.stringify(items)).not.toMatch(/tracker|passwd|x\.example/);
  });
});
