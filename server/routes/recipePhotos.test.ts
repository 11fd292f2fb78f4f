import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import sharp from 'sharp';
import { OWN_PHOTO_MAX_BYTES } from '@contracts/limits';
import { photoPath } from '@contracts/photoPaths';
import type { EditRecipeResponse } from '@contracts/ownRecipes';
import type { Recipe } from '@contracts/recipe';
import type { UserExport } from '@contracts/userExport';
import { plainJpeg } from '@kitchen/photos/plainJpeg';
import type { Database } from '../db/schema';
import { createRecipePhotosRepository } from '../repositories/recipePhotosRepository';
import { openApp } from '../testing/openApp';
import { SAVED } from '../testing/savedCalls';
import { signUp, type SignedUp } from '../testing/signUp';
import { openTestDatabase } from '../testing/testDatabase';

const START = Date.parse('2026-01-01T12:00:00Z');
const HOUR = 3_600_000;

const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });
const aPhoto = async (width = 40, height = 30) =>
  Buffer.from(plainJpeg(await noise(width, height).jpeg({ quality: 40 }).toBuffer())!);
const nameOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const aTart = (photo?: string, title = 'Onion tart') => ({
  title,
  category: 'Meals',
  language: 'en-GB',
  servings: 4,
  ...(photo !== undefined && { imageUrl: photoPath(photo) }),
  ingredients: [{ name: '3 onions', written: '3 onions' }],
  instructions: [{ step: 'Fry the onions.' }],
});
const aKey = () => randomBytes(12).toString('base64url');

let app: FastifyInstance;
let db: Kysely<Database>;
let present: number;
let ada: SignedUp;
let bob: SignedUp;
let photo: Buffer;

const keep = (cook: SignedUp, bytes: Buffer, name = nameOf(bytes)) =>
  cook.send('PUT', `/api/user/photos/${name}`, { payload: { jpeg: bytes.toString('base64') } });
const save = async (cook: SignedUp, recipe: object) =>
  (await cook.post(SAVED, { recipeId: 10_000 + present++, recipe })).json<{ id: number }>().id;
const look = async (url: string, cook?: SignedUp) => (await (cook ? cook.get(url) : app.inject({ url }))).statusCode;
const sweep = () => createRecipePhotosRepository(db).removeUnused(new Date(present - HOUR));

beforeEach(async () => {
  present = START;
  db = await openTestDatabase();
  app = await openApp({ db, now: () => new Date(present), environment: { MEGABYTES_PER_ACCOUNT: '1' } });
  [ada, bob] = [await signUp(app, 'ada'), await signUp(app, 'bob')];
  photo = await aPhoto();
});
afterEach(async () => {
  await app.close();
  await db.destroy();
});

describe('the photo of an own recipe', () => {
  it('is kept as it was sent, and shown to its cook', async () => {
    expect((await keep(ada, photo)).statusCode).toBe(204);
    expect((await keep(ada, photo)).statusCode).toBe(204);
    const reply = await ada.get(photoPath(nameOf(photo)));
    expect(reply.rawPayload.equals(photo)).toBe(true);
    expect(reply.headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' });
    expect(reply.headers['cache-control']).toContain('private');
    const again = await ada.get(photoPath(nameOf(photo)), { headers: { 'if-none-match': String(reply.headers.etag) } });
    expect(again.statusCode).toBe(304);
  });

  it('is private until its recipe is read', async () => {
    const path = photoPath(nameOf(photo));
    await keep(ada, photo);
    const id = await save(ada, aTart(nameOf(photo)));
    const other = await save(ada, aTart(undefined, 'Onion soup'));
    expect(await look(path)).toBe(404);
    expect(await look(path, bob)).toBe(404);
    expect(await look(`${path}?of=${other}`, bob)).toBe(404);
    // Anyone who has the address of a recipe can read it and see its photo.
    expect(await look(`${path}?of=${id}`, bob)).toBe(200);
  });

  it('cannot be had by naming it in a recipe of one’s own', async () => {
    await keep(ada, photo);
    const path = photoPath(nameOf(photo));
    const stolen = await save(bob, aTart(nameOf(photo)));
    const shared = (await bob.post('/api/recipes/share', aTart(nameOf(photo)))).json<{ id: number }>().id;
    const posted = await app.inject({ method: 'POST', url: '/api/recipes', payload: aTart(nameOf(photo)) });
    for (const id of [stolen, shared, posted.json<{ id: number }>().id]) expect(await look(`${path}?of=${id}`, bob)).toBe(404); // prettier-ignore
  });

  it('goes with the link to its recipe, and another cook who shares that one does not take it over', async () => {
    await keep(ada, photo);
    const path = photoPath(nameOf(photo));
    const id = (await ada.post('/api/recipes/share', aTart(nameOf(photo)))).json<{ id: number }>().id;
    expect(await look(`${path}?of=${id}`)).toBe(200);
    await bob.post('/api/recipes/share', { ...(await bob.get(`/api/recipes/${id}`)).json<Recipe>() });
    expect(await look(`${path}?of=${id}`)).toBe(200);
    const page = await app.inject({ url: `/api/recipes/${id}` });
    expect(page.json<Recipe>().imageUrl).toBe(path);
  });

  it('is in every version, and can be changed and removed', async () => {
    const next = await aPhoto();
    await keep(ada, photo);
    await keep(ada, next);
    const id = await save(ada, aTart(nameOf(photo)));
    const edit = async (recipe: object, base?: string) => {
      const version = aKey();
      const reply = await ada.send('PUT', `/api/user/recipes/${id}`, { payload: { version, base, recipe } });
      return { version, ...reply.json<EditRecipeResponse>() };
    };
    const changed = await edit(aTart(nameOf(next)));
    expect(changed.recipe.imageUrl).toBe(photoPath(nameOf(next)));
    const removed = await edit(aTart(), changed.version);
    expect(removed.recipe.imageUrl).toBeUndefined();
    // A device that has not seen this gives the recipe another title: both changes are in the result.
    const merged = await edit(aTart(nameOf(next), 'Leek tart'), changed.version);
    expect([merged.outcome, merged.recipe.title, merged.recipe.imageUrl]).toEqual(['merged', 'Leek tart', undefined]);
    present += 2 * HOUR;
    await sweep();
    for (const bytes of [photo, next]) expect(await look(photoPath(nameOf(bytes)), ada)).toBe(200);
  });

  it('is deleted an hour after nothing uses it any more, and with the account', async () => {
    const unused = await aPhoto();
    await keep(ada, photo);
    await keep(ada, unused);
    await keep(bob, photo);
    await save(ada, aTart(nameOf(photo)));
    await sweep();
    expect(await look(photoPath(nameOf(unused)), ada)).toBe(200);
    present += 2 * HOUR;
    await sweep();
    expect(await look(photoPath(nameOf(unused)), ada)).toBe(404);
    expect(await look(photoPath(nameOf(photo)), ada)).toBe(200);
    expect(await look(photoPath(nameOf(photo)), bob)).toBe(404);
    await ada.post('/api/user/delete', { password: 'correct horse battery' });
    expect(await db.selectFrom('recipe_photos').select('uid').execute()).toEqual([]);
  });

  it('counts among the bytes of the account, and is part of its export', async () => {
    const large = await Promise.all(Array.from({ length: 20 }, () => aPhoto(640, 480)));
    const statuses = [];
    for (const bytes of large) {
      expect(bytes.length).toBeLessThan(OWN_PHOTO_MAX_BYTES);
      statuses.push((await keep(ada, bytes)).statusCode);
    }
    expect(statuses).toContain(409);
    const kept = statuses.filter((status) => status === 204).length;
    const { photos } = (await ada.get('/api/user/export')).json<UserExport>();
    expect(photos).toHaveLength(kept);
    for (const { name, jpeg } of photos) expect(nameOf(Buffer.from(jpeg, 'base64'))).toBe(name);
  });
});

describe('a photo that is none', () => {
  const refused = async (bytes: Buffer, name?: string) => (await keep(ada, bytes, name)).statusCode;
  const jpegOf = (bytes: Uint8Array) => Buffer.from(plainJpeg(bytes) ?? bytes);

  it('is refused whatever it is', async () => {
    const statuses = {
      svg: await refused(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')),
      html: await refused(Buffer.from('<!doctype html><script>alert(1)</script>')),
      png: await refused(await noise(20, 20).png().toBuffer()),
      webp: await refused(await noise(20, 20).webp().toBuffer()),
      gif: await refused(Buffer.from('GIF89a\u0001\u0000\u0001\u0000', 'latin1')),
      camera: await refused(
        await sharp(photo)
          .withExif({ IFD3: { GPSLatitude: '41/1 23/1 0/1' } })
          .toBuffer(),
      ),
      polyglot: await refused(Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')])),
      archive: await refused(Buffer.concat([photo, Buffer.from('PK\u0003\u0004', 'latin1')])),
      cut: await refused(photo.subarray(0, photo.length - 40)),
      wide: await refused(jpegOf(await sharp({ create: { width: 1_100, height: 10, channels: 3, background: '#fff' } }).jpeg().toBuffer())), // prettier-ignore
      bomb: await refused(jpegOf(await sharp({ create: { width: 4_000, height: 4_000, channels: 3, background: '#fff' } }).jpeg({ quality: 1 }).toBuffer())), // prettier-ignore
      otherName: await refused(photo, 'ab'.repeat(32)),
      noName: await refused(photo, 'photo'),
    };
    expect(statuses).toEqual({
      svg: 415,
      html: 415,
      png: 415,
      webp: 415,
      gif: 415,
      camera: 415,
      polyglot: 415,
      archive: 415,
      cut: 415,
      wide: 413,
      bomb: 413,
      otherName: 400,
      noName: 404,
    });
    expect(await db.selectFrom('recipe_photos').select('uid').execute()).toEqual([]);
  }, 60_000);

  it('is refused for a guest', async () => {
    const reply = await app.inject({
      method: 'PUT',
      url: `/api/user/photos/${nameOf(photo)}`,
      payload: { jpeg: photo.toString('base64') },
    });
    expect(reply.statusCode).toBe(401);
  });
});
