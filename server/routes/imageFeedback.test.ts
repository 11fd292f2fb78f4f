import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { ImageFeedbackRequest } from '@contracts/imageFeedback';
import type { Recipe } from '@contracts/recipe';
import { recipeIdOf } from '@kitchen/recipes/recipeId';
import { openDatabase } from '../db/openDatabase';
import type { Database } from '../db/schema';
import { openApp } from '../testing/openApp';
import { idOf, newVisitor } from '../testing/visitors';

const SHAKSHUKA = recipeIdOf('shakshuka');
const picture = (variant: number) => `/pictures/shakshuka${variant === 1 ? '' : `-v${variant}`}.webp`;

let db: Kysely<Database>;
let app: FastifyInstance;
/** Browsers, each in a household with the same number. */
let visitors: { visitor: string }[];
beforeEach(async () => {
  db = await openDatabase(':memory:');
  app = await openApp({ db });
  visitors = await Promise.all([0, 1, 2, 3, 4, 5].map(() => newVisitor(app)));
});
afterEach(() => app.close());

const send = (said: Partial<ImageFeedbackRequest> = {}, by?: number, remoteAddress = `10.0.0.${by ?? 100}`) =>
  app.inject({
    method: 'POST',
    url: '/api/recipes/image-feedback',
    cookies: by === undefined ? {} : visitors[by],
    remoteAddress,
    payload: {
      recipeId: SHAKSHUKA,
      recipeTitle: 'Shakshuka',
      imageUrl: picture(1),
      isAccurate: false,
      feedbackText: 'There are no eggs.',
      ...said,
    },
  });
const no = async (by: number, variant = 1) => {
  const reply = await send({ imageUrl: picture(variant) }, by);
  expect(reply.statusCode).toBe(200);
  return reply.json<{ newImageUrl?: string }>().newImageUrl;
};
const shown = async () => (await app.inject(`/api/recipes/${SHAKSHUKA}`)).json<Recipe>().imageUrl;
const votes = () => db.selectFrom('image_feedback').selectAll().execute();

describe('feedback on a picture', () => {
  it('that says yes is stored and changes nothing', async () => {
    const reply = await send({ isAccurate: true, feedbackText: undefined }, 1);
    expect([reply.statusCode, reply.json()]).toEqual([200, {}]);
    expect(await votes()).toMatchObject([
      { visitor: idOf(visitors[1]!), picture: 'shakshuka', is_accurate: 1, feedback_text: null },
    ]);
    expect(await shown()).toBe(picture(1));
  });

  it('that says no gives only the reporter another drawing, at once', async () => {
    expect(await no(1)).toBe(picture(2));
    expect(await shown()).toBe(picture(1));
    expect((await app.inject(picture(2))).statusCode).toBe(200);
    expect(await no(1, 2)).toBe(picture(3));
  });

  it('changes the picture for everyone with the third visitor, in every language, in searches, and after a restart', async () => {
    await no(1);
    await no(1);
    await no(2);
    expect(await shown()).toBe(picture(1));
    await no(3);
    expect(await shown()).toBe(picture(2));
    const french = await app.inject({ url: `/api/recipes/${SHAKSHUKA}`, headers: { 'accept-language': 'fr' } });
    expect(french.json()).toMatchObject({ imageUrl: picture(2) });
    const found = await app.inject({ method: 'POST', url: '/api/analyze', payload: { recipeName: 'shakshuka' } });
    expect(found.json<{ recipes: Recipe[] }>().recipes[0]).toMatchObject({ imageUrl: picture(2) });

    const restarted = await openApp({ db });
    expect((await restarted.inject(`/api/recipes/${SHAKSHUKA}`)).json()).toMatchObject({ imageUrl: picture(2) });
  });

  it('counts once for a household, whatever cookies and addresses of it ask', async () => {
    const three = (address: (number: number) => string) =>
      Promise.all([1, 2, 3].map((by) => send({}, by, address(by))));
    await three(() => '10.0.0.1');
    await three(() => '::ffff:10.0.0.1');
    expect(await shown()).toBe(picture(1));
    await three((by) => `2001:db8:0:7::${by}`);
    expect(await shown()).toBe(picture(1));
    await three((by) => `2001:db8:0:${by}::1`);
    expect(await shown()).toBe(picture(2));
  });

  it('counts once for a visitor who moves, in the household of the newest vote', async () => {
    for (const address of ['10.0.0.1', '10.0.0.2', '10.0.0.3']) await send({}, 1, address);
    await send({}, 2, '10.0.0.3');
    await send({}, 3, '10.0.0.3');
    expect(await shown()).toBe(picture(1));
    await send({}, 2, '10.0.0.2');
    await send({}, 1, '10.0.0.1');
    expect(await shown()).toBe(picture(2));
  });

  it('is stored without the address, and under another code for each recipe', async () => {
    await no(1);
    const payload = { title: 'Eggs', category: 'Meals', ingredients: ['eggs'], instructions: ['Fry.'] };
    const { id } = (await app.inject({ method: 'POST', url: '/api/recipes/share', payload })).json<{ id: number }>();
    await send({ recipeId: id }, 1);
    const codes = (await votes()).map(({ household }) => household);
    expect(codes).toEqual([expect.stringMatching(/^[\w-]{22}$/), expect.stringMatching(/^[\w-]{22}$/)]);
    expect(new Set(codes).size).toBe(2);
  });

  it('from before households were counted counts once, together', async () => {
    for (const by of [1, 2, 3]) await no(by, 2);
    await db.updateTable('image_feedback').set({ household: null, picture: 'shakshuka' }).execute();
    await no(4);
    expect(await shown()).toBe(picture(1));
    await no(5);
    expect(await shown()).toBe(picture(2));
  });

  it('counts only against the picture the visitor saw', async () => {
    await no(1);
    await no(2, 2);
    await no(3, 2);
    expect(await shown()).toBe(picture(1));
    expect((await send({ isAccurate: true }, 1)).json()).toEqual({});
    await no(4);
    await no(5);
    expect(await shown()).toBe(picture(1));
  });

  it('on a picture replaced meanwhile returns the current one', async () => {
    for (const by of [1, 2, 3]) await no(by);
    expect(await no(4)).toBe(picture(2));
    expect(await shown()).toBe(picture(2));
  });

  it('stops when there are no more drawings', async () => {
    expect(await no(1, 5)).toBeUndefined();
    expect((await app.inject('/pictures/shakshuka-v6.webp')).statusCode).toBe(404);
    expect((await app.inject('/pictures/shakshuka-v1.webp')).statusCode).toBe(404);
  });

  it('is one vote per visitor and recipe, the newest', async () => {
    await no(1);
    await send({ isAccurate: true }, 1);
    expect(await votes()).toMatchObject([{ visitor: idOf(visitors[1]!), is_accurate: 1 }]);
  });

  it('gives a new visitor a cookie and a vote', async () => {
    const reply = await send();
    expect(reply.cookies).toMatchObject([{ name: 'visitor', httpOnly: true }]);
    expect(await votes()).toMatchObject([{ visitor: idOf({ visitor: reply.cookies[0]!.value }) }]);
  });

  it('is plain text, and a picture on another origin is neither stored nor returned', async () => {
    const reply = await send({ imageUrl: 'https://evil.example/x.webp', feedbackText: '<b>No</b> eggs\u0000' }, 1);
    expect(reply.json()).toEqual({});
    expect(await votes()).toMatchObject([{ picture: '', feedback_text: 'No eggs' }]);
    expect((await send({ imageUrl: '/pictures/mojito.webp' }, 2)).json()).toEqual({});
  });

  it('works for a shared recipe', async () => {
    const payload = {
      title: 'Eggs',
      category: 'Meals',
      ingredients: ['eggs'],
      instructions: ['Fry.'],
      imageUrl: picture(1),
    };
    const { id } = (await app.inject({ method: 'POST', url: '/api/recipes/share', payload })).json<{ id: number }>();
    for (const by of [1, 2, 3]) await send({ recipeId: id }, by);
    expect((await app.inject(`/api/recipes/${id}`)).json()).toMatchObject({ imageUrl: picture(2) });
    expect(await shown()).toBe(picture(1));
  });

  it.each<[string, object, number, RegExp]>([
    ['an unknown recipe', { recipeId: 12 }, 404, /Recipe not found/],
    ['a "no" without a word', { feedbackText: undefined }, 400, /“feedbackText”/],
    ['a "no" of spaces', { feedbackText: '   ' }, 400, /“feedbackText”/],
    ['a "no" of tags', { feedbackText: '<b></b>' }, 400, /“feedbackText”/],
    ['too many words', { feedbackText: 'x'.repeat(1_001) }, 400, /“feedbackText”.*1000/],
    ['no answer', { isAccurate: 'maybe' }, 400, /“isAccurate”/],
    ['no recipe', { recipeId: 'x' }, 400, /“recipeId”/],
  ])('is refused with %s', async (_name, said, status, words) => {
    const reply = await send(said as Partial<ImageFeedbackRequest>, 1);
    expect(reply.statusCode).toBe(status);
    expect(reply.json<{ message: string }>().message).toMatch(words);
    expect(await votes()).toEqual([]);
  });

  it('is limited like all stored data', async () => {
    const narrow = await openApp({ environment: { WRITES_PER_HOUR: '1' } });
    const cookies = await newVisitor(narrow);
    const ask = () =>
      narrow.inject({
        method: 'POST',
        url: '/api/recipes/image-feedback',
        cookies,
        payload: {},
      });
    expect((await ask()).statusCode).toBe(400);
    expect((await ask()).statusCode).toBe(429);
    await narrow.close();
  });
});
