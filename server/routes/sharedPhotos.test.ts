import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import sharp from 'sharp';
import { OWN_PHOTO_MAX_BYTES } from '@contracts/limits';
import { photoPath } from '@contracts/photoPaths';
import type { Recipe } from '@contracts/recipe';
import { plainJpeg } from '@kitchen/photos/plainJpeg';
import type { Database } from '../db/schema';
import { createRecipesRepository } from '../repositories/recipesRepository';
import { createSharedPhotosRepository } from '../repositories/sharedPhotosRepository';
import { openApp } from '../testing/openApp';
import { SAVED } from '../testing/savedCalls';
import { signUp } from '../testing/signUp';
import { openTestDatabase } from '../testing/testDatabase';

const START = Date.parse('2026-01-01T12:00:00Z');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const aJpeg = () =>
  sharp(randomBytes(3_600), { raw: { width: 40, height: 30, channels: 3 } })
    .jpeg({ quality: 40 })
    .toBuffer();
const nameOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const aTart = (photo: string, title = 'Onion tart') => ({
  title,
  category: 'Meals',
  language: 'en-GB',
  servings: 4,
  imageUrl: photoPath(photo),
  ingredients: [{ name: '3 onions', written: '3 onions' }],
  instructions: [{ step: 'Fry the onions.' }],
});

let app: FastifyInstance;
let db: Kysely<Database>;
let present: number;
let photo: Buffer;

/** A browser without an account. */
const aGuest = async () => {
  const { cookies } = await app.inject({ method: 'POST', url: '/api/recipes', payload: { ...aTart('0'.repeat(64)), imageUrl: undefined } }); // prettier-ignore
  const jar = Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
  const send = (method: 'PUT' | 'POST', url: string, payload: object) =>
    app.inject({ method, url, payload, cookies: jar });
  return {
    keep: (bytes: Buffer, name = nameOf(bytes)) =>
      send('PUT', `/api/recipes/photos/${name}`, { jpeg: bytes.toString('base64') }),
    share: async (recipe: object) => (await send('POST', '/api/recipes/share', recipe)).json<{ id: number }>().id,
  };
};
const look = async (id: number, name = nameOf(photo)) => (await app.inject({ url: `${photoPath(name)}?of=${id}` })).statusCode; // prettier-ignore
const pictureOf = async (id: number) => (await app.inject({ url: `/api/recipes/${id}` })).json<Recipe>().imageUrl;
const sweep = async () => {
  await createRecipesRepository(db).removeExpired(new Date(present));
  await createSharedPhotosRepository(db).removeUnused(new Date(present - HOUR));
};
const countKept = async () => (await db.selectFrom('shared_photos').selectAll().execute()).length;

beforeEach(async () => {
  present = START;
  db = await openTestDatabase();
  app = await openApp({ db, now: () => new Date(present), environment: { MEGABYTES_PER_DAY_AND_ADDRESS: '1' } });
  photo = Buffer.from(plainJpeg(await aJpeg())!);
});
afterEach(async () => {
  await app.close();
  await db.destroy();
});

describe('the photo of a recipe that a guest shares', () => {
  it('is seen by anyone who opens the link, as it was sent', async () => {
    const guest = await aGuest();
    expect((await guest.keep(photo)).statusCode).toBe(204);
    const id = await guest.share(aTart(nameOf(photo)));
    expect(await pictureOf(id)).toBe(photoPath(nameOf(photo)));
    const reply = await app.inject({ url: `${photoPath(nameOf(photo))}?of=${id}` });
    expect(reply.rawPayload.equals(photo)).toBe(true);
    // Only as part of the recipe that shows it.
    expect((await app.inject({ url: photoPath(nameOf(photo)) })).statusCode).toBe(404);
    const other = await guest.share({ ...aTart(nameOf(photo), 'Onion soup'), imageUrl: undefined });
    expect(await look(other)).toBe(404);
  });

  it('cannot be had by another browser that names it', async () => {
    await (await aGuest()).keep(photo);
    const id = await (await aGuest()).share(aTart(nameOf(photo)));
    expect(await pictureOf(id)).not.toBe(photoPath(nameOf(photo)));
    expect(await look(id)).toBe(404);
  });

  it('is not needed: a recipe whose photo did not arrive has the drawn picture', async () => {
    const id = await (await aGuest()).share(aTart(nameOf(photo)));
    expect((await pictureOf(id)) ?? '').not.toContain('/api/photos/');
  });

  it('goes with the last shared recipe that shows it, and stays while an account has saved that', async () => {
    const guest = await aGuest();
    await guest.keep(photo);
    const saved = await guest.share(aTart(nameOf(photo)));
    const ada = await signUp(app, 'ada');
    await ada.post(SAVED, { recipeId: saved });
    present += 40 * DAY;
    await sweep();
    expect(await look(saved)).toBe(200);
    await db.deleteFrom('saved_recipes').where('uid', '=', ada.uid).execute();
    await sweep();
    expect(await look(saved)).toBe(404);
    expect(await countKept()).toBe(0);
  });

  it('is deleted when it was sent and never shared, but not within an hour', async () => {
    await (await aGuest()).keep(photo);
    await sweep();
    expect(await countKept()).toBe(1);
    present += 2 * HOUR;
    await sweep();
    expect(await countKept()).toBe(0);
  });

  it('is refused with metadata, in another format, broken, too large, or under another name', async () => {
    const guest = await aGuest();
    const { data, info } = await sharp(photo).raw().toBuffer({ resolveWithObject: true });
    const raw = () => sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
    const located = await raw().jpeg().withExif({ IFD0: { Copyright: 'Ada' } }).toBuffer(); // prettier-ignore
    const cut = Buffer.concat([photo.subarray(0, photo.length - 60), photo.subarray(photo.length - 2)]);
    expect((await guest.keep(located)).statusCode).toBe(415);
    expect((await guest.keep(await raw().webp().toBuffer())).statusCode).toBe(415);
    expect((await guest.keep(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).statusCode).toBe(415);
    expect((await guest.keep(Buffer.concat([photo, Buffer.from('<script>')]))).statusCode).toBe(415);
    expect((await guest.keep(photo, 'a'.repeat(64))).statusCode).toBe(400);
    expect((await guest.keep(cut.subarray(0, 300))).statusCode).toBeGreaterThanOrEqual(400);
    expect((await guest.keep(Buffer.alloc(OWN_PHOTO_MAX_BYTES + 9, 255))).statusCode).toBeGreaterThanOrEqual(400);
    expect(await countKept()).toBe(0);
  });

  it('counts as bytes of the address', async () => {
    const guest = await aGuest();
    const large = async () =>
      Buffer.from(
        plainJpeg(
          await sharp(randomBytes(300 * 300 * 3), { raw: { width: 300, height: 300, channels: 3 } })
            .jpeg({ quality: 95 })
            .toBuffer(),
        )!,
      );
    const codes = [];
    for (let i = 0; i < 14; i += 1) codes.push((await guest.keep(await large())).statusCode);
    expect(codes[0]).toBe(204);
    expect(codes.at(-1)).toBe(429);
  });

  it('of an account is kept by the account', async () => {
    const ada = await signUp(app, 'ada');
    const reply = await ada.send('PUT', `/api/recipes/photos/${nameOf(photo)}`, { payload: { jpeg: photo.toString('base64') } }); // prettier-ignore
    expect(reply.statusCode).toBe(400);
    expect(await countKept()).toBe(0);
  });
});
