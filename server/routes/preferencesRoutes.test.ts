import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { openApp } from '../testing/openApp';
import { SAVED } from '../testing/savedCalls';
import { signUp, type SignedUp } from '../testing/signUp';
import { openTestDatabase } from '../testing/testDatabase';

let app: FastifyInstance;
let db: Kysely<Database>;
let ada: SignedUp;
let bob: SignedUp;
let omelette: number;

beforeEach(async () => {
  db = await openTestDatabase();
  app = await openApp({ db });
  ada = await signUp(app, 'ada');
  bob = await signUp(app, 'bob');
  const found = await app.inject({
    method: 'POST',
    url: '/api/analyze',
    payload: { recipeName: 'Spanish omelette' },
  });
  omelette = found.json<{ recipes: { id: number }[] }>().recipes[0]!.id;
});
afterEach(async () => {
  await app.close();
  await db.destroy();
});

describe('preferences', () => {
  const SPANISH = {
    language: 'es',
    measurementSystem: 'imperial',
    excludedAllergens: ['milk', 'Dairy', '<b>Quinoa</b>\u0000', '', 'constructor', `ß${'x'.repeat(59)}`],
    dietTypes: ['Vegan', 'Vegan'],
  };

  it('are the defaults until some are stored, and then the last stored ones', async () => {
    const read = async (cook: SignedUp) => (await cook.get('/api/preferences')).json<unknown>();
    expect(await read(ada)).toMatchObject({ language: 'en-GB', excludedAllergens: [], isStored: false });
    expect((await ada.post('/api/preferences', SPANISH)).statusCode).toBe(204);
    expect(await read(ada)).toEqual({
      language: 'es',
      measurementSystem: 'imperial',
      excludedAllergens: ['Dairy', 'Quinoa', 'Constructor', `SS${'x'.repeat(58)}`],
      dietTypes: ['Vegan'],
      isStored: true,
    });
    expect(await read(bob)).toMatchObject({ isStored: false });
  });

  it('decide the language of responses when the request names none', async () => {
    await ada.post('/api/preferences', SPANISH);
    await ada.post(SAVED, { recipeId: omelette });
    const url = `/api/recipes/${omelette}`;
    expect((await ada.get(url)).json()).toMatchObject({ language: 'es' });
    expect((await ada.get(url, { headers: { 'accept-language': '*, de' } })).json()).toMatchObject({ language: 'es' });
    expect((await ada.get(url, { headers: { 'accept-language': 'fr' } })).json()).toMatchObject({ language: 'fr' });
    expect((await bob.get(url)).json()).toMatchObject({ language: 'en-GB' });
  });

  it.each([[{}], [{ ...SPANISH, language: 'de' }], [{ ...SPANISH, dietTypes: ['Pizza'] }], [[]]])(
    'are refused when invalid: %j',
    async (payload) => {
      expect((await ada.post('/api/preferences', payload)).statusCode).toBe(400);
    },
  );
});
