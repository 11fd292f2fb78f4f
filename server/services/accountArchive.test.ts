import type { FileItem } from '@contracts/fileImport';
import type { Recipe } from '@contracts/recipe';
import { ownRecipe } from '@kitchen/recipes/ownRecipe';
import { DomainError } from '../errors/domainError';
import { readUpload } from '../import/upload/readUpload';
import { toJsonText } from '../text/jsonText';
import { createAccountArchive } from './accountArchive';

const PHOTO = 'a'.repeat(64);
const AT = new Date('2026-03-01T12:00:00Z');
const WORDS = {
  about: '',
  category: 'Meals' as const,
  subcategory: 'None' as const,
  servings: 4,
  ingredients: [{ text: '200 g plain flour, sifted' }, { text: '2 large eggs' }],
  steps: ['Mix the flour with the eggs.', 'Bake for 25 minutes.'],
};

const ownNumber = (number: number, over: Partial<Recipe> = {}): Recipe => ({
  ...ownRecipe({ ...WORDS, title: `Cake number ${number}` }, { language: 'en-GB' }),
  id: number,
  isSaved: true,
  userRating: 0,
  ...over,
});

const archiveOf = (recipes: readonly Recipe[], over: Partial<Parameters<typeof createAccountArchive>[0]> = {}) => {
  const read = { batches: 0, drawings: 0 };
  const archive = createAccountArchive({
    saved: {
      async *texts() {
        for (let first = 0; first < recipes.length; first += 100) {
          read.batches += 1;
          yield recipes.slice(first, first + 100).map((recipe) => toJsonText(recipe));
          await Promise.resolve();
        }
      },
    },
    edits: { history: () => Promise.reject(new DomainError('recipeNotFound')) },
    cookbook: { lines: () => Promise.resolve([]) },
    shopping: { lines: () => Promise.resolve({ shopping: [] }) },
    photos: { read: () => Promise.reject(new DomainError('addressNotFound')) },
    drawings: () => () => {
      read.drawings += 1;
      return Promise.resolve(Buffer.alloc(20_000, read.drawings));
    },
    now: () => AT,
    ...over,
  });
  return { read, of: (choice: 'own' | 'all') => archive.of('ana', 'en-GB', choice) };
};

const itemsIn = async (pieces: AsyncIterable<Uint8Array>): Promise<FileItem[]> => {
  const parts: Uint8Array[] = [];
  for await (const piece of pieces) parts.push(piece);
  const read = await readUpload({ name: 'larder.zip', bytes: Buffer.concat(parts) });
  return read.flatMap((piece) => JSON.parse(piece) as FileItem[]);
};
/** The pictures of an archive by their names. They are stored as they are, behind their names. */
const picturesIn = async (pieces: AsyncIterable<Uint8Array>): Promise<string[]> => {
  const parts: Uint8Array[] = [];
  for await (const piece of pieces) parts.push(piece);
  const text = Buffer.concat(parts).toString('latin1');
  return [...new Set(text.match(/(?:photos|pictures)\/[\w-]+\.\w+(?:<[^>]*>)?/g))].filter((name) => name.endsWith('>'));
};
const titlesIn = async (pieces: AsyncIterable<Uint8Array>) =>
  (await itemsIn(pieces)).map((item) => ('words' in item ? item.words.title : item));

describe('the archive of an account', () => {
  const shared: Recipe = { ...ownNumber(7), title: 'Shakshuka', ingredients: ['eggs'], imageUrl: '/pictures/x.webp' };

  it('has the recipes in the cook’s own words, or all, for Larder and other programs', async () => {
    const { of } = archiveOf([ownNumber(1), shared, ownNumber(2)]);
    expect(of('own').madeAt).toEqual(AT);
    expect(await titlesIn(of('own').pieces)).toEqual(['Cake number 1', 'Cake number 2']);
    expect(await titlesIn(of('all').pieces)).toHaveLength(3);
  });

  it('goes on when a recipe or its photo is gone meanwhile, and fails when the database does', async () => {
    const edited = ownNumber(1, { version: 'v'.repeat(16), imageUrl: `/api/photos/${PHOTO}.jpg` });
    expect(await titlesIn(archiveOf([edited]).of('own').pieces)).toEqual(['Cake number 1']);
    const broken = archiveOf([edited], { edits: { history: () => Promise.reject(new Error('no database')) } });
    await expect(titlesIn(broken.of('own').pieces)).rejects.toThrow('no database');
  });

  it('has the photos of its cook, earlier ones, too, and the drawings of other recipes', async () => {
    const EARLIER = 'b'.repeat(64);
    const asked: unknown[] = [];
    const words = { ...WORDS, title: 'Cake', photo: EARLIER, language: 'en-GB' as const };
    const version = { version: null, savedAt: AT.toISOString(), browser: null, system: null, kind: 'save' as const, words }; // prettier-ignore
    const edited = ownNumber(1, { version: 'v'.repeat(16), imageUrl: `/api/photos/${PHOTO}.jpg` });
    const recipes = [edited, ownNumber(2, { imageUrl: '/pictures/dal-v2.webp?x' }), ownNumber(3)];
    const { of } = archiveOf(recipes, {
      edits: { history: () => Promise.resolve({ versions: [version], dropped: 0 }) },
      photos: {
        read(...what) {
          asked.push(what);
          return Promise.resolve(Buffer.from(`<photo ${what[0][0]}>`));
        },
      },
      drawings: () => (name) => Promise.resolve(Buffer.from(`<drawing of ${name}>`)),
    });
    expect(await picturesIn(of('all').pieces)).toEqual([
      `photos/${PHOTO}.jpg<photo a>`,
      `photos/${EARLIER}.jpg<photo b>`,
      'pictures/0002-cake-number-2.webp<drawing of dal-v2>',
    ]);
    expect(asked).toEqual([
      [PHOTO, 'ana', 1],
      [EARLIER, 'ana', 1],
    ]);
    const [item] = await itemsIn(of('all').pieces);
    expect(item).toMatchObject({ versions: [{ words: { title: 'Cake' } }] });
  });

  it('asks for earlier versions only of a recipe that was edited', async () => {
    const history = jest.fn((_uid: string, _id: number) => Promise.reject(new DomainError('recipeNotFound')));
    const recipes = [ownNumber(1), ownNumber(2, { version: 'v'.repeat(16) }), ownNumber(3)];
    await titlesIn(archiveOf(recipes, { edits: { history } }).of('all').pieces);
    expect(history.mock.calls).toEqual([['ana', 2]]);
  });

  it('of a large account is made while it is read, in small pieces', async () => {
    const many = Array.from({ length: 1_000 }, (_, i) => ownNumber(i, { imageUrl: `/pictures/dish-${i}.webp` }));
    const { read, of } = archiveOf(many);
    const { pieces } = of('all');
    let largest = 0;
    let all = 0;
    for (let taken = 0; taken < 300; taken += 1) largest = Math.max(largest, (await pieces.next()).value!.length);
    // Half of the pieces are the heads of files.
    expect(read.drawings).toBeLessThanOrEqual(151);
    expect(read.batches).toBe(2);
    for await (const { length } of pieces) {
      largest = Math.max(largest, length);
      all += length;
    }
    expect(read.drawings).toBe(1_000);
    expect(all).toBeGreaterThan(16_000_000);
    expect(largest).toBeLessThan(200_000);
  });
});
