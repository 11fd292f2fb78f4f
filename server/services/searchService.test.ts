import type { AnalyzeFields } from '@contracts/analyze';
import { ModelFailure } from '../ai/structuredModel';
import { DomainError } from '../errors/domainError';
import { dishShelf } from '../testing/dishShelf';
import type { PhotoService, SeenPhotos } from './photoService';
import type { RecipeShelf } from './recipeShelf';
import { createSearchService } from './searchService';

let shelf: RecipeShelf;
beforeAll(async () => {
  shelf = await dishShelf();
});

const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);
const chip = (id: string | undefined, name: string, isSure = true) => ({
  ...(id !== undefined && { id }),
  name,
  confidence: 0.9,
  isSure,
  source: 'model' as const,
});

interface Case extends Partial<AnalyzeFields> {
  images?: readonly Uint8Array[];
  /** What the photos show, or why they cannot be read; absent: this server reads none. */
  seen?: SeenPhotos['chips'] | SeenPhotos | Error;
  signal?: AbortSignal;
}

const search = ({ images, seen, signal, ...fields }: Case) => {
  const photos = {
    canRead: () => true,
    nothingFound: () => new DomainError('nothingSeen'),
    read: () =>
      seen instanceof Error
        ? Promise.reject(seen)
        : Promise.resolve(Array.isArray(seen) ? { chips: seen, by: 'eyes' } : seen),
  } as unknown as PhotoService;
  return createSearchService(() => shelf, seen && photos).analyze({
    fields: { category: 'None', preferences: {}, ...fields },
    language: 'en-GB',
    images,
    signal,
  });
};
const kindOf = (searched: Promise<unknown>) => searched.catch((error: DomainError) => error.kind);

describe('a search', () => {
  it.each<[string, Case, string]>([
    ['for nothing', {}, 'searchEmpty'],
    ['for spaces', { ingredients: ' ', recipeName: ' ' }, 'searchEmpty'],
    ['with a file that is no picture', { ingredients: 'eggs', images: [JPEG, Uint8Array.of(1)] }, 'notAnImage'],
    ['with photos alone, which this server cannot read', { images: [JPEG] }, 'visionUnavailable'],
    ['with photos that show nothing', { images: [JPEG], seen: [] }, 'nothingSeen'],
  ])('%s is refused', async (_what, over, kind) => {
    expect(await kindOf(search(over))).toBe(kind);
  });

  it('is by name where there is one, by ingredients otherwise, and without photos where they cannot be read', async () => {
    const byName = await search({ recipeName: ' tortilla ', ingredients: 'eggs' });
    expect(byName.hits.map(({ page }) => page.recipe.title)).toEqual(['Spanish omelette']);
    for (const over of [{}, { images: [JPEG] }])
      expect((await search({ ...over, ingredients: ' eggs ' })).ingredients).toEqual(['egg']);
  });
});

describe('a search with photos', () => {
  const eggs = chip('egg', 'eggs');
  const images = [JPEG];

  it('is for what they surely show, and for what was typed', async () => {
    const seen = [eggs, chip('potato', 'potatoes', false)];
    const { ingredients, photo } = await search({ images, seen });
    expect([ingredients, photo!.chips]).toEqual([['egg'], seen]);
    expect((await search({ images, seen, ingredients: 'onions' })).ingredients).toEqual(['onion', 'egg']);
    expect((await search({ images, seen: [], ingredients: 'onions' })).ingredients).toEqual(['onion']);
  });

  it('waits for the cook where nothing is sure', async () => {
    const seen = [chip('potato', 'potatoes', false)];
    expect(await search({ images, seen })).toMatchObject({
      hits: [],
      total: 0,
      ingredients: [],
      photo: { chips: seen },
    });
  });

  it('shows nothing as seen that the cook rules out', async () => {
    const salak = chip(undefined, 'salak', false);
    const { photo } = await search({ images, seen: [eggs, chip('onion', 'onions'), salak], ingredients: 'potatoes, no onions' }); // prettier-ignore
    expect(photo!.chips).toEqual([eggs, salak]);
  });

  it('says what failed beside what another reader saw', async () => {
    const failure = new ModelFailure('AI_RATE_LIMIT', 'busy', 7);
    const found = await search({ images, seen: { chips: [eggs], by: 'words', failure } });
    expect(found).toMatchObject({ ingredients: ['egg'], photoFault: { kind: 'modelBusy' } });
    expect(found.photo).not.toHaveProperty('failure');
    expect(await search({ images, seen: [eggs] })).not.toHaveProperty('photoFault');
  });

  it('is for what was typed when a model failed, and fails otherwise', async () => {
    const seen = new ModelFailure('AI_TIMEOUT_ERROR', 'slow');
    const found = await search({ images, seen, ingredients: 'eggs' });
    expect(found).toMatchObject({ ingredients: ['egg'], photoFault: { kind: 'photosTooSlow' } });
    expect(await kindOf(search({ images, seen }))).toBe('photosTooSlow');
    const broken = new DomainError('imageBroken');
    expect(await kindOf(search({ images, seen: broken, ingredients: 'eggs' }))).toBe('imageBroken');
    await expect(search({ images, seen: new TypeError('a bug'), ingredients: 'eggs' })).rejects.toThrow('a bug');
  });

  it('is for nothing once the client has left', async () => {
    const signal = AbortSignal.abort();
    expect(await search({ images, seen: new Error('left'), signal })).toMatchObject({ hits: [], ingredients: [] });
  });
});
