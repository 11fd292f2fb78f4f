import { gzipSync } from 'node:zlib';
import { fixtureFile, textFile } from '../testing/fixtureFile';
import { makeZip, type ZipPart } from '../testing/makeZip';
import type { ImportFile } from './importTypes';
import { readZip } from './readArchive';
import { readImportFile } from './readImportFile';

const MB = 1024 * 1024;

/** A short form of each result: a title, or the file and the code of a fault. */
const found = async (file: ImportFile): Promise<string[]> => {
  const all = [];
  for await (const one of readImportFile(file))
    if ('fault' in one) all.push(`${one.fault.file}: ${one.fault.code}`);
    else all.push('recipe' in one ? one.recipe.title : `${one.file}: ${one.lines.length} lines`);
  return all;
};
const zip = (name: string, ...parts: ZipPart[]): ImportFile => ({ name, bytes: makeZip(parts) });
const part = (name: string, fixture: string): ZipPart => ({ name, bytes: fixtureFile(fixture).bytes });
const TOAST = '{"@type":"Recipe","name":"Toast","recipeIngredient":["bread"],"recipeInstructions":"Toast."}';

describe('archives', () => {
  it('Tandoor: a zip of zips', async () => {
    const inner = makeZip([part('recipe.json', 'tandoorRecipe.json'), { name: 'image.jpg', bytes: 'x' }]);
    expect(await found(zip('export.zip', { name: '1.zip', bytes: inner }, { name: '2.zip', bytes: inner }))).toEqual([
      'Pasta with peas',
      'Pasta with peas',
    ]);
  });

  it('Paprika: a zip of gzipped recipes, or one', async () => {
    const bytes = gzipSync(fixtureFile('paprikaRecipe.json').bytes);
    expect(await found({ name: 'fizz.paprikarecipe', bytes })).toEqual(['Gin fizz']);
    expect(await found(zip('all.paprikarecipes', { name: 'Gin fizz.paprikarecipe', bytes }))).toEqual(['Gin fizz']);
  });

  it('Mealie: a backup with its database', async () => {
    const backup = zip('mealie.zip', part('database.json', 'mealieBackup.json'), { name: 'data/a.webp', bytes: 'x' });
    expect(await found(backup)).toEqual(['Mushroom risotto']);
  });

  it('leaves out an entry whose name leads out of the archive, says which, and reads the others', async () => {
    const names = ['../up.json', '/etc/root.json', 'C:/disk.json', 'a/../../b.json', 'nul\0.json'];
    const hostile = zip('a.zip', ...[...names, 'toast.json'].map((name) => ({ name, bytes: TOAST })));
    expect(await found(hostile)).toEqual([...names.map((name) => `a.zip › ${name}: malformed`), 'Toast']);
  });

  it('names the faulty entry and reads the others', async () => {
    const mixed = zip(
      'a.zip',
      { name: 'bad.json', bytes: '{' },
      { name: 'empty.json', bytes: '' },
      { name: 'secret.json', bytes: TOAST, isEncrypted: true },
      { name: 'giant.json', bytes: Buffer.alloc(21 * MB, ' '), claimedSize: MB },
      { name: 'lie.json', bytes: TOAST, claimedSize: 5 },
      { name: 'link.json', bytes: '/etc/passwd', mode: 0o120777 },
      { name: 'folder/', bytes: '' },
      { name: '__MACOSX/._toast.json', bytes: 'x' },
      { name: 'toast.json', bytes: TOAST },
    );
    expect(await found(mixed)).toEqual([
      'a.zip › bad.json: malformed',
      'a.zip › empty.json: empty',
      'a.zip › secret.json: encrypted',
      'a.zip › giant.json: malformed',
      'a.zip › lie.json: malformed',
      'Toast',
    ]);
  });

  it('rejects an entry of more than 20 MB', async () => {
    const noise = Buffer.from(Array.from({ length: 3 * MB }, (_, i) => (i * 2_654_435_761) >>> 24));
    const giant = { name: 'giant.json', bytes: Buffer.concat(Array.from({ length: 7 }, () => noise)) };
    expect(await found(zip('a.zip', giant, { name: 'toast.json', bytes: TOAST }))).toEqual([
      'a.zip › giant.json: tooLarge',
      'Toast',
    ]);
  });

  it('rejects a zip bomb as a whole, however deeply it is nested', async () => {
    const bomb = { name: 'bomb.json', bytes: Buffer.alloc(15 * MB) };
    const toast = { name: 'toast.json', bytes: TOAST };
    expect(await found(zip('a.zip', toast, bomb, toast))).toEqual(['Toast', 'a.zip › bomb.json: suspiciousArchive']);
    const nested = zip('b.zip', { name: 'c.zip', bytes: makeZip([bomb]) }, toast);
    expect(await found(nested)).toEqual(['b.zip › c.zip › bomb.json: suspiciousArchive']);
    expect(await found({ name: 'a.json.gz', bytes: gzipSync(bomb.bytes) })).toEqual(['a.json.gz: suspiciousArchive']);
    expect(await found({ name: 'b.json.gz', bytes: gzipSync(Buffer.alloc(30 * MB)) })).toEqual(['b.json.gz: tooLarge']);
  });

  it('rejects more than may be unpacked in total', async () => {
    const parts = ['a.json', 'b.json', 'c.json'].map((name) => ({ name, bytes: TOAST }));
    const names: string[] = [];
    const read = async () => {
      const entries = readZip(zip('a.zip', ...parts), { bytes: TOAST.length * 2 }, () => true);
      for await (const entry of entries) names.push('code' in entry ? entry.code : entry.name);
    };
    await expect(read()).rejects.toMatchObject({ code: 'suspiciousArchive', file: 'a.zip › c.json' });
    expect(names).toEqual(['a.zip › a.json', 'a.zip › b.json']);
  });

  it('rejects more than 10,000 entries, and archives in archives in archives', async () => {
    const many = Array.from({ length: 10_001 }, (_, i) => ({ name: `${i}`, bytes: '' }));
    expect(await found(zip('many.zip', ...many))).toEqual(['many.zip: tooManyEntries']);
    const deep = makeZip([{ name: 'c.zip', bytes: makeZip([{ name: 'toast.json', bytes: TOAST }]) }]);
    expect(await found(zip('a.zip', { name: 'b.zip', bytes: deep }))).toEqual(['a.zip › b.zip › c.zip: nestedTooDeep']);
  });

  it.each([
    ['cut short', makeZip([{ name: 'toast.json', bytes: TOAST }]).subarray(0, -10), 'malformed'],
    ['without recipes', makeZip([{ name: 'a.jpg', bytes: 'x' }]), 'noRecipe'],
    ['empty', makeZip([]), 'noRecipe'],
    ['of gzip cut short', gzipSync(TOAST).subarray(0, -9), 'malformed'],
  ])('rejects one %s', async (_, bytes, code) => {
    expect(await found({ name: 'a.zip', bytes })).toEqual([`a.zip: ${code}`]);
  });
});

describe('files of any kind', () => {
  it.each(['toast.json', 'toast.html', 'toast.txt', 'toast.paprikarecipe', 'toast'])(
    'the content of %s decides what it is',
    async (name) => {
      expect(await found(textFile(name, TOAST))).toEqual(['Toast']);
    },
  );

  it.each([
    ['a byte order mark', Buffer.from(`\ufeff${TOAST}`), 'Toast'],
    ['UTF-16', Buffer.from(`\ufeff${TOAST}`, 'utf16le'), 'Toast'],
    ['Latin-1', Buffer.from(TOAST.replace('Toast', 'Crème'), 'latin1'), 'Crème'],
    [
      'a page in Latin-1',
      Buffer.from(
        `<meta charset="iso-8859-1"><script type="application/ld+json">${TOAST.replace('Toast', 'Pâté')}</script>`,
        'latin1',
      ),
      'Pâté',
    ],
  ])('%s is read', async (_, bytes, title) => {
    expect(await found({ name: 'a.json', bytes })).toEqual([title]);
  });

  it.each([
    ['a.json', '', 'empty'],
    ['a.json', ' ', 'malformed'],
    ['a.json', 'not json', 'malformed'],
    ['a.bin', '\u0000\u0001\u0002', 'unknownFormat'],
    ['a.txt', 'Dear diary, today I cooked.', 'unknownFormat'],
  ])('%s with %p is %s', async (name, text, code) => {
    expect(await found(textFile(name, text))).toEqual([`${name}: ${code}`]);
  });
});
