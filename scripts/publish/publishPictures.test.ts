import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from '../../server/errors/startFailure';
import type { PictureSpec } from '../../server/images/pictureSpec';
import { createDishBook } from '../../server/images/service/dishBook';
import { editionOf } from '../../server/images/service/edition';
import { FALLBACK_DISHES } from '../../server/images/service/fallbackDishes';
import { freePort } from '../../server/testing/installedPostgres';
import { bucketTarget } from './bucketTarget';
import { folderTarget } from './folderTarget';
import { FOR_EVER, type PictureTarget } from './pictureTarget';
import { publishPictures } from './publishPictures';
import { openBucketServer } from './testing/bucketServer';

const soup: PictureSpec = {
  vessel: 'bowl-cream',
  table: 'linen-oat',
  fill: { kind: 'soup', colours: ['#c4341c'] },
  pieces: [],
  garnish: [],
  props: [],
};
const bookOf = (...dishes: [string, PictureSpec][]) => createDishBook(new Map(dishes));
const BOOK = bookOf(['soup', soup], ['broth', soup]);
const DISHES = FALLBACK_DISHES.size + 2;
const KEYS = { id: 'LARDERKEY', secret: 'a secret/with+signs' };
const BUCKET = 'larder';

const publish = async (target: PictureTarget, over: Partial<Parameters<typeof publishPictures>[0]> = {}) => {
  const drawn: string[] = [];
  const draw = (name: string) => {
    drawn.push(name);
    const form = (size: string) => Buffer.from(`${name} ${size}`);
    return Promise.resolve({ large: form('large'), small: form('small'), card: form('card') });
  };
  const published = await publishPictures({ book: BOOK, target, draw, drawings: 1, atOnce: 3, ...over });
  return { drawn, published };
};

describe('drawings in a bucket', () => {
  let server: Awaited<ReturnType<typeof openBucketServer>>;
  const open = (over: Record<string, string> = {}, address = `s3://${BUCKET}/kitchen/pictures/`) =>
    bucketTarget(address, {
      AWS_ENDPOINT_URL_S3: server.url,
      AWS_ACCESS_KEY_ID: KEYS.id,
      AWS_SECRET_ACCESS_KEY: KEYS.secret,
      AWS_REGION: 'eu-south-2',
      ...over,
    });
  beforeEach(async () => {
    // Small pages, so that lists have several.
    server = await openBucketServer({ keys: KEYS, bucket: BUCKET, pageSize: 5 });
  });
  afterEach(() => server.close());
  const at = (file: string) => server.objects.get(`kitchen/pictures/${editionOf(BOOK)}/${file}`);

  it('are there in every size, with their type, to be kept for ever', async () => {
    const { drawn, published } = await publish(open());
    expect(published).toEqual({ edition: editionOf(BOOK), drawn: DISHES, copied: 0, there: 0 });
    expect(drawn).toHaveLength(DISHES);
    for (const [file, content, type] of [
      ['soup.webp', 'soup large', 'image/webp'],
      ['soup-400.webp', 'soup small', 'image/webp'],
      ['soup-card.jpg', 'soup card', 'image/jpeg'],
    ] as const) {
      expect(at(file)?.bytes.toString()).toBe(content);
      expect(at(file)?.headers).toEqual({ 'content-type': type, 'cache-control': FOR_EVER });
    }
    expect(server.objects.size).toBe(3 * DISHES + 1);
  });

  it('include the four that replace the first one of each dish', async () => {
    const { published } = await publish(open(), { drawings: 5 });
    expect(published.drawn).toBe(5 * DISHES);
    expect(at('broth-v5-400.webp')?.bytes.toString()).toBe('broth-v5 small');
  });

  it('are drawn only if one of their sizes is missing, however often it runs', async () => {
    await publish(open());
    for (const file of ['soup-400.webp', 'fallback-meals-1-card.jpg'])
      server.objects.delete(`kitchen/pictures/${editionOf(BOOK)}/${file}`);
    const { drawn, published } = await publish(open());
    expect(drawn.sort()).toEqual(['fallback-meals-1', 'soup']);
    expect(published).toMatchObject({ drawn: 2, copied: 0, there: DISHES - 2 });
    expect((await publish(open())).published).toMatchObject({ drawn: 0, there: DISHES });
  });

  it('go on where an interrupted run ended', async () => {
    let left = 4;
    const draw = () =>
      left-- > 0
        ? Promise.resolve({ large: Buffer.from('l'), small: Buffer.from('s'), card: Buffer.from('c') })
        : Promise.reject(new Error('switched off'));
    await expect(publish(open(), { draw })).rejects.toThrow('switched off');
    const { published } = await publish(open());
    expect(published.drawn + published.there).toBe(DISHES);
    expect(published.there).toBeGreaterThan(0);
  });

  it('are copied from an earlier release where they look the same, and drawn where the copy has gone', async () => {
    await publish(open());
    server.objects.delete(`kitchen/pictures/${editionOf(BOOK)}/fallback-drinks-1.webp`);
    const next = bookOf(['soup', soup], ['broth', { ...soup, vessel: 'pot' }]);
    const { drawn, published } = await publish(open(), { book: next });
    expect(drawn.sort()).toEqual(['broth', 'fallback-drinks-1']);
    expect(published).toMatchObject({ edition: editionOf(next), drawn: 2, copied: DISHES - 2, there: 0 });
    const copied = server.objects.get(`kitchen/pictures/${editionOf(next)}/soup-card.jpg`);
    expect(copied?.bytes.toString()).toBe('soup card');
    expect(copied?.headers).toEqual({ 'content-type': 'image/jpeg', 'cache-control': FOR_EVER });
    expect(at('broth.webp')?.bytes.toString()).toBe('broth large');
  });

  it('arrive although the server asks for patience now and then', async () => {
    server.refusals.push('SlowDown', 'SlowDown');
    expect((await publish(open())).published.drawn).toBe(DISHES);
  });

  it.each([
    [
      'another secret',
      { AWS_SECRET_ACCESS_KEY: 'wrong' },
      'AWS_SECRET_ACCESS_KEY does not belong to AWS_ACCESS_KEY_ID (SignatureDoesNotMatch)',
    ],
    ['an unknown key', { AWS_ACCESS_KEY_ID: 'OTHER' }, 'it does not know AWS_ACCESS_KEY_ID (InvalidAccessKeyId)'],
  ])('are refused to %s, in words for the operator', async (_what, over, words) => {
    const address = `s3://${BUCKET}/kitchen/pictures/`;
    await expect(publish(open(over))).rejects.toThrow(new ConfigError(`${address}: ${words}`));
    expect(server.objects.size).toBe(0);
  });

  it('say that nothing answers', async () => {
    const nowhere = `http://127.0.0.1:${await freePort()}`;
    const target = { ...open(), files: () => fetch(nowhere).then(() => new Set<string>()) };
    await expect(publish(target)).rejects.toThrow('nothing answers there; correct AWS_ENDPOINT_URL_S3 (ECONNREFUSED)');
  });

  it('fail with the error itself for an unforeseen reason', async () => {
    server.refusals.push('MethodNotAllowed');
    await expect(publish(open())).rejects.toMatchObject({ Code: 'MethodNotAllowed' });
  });

  it('need a bucket that is there, an address that names one, and credentials of the environment', async () => {
    await expect(publish(open({}, 's3://other/kitchen'))).rejects.toThrow(
      's3://other/kitchen: there is no such bucket; create it, or correct its name (NoSuchBucket)',
    );
    expect(() => open({}, 's3:/larder')).toThrow('must be an address such as s3://pictures/larder');
    expect(() => open({ AWS_ACCESS_KEY_ID: '' })).toThrow('AWS_ACCESS_KEY_ID: is needed');
    expect(() => open({ AWS_SECRET_ACCESS_KEY: '' })).toThrow('AWS_SECRET_ACCESS_KEY: is needed');
  });

  it('lie in the bucket itself if no folder is named', async () => {
    await publish(open({}, `s3://${BUCKET}`));
    expect([...server.objects.keys()]).toContain(`${editionOf(BOOK)}/soup.webp`);
    expect((await publish(open({}, `s3://${BUCKET}/`))).published.there).toBe(DISHES);
  });
});

describe('drawings in a folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'larder-published-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('are refused where a file stands, in words for the operator', async () => {
    const file = join(folder, 'pictures');
    writeFileSync(file, '');
    await expect(publish(folderTarget(file))).rejects.toThrow(
      new ConfigError(`${file}: this is a file, and has to be a folder (ENOTDIR)`),
    );
  });

  it('are no longer drawn once one of them has failed', async () => {
    let begun = 0;
    const draw = async () => {
      begun += 1;
      if (begun === 1) throw new Error('switched off');
      return Promise.resolve({ large: Buffer.from('l'), small: Buffer.from('s'), card: Buffer.from('c') });
    };
    await expect(publish(folderTarget(folder), { draw, atOnce: 3 })).rejects.toThrow('switched off');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(begun).toBe(3);
  });

  it('are there whole, once, and copied for the next release', async () => {
    const target = () => folderTarget(join(folder, 'pictures'));
    expect((await publish(target())).published).toMatchObject({ drawn: DISHES, there: 0 });
    expect((await publish(target())).published).toMatchObject({ drawn: 0, there: DISHES });
    const next = bookOf(['soup', soup]);
    const { drawn, published } = await publish(target(), { book: next });
    expect([drawn, published.copied]).toEqual([[], DISHES - 1]);
    const files = readdirSync(join(folder, 'pictures', editionOf(next)));
    expect(files).toHaveLength(3 * (DISHES - 1) + 1);
    expect(readFileSync(join(folder, 'pictures', editionOf(next), 'soup.webp'), 'utf8')).toBe('soup large');
  });
});
