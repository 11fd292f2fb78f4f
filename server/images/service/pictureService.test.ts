import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PictureSpec } from '../pictureSpec';
import { FALLBACK_DISHES } from './fallbackDishes';
import { createPictureService, UnknownPictureError, type PictureServiceOptions } from './pictureService';

const soup: PictureSpec = {
  vessel: 'bowl-cream',
  table: 'linen-oat',
  fill: { kind: 'soup', colours: ['#c4341c'] },
  pieces: [],
  garnish: [],
  props: [],
};

let folder: string;
let drawn: string[];

const openService = (
  pictures = new Map([['soup', soup]]),
  more: Pick<PictureServiceOptions, 'order' | 'drawsAhead'> = {},
) => {
  // What this service draws after its test has ended is not counted in the next one.
  const mine = drawn;
  return createPictureService({
    cacheDir: folder,
    pictures,
    ...more,
    renderer: {
      atOnce: 1,
      render: (_picture, name) => {
        mine.push(name);
        return Promise.resolve({ large: Buffer.from(`${name} large`), small: Buffer.from(`${name} small`) });
      },
      renderSmall: (_picture, name) => {
        mine.push(`${name} small`);
        return Promise.resolve(Buffer.from(`${name} small`));
      },
      close: () => Promise.resolve(),
    },
  });
};

const readPicture = async (service: ReturnType<typeof openService>, name: string, size: 400 | 800) =>
  (await service.pictureOf(name, size)).toString();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  drawn = [];
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

it('draws a picture once for both sizes, for requests at the same time and for the next start', async () => {
  const service = openService();
  const sizes = [800, 400] as const;
  expect(await Promise.all(sizes.map((size) => readPicture(service, 'soup', size)))).toEqual([
    'soup large',
    'soup small',
  ]);
  expect(await readPicture(openService(), 'soup', 400)).toBe('soup small');
  expect(drawn).toEqual(['soup']);
});

it('draws the small sizes of a page of cards first, and their large ones when no card waits', async () => {
  const names = ['soup', 'soup-v2', 'soup-v3'];
  const service = openService();
  expect(await Promise.all(names.map((name) => readPicture(service, name, 400)))).toEqual([
    'soup small',
    'soup-v2 small',
    'soup-v3 small',
  ]);
  expect(await Promise.all(names.map((name) => readPicture(service, name, 800)))).toEqual([
    'soup large',
    'soup-v2 large',
    'soup-v3 large',
  ]);
  expect(drawn.toSorted()).toEqual([...names, ...names.map((name) => `${name} small`)].toSorted());
  // Each is looked for on the disk first, so their order among themselves is open.
  expect(drawn.slice(0, 2)).toEqual([expect.stringMatching(/ small$/), expect.stringMatching(/ small$/)]);
});

it('leaves the large size for later while many pictures wait', async () => {
  const names = Array.from({ length: 60 }, (_, i) => `soup-${i}x`);
  const service = openService(new Map(names.map((name) => [name, soup])));
  await Promise.all(names.map((name) => readPicture(service, name, 400)));
  const small = drawn.filter((name) => name.endsWith(' small'));
  expect(small).toHaveLength(names.length);
  expect(drawn.slice(0, 30)).toEqual(small.slice(0, 30));
  expect(service.work().waiting).toBeLessThan(names.length / 2);
});

it('says what is drawn without drawing', async () => {
  const service = openService();
  expect([await service.drawnOf('soup', 800), await service.drawnOf('stew', 800)]).toEqual([undefined, undefined]);
  expect(drawn).toEqual([]);
  await readPicture(service, 'soup', 800);
  expect(String(await service.drawnOf('soup', 800))).toBe('soup large');
});

it('draws a dish again when its picture has changed', async () => {
  await readPicture(openService(), 'soup', 800);
  const stew = new Map([['soup', { ...soup, fill: { kind: 'stew', colours: ['#803010'] } }]]);
  expect(openService(stew).pictureHash('soup')).not.toBe(openService().pictureHash('soup'));
  await readPicture(openService(stew), 'soup', 800);
  expect(drawn).toEqual(['soup', 'soup']);
});

it('has the other drawings of a dish, and no picture of an unknown one', async () => {
  const service = openService();
  expect(await readPicture(service, 'soup-v3', 800)).toBe('soup-v3 large');
  expect(service.pictureHash('stew')).toBeUndefined();
  await expect(service.pictureOf('stew', 800)).rejects.toThrow(UnknownPictureError);
});

it('gives a learned dish a new hash when it is learned with another picture', () => {
  const service = openService();
  service.learn('stew', soup);
  const first = service.pictureHash('stew');
  service.learn('stew', { ...soup, vessel: 'pot' });
  expect(first).toBeDefined();
  expect(service.pictureHash('stew')).not.toBe(first);
});

it('forgets the dishes it learned first when there are more than a thousand', () => {
  const service = openService();
  for (let i = 0; i <= 1_000; i++) service.learn(`dish-${i}`, soup);
  expect(service.pictureHash('dish-0')).toBeUndefined();
  expect(service.pictureHash('dish-1')).toBeDefined();
});

it('draws ahead in the given order, and removes files of pictures that have changed', async () => {
  const outdated = join(folder, `${'0'.repeat(32)}-800.webp`);
  writeFileSync(outdated, 'an old picture');
  const service = openService(
    new Map([
      ['soup', soup],
      ['broth', soup],
    ]),
    { order: ['broth', 'soup'] },
  );
  await service.warm(new AbortController().signal);
  expect(drawn).toEqual(['broth', 'soup', ...FALLBACK_DISHES.keys()]);
  expect(readdirSync(folder)).not.toContain(`${'0'.repeat(32)}-800.webp`);
  expect(readdirSync(folder)).toHaveLength(drawn.length * 2);
  await service.warm(new AbortController().signal);
  expect(drawn).toHaveLength(2 + FALLBACK_DISHES.size);
});

it('draws only what is asked for when it must not draw ahead, and removes outdated files', async () => {
  const outdated = `${'0'.repeat(32)}-800.webp`;
  writeFileSync(join(folder, outdated), 'an old picture');
  const service = openService(new Map([['soup', soup]]), { drawsAhead: false });
  await service.warm(new AbortController().signal);
  expect(readdirSync(folder)).not.toContain(outdated);
  expect(await readPicture(service, 'soup', 400)).toBe('soup small');
  expect(service.work()).toEqual({ waiting: 0, drawn: 1 });
  expect(await readPicture(service, 'soup', 800)).toBe('soup large');
  expect(drawn).toEqual(['soup small', 'soup']);
});

it('stops drawing ahead when asked to', async () => {
  await openService().warm(AbortSignal.abort());
  expect(drawn).toEqual([]);
});

it('serves a picture that it cannot store', async () => {
  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'a file where the folder should be');
  expect(await readPicture(openService(), 'soup', 800)).toBe('soup large');
});
