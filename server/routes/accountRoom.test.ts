import { recipeIdOf } from '@kitchen/recipes/recipeId';
import { openApp } from '../testing/openApp';
import { RATINGS, SAVED, SOUP, UNKNOWN } from '../testing/savedCalls';
import { signUp, type SignedUp } from '../testing/signUp';

describe('what an account has of its own', () => {
  it('is limited per minute, and recipes stored by saving per hour', async () => {
    const strict = await openApp({ environment: { ACCOUNT_WRITES_PER_MINUTE: '4', OWN_RECIPES_PER_HOUR: '2' } });
    const eve = await signUp(strict, 'eve');
    const soup = (number: number) => ({ recipeId: UNKNOWN, recipe: { ...SOUP, title: `Soup ${number}` } });
    const replies = [];
    for (const number of [1, 2, 3]) replies.push(await eve.post(SAVED, soup(number)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
    expect(Number(replies[2]!.headers['retry-after'])).toBeGreaterThan(0);
    expect((await eve.post(SAVED, { recipeId: replies[0]!.json<{ id: number }>().id })).statusCode).toBe(200);
    expect((await eve.post(RATINGS, { recipeId: 1, rating: 1 })).statusCode).toBe(429);
    const mallory = await signUp(strict, 'mallory');
    expect((await mallory.post(SAVED, soup(1))).statusCode).toBe(200);
    await strict.close();
  });

  it('holds a limited number of recipes of its own, and makes room when one is taken off the list', async () => {
    const later = { at: new Date() };
    const small = await openApp({ environment: { RECIPES_PER_ACCOUNT: '2' }, now: () => later.at });
    const eve = await signUp(small, 'eve');
    const save = (number: number) =>
      eve.post(SAVED, { recipeId: UNKNOWN, recipe: { ...SOUP, title: `Soup ${number}` } });
    const first = (await save(1)).json<{ id: number }>().id;
    expect((await save(2)).statusCode).toBe(200);
    const refused = await save(3);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { error: 'ACCOUNT_FULL', message: expect.stringContaining('it can hold 2 recipes of your own') as string },
    ]);
    // What it has already, and recipes of the collection, need no room.
    expect((await save(2)).statusCode).toBe(200);
    expect((await eve.post(SAVED, { recipeId: recipeIdOf('shakshuka') })).statusCode).toBe(200);
    later.at = new Date(later.at.getTime() + 2 * 3_600_000);
    await eve.send('DELETE', `${SAVED}/${first}`);
    expect((await save(3)).statusCode).toBe(200);
    expect((await save(4)).statusCode).toBe(409);
    const mallory = await signUp(small, 'mallory');
    expect((await mallory.post(SAVED, { recipeId: UNKNOWN, recipe: SOUP })).statusCode).toBe(200);
    await small.close();
  });

  it('stores no more than its address may in a day, whatever accounts and browsers it uses', async () => {
    const small = await openApp({ environment: { RECIPES_PER_DAY_AND_ADDRESS: '3' } });
    const eve = await signUp(small, 'eve');
    const mallory = await signUp(small, 'mallory');
    const soup = (number: number) => ({ ...SOUP, title: `Soup ${number}` });
    const save = (cook: SignedUp, number: number) => cook.post(SAVED, { recipeId: UNKNOWN, recipe: soup(number) });
    const asGuest = (url: string, remoteAddress: string) =>
      small.inject({ method: 'POST', url, payload: soup(9), remoteAddress });
    for (const reply of [await save(eve, 1), await save(mallory, 2), await asGuest('/api/recipes', '127.0.0.1')])
      expect(reply.statusCode).toBe(200);
    for (const refused of [await save(mallory, 3), await asGuest('/api/recipes/share', '127.0.0.1')])
      expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toMatchObject([
        429,
        '86400',
        { message: expect.stringContaining('3 recipes, or 100000 MB. There is room again in 24 h') as string },
      ]);
    expect((await asGuest('/api/recipes/share', '10.0.0.7')).statusCode).toBe(200);
    expect((await eve.post(SAVED, { recipeId: recipeIdOf('shakshuka') })).statusCode).toBe(200);
    await small.close();
  });

  it('holds a limited number of bytes of its own', async () => {
    const small = await openApp({ environment: { MEGABYTES_PER_ACCOUNT: '1' } });
    const eve = await signUp(small, 'eve');
    const long = 'Stir. '.repeat(300);
    const codes = [];
    for (let i = 0; i < 12; i += 1) {
      const recipe = { ...SOUP, title: `Long soup ${i}`, instructions: Array.from({ length: 90 }, () => long) };
      codes.push((await eve.post(SAVED, { recipeId: UNKNOWN, recipe })).statusCode);
    }
    expect(codes.filter((code) => code === 200).length).toBeGreaterThan(2);
    expect(codes.at(-1)).toBe(409);
    await small.close();
  });

  it('includes the recipes it stored or shared: only it can delete them', async () => {
    const developing = await openApp({ environment: { DEV_TOOLS: '1' } });
    const [eve, mallory] = [await signUp(developing, 'eve'), await signUp(developing, 'mallory')];
    const { id } = (await eve.post('/api/recipes', SOUP)).json<{ id: number }>();
    expect((await eve.post('/api/recipes', SOUP)).json()).toEqual({ id });
    expect((await mallory.send('DELETE', `/api/recipes/${id}`)).statusCode).toBe(403);
    await mallory.post(SAVED, { recipeId: id });
    expect((await eve.send('DELETE', `/api/recipes/${id}`)).statusCode).toBe(204);
    expect((await mallory.get(SAVED)).json()).toMatchObject([{ title: 'Midnight soup' }]);
    await developing.close();
  });
});
