import { analyzeResponseSchema, type AnalyzeResponse } from '@contracts/analyze';
import type { Failure } from '@contracts/errors';
import { INGREDIENT_TEXT_MAX, MAX_RECIPES_PER_ANSWER, UPLOAD_MAX_BYTES } from '@contracts/limits';
import type { FastifyInstance } from 'fastify';
import { dish } from '../testing/dishes';
import { form, openApp } from '../testing/openApp';

let app: FastifyInstance;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const JPEG = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(2_000, 7)]);

const ask = async (
  fields: Record<string, string>,
  { file, language, on = app }: { file?: Buffer; language?: string; on?: FastifyInstance } = {},
) => {
  const { payload, headers } = form(fields, file && { name: 'image', bytes: file });
  return on.inject({
    method: 'POST',
    url: '/api/analyze',
    payload,
    headers: { ...headers, ...(language !== undefined && { 'accept-language': language }) },
  });
};

const titles = async (fields: Record<string, string>, language?: string) => {
  const reply = await ask(fields, { language });
  expect(reply.statusCode).toBe(200);
  return reply.json<AnalyzeResponse>().recipes.map(({ title }) => title);
};

describe('a search by ingredients', () => {
  it('returns the best match first, in the form of the contract', async () => {
    const reply = await ask({ ingredients: 'eggs, potatoes, onion' });
    expect(reply.statusCode).toBe(200);
    const answer = analyzeResponseSchema.strict().parse(reply.json());
    expect(answer.ingredients).toHaveLength(3);
    expect(answer.unknown).toBeUndefined();
    expect(answer.total).toBeUndefined();
    expect(answer.recipes[0]).toMatchObject({
      title: 'Spanish omelette',
      matchedIngredients: 3,
      totalIngredients: 3,
      needs: [],
      imageUrl: '/pictures/tortilla-de-patatas.webp',
      userRating: 0,
      isSaved: false,
    });
    expect(answer.recipes[0]!.has).toHaveLength(3);
  });

  it('says which one purchase would complete most recipes, and one that completes a single recipe only first', async () => {
    const { unlocks = [] } = (await ask({ ingredients: 'eggs, tomatoes, onion' })).json<AnalyzeResponse>();
    expect(unlocks.length).toBeGreaterThan(0);
    expect(unlocks.slice(1).filter(({ recipes }) => recipes < 2)).toEqual([]);
  });

  it('lists the missing ingredients', async () => {
    const { recipes } = (await ask({ ingredients: 'eggs, tomatoes, onion' })).json<AnalyzeResponse>();
    const shakshuka = recipes.find(({ title }) => title === 'Shakshuka');
    expect(shakshuka).toMatchObject({ matchedIngredients: 3, totalIngredients: 4 });
    expect(shakshuka!.needs!.map(({ id }) => id)).toEqual(['feta']);
  });

  it('reports what it did not understand, and continues with the rest', async () => {
    const answer = (await ask({ ingredients: 'eggs, xqzzwv' })).json<AnalyzeResponse>();
    expect(answer.unknown).toEqual(['xqzzwv']);
    expect(answer.recipes.length).toBeGreaterThan(0);
  });

  it('leaves out recipes with ruled-out ingredients', async () => {
    expect(await titles({ ingredients: 'eggs, onion, no feta' })).not.toContain('Shakshuka');
    expect(await titles({ ingredients: 'eggs, onion' })).toContain('Shakshuka');
  });

  it('answers 200 without recipes when no recipe has the recognised ingredients', async () => {
    const reply = await ask({ ingredients: 'kimchi' });
    expect(reply.statusCode).toBe(200);
    expect(reply.json<AnalyzeResponse>().recipes).toEqual([]);
  });

  it.each([
    ['category', { category: 'Drinks' }, ['Lemonade', 'Mojito']],
    ['sub-type', { category: 'Drinks', subcategory: 'Alcoholic' }, ['Mojito']],
    ['every sub-type', { category: 'Drinks', subcategory: 'All' }, ['Lemonade', 'Mojito']],
    ['another category', { category: 'Meals' }, []],
  ])('respects the %s', async (_name, fields, expected) => {
    expect((await titles({ ingredients: 'lemon, sugar, mint', ...fields })).sort()).toEqual(expected);
  });

  it('excludes the allergens of the profile and of the filter together', async () => {
    const all = await titles({ ingredients: 'eggs, onion, tomatoes' });
    expect(all.sort()).toEqual(['Shakshuka', 'Spanish omelette', 'Tuna salad']);
    const left = await titles({
      ingredients: 'eggs, onion, tomatoes',
      preferences: JSON.stringify({ excludedAllergens: ['Eggs', 'Kryptonite'] }),
      excludedAllergens: JSON.stringify(['fish']),
    });
    expect(left).toEqual([]);
    expect(
      await titles({ ingredients: 'eggs, onion, tomatoes', excludedAllergens: JSON.stringify(['Milk']) }),
    ).not.toContain('Shakshuka');
  });

  it.each([
    [['Meat'], ['Shakshuka', 'Spanish omelette', 'Tuna salad']],
    [['Fish'], ['Shakshuka', 'Spanish omelette', 'Tuna salad']],
    [['Vegetarian'], ['Shakshuka', 'Spanish omelette']],
    [['Vegetarian', 'Vegan'], []],
  ])('respects the diets %j', async (dietTypes, expected) => {
    const preferences = JSON.stringify({ dietTypes });
    expect((await titles({ ingredients: 'eggs, onion, tomatoes', preferences })).sort()).toEqual(expected);
  });

  it.each([
    ['ingredients', { ingredients: 'eggs, onion, tomatoes' }],
    ['name', { recipeName: 'tortilla' }],
  ])(
    'says how many matches an exclusion hides when searching by %s, and lifts it when asked',
    async (_mode, fields) => {
      const preferences = JSON.stringify({ excludedAllergens: ['Eggs', 'Fish'] });
      const careful = analyzeResponseSchema.strict().parse((await ask({ ...fields, preferences })).json());
      const eggs = { kind: 'allergen', name: 'Eggs' };
      const found = careful.hidden!.find(({ reason }) => reason.kind === 'allergen' && reason.name === 'Eggs');
      expect(careful.recipes).toEqual([]);
      expect(found!.count).toBeGreaterThan(0);
      const lifted = (await ask({ ...fields, preferences, lifted: JSON.stringify([eggs]) })).json<AnalyzeResponse>();
      expect(lifted.recipes).toHaveLength(found!.count);
      expect(lifted.hidden ?? []).not.toContainEqual(expect.objectContaining({ reason: eggs }));
    },
  );

  it.each(['{', '[{"kind":"rating"}]', '[{"kind":"diet","name":"Paleo"}]'])('refuses to lift %s', async (lifted) => {
    expect((await ask({ ingredients: 'eggs', lifted })).statusCode).toBe(400);
  });

  it('cuts a long result, says so, and continues from an offset', async () => {
    const many = Array.from({ length: 70 }, (_, i) =>
      dish({ slug: `dish-${i}`, titles: [`Dish ${i}`, `Plato ${i}`, `Plat ${i}`], ingredients: { egg: 'egg, 1' } }),
    );
    const large = await openApp({ dishes: many });
    const first = (await ask({ ingredients: 'egg' }, { on: large })).json<AnalyzeResponse>();
    expect([first.recipes.length, first.total]).toEqual([MAX_RECIPES_PER_ANSWER, 70]);
    const rest = (await ask({ ingredients: 'egg', offset: '60' }, { on: large })).json<AnalyzeResponse>();
    expect(rest.recipes).toHaveLength(10);
    expect(new Set([...first.recipes, ...rest.recipes].map(({ id }) => id)).size).toBe(70);
    const named = (await ask({ recipeName: 'dish' }, { on: large })).json<AnalyzeResponse>();
    expect([named.recipes.length, named.total]).toEqual([MAX_RECIPES_PER_ANSWER, 70]);
    await large.close();
  });

  it('accepts JSON too', async () => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/analyze',
      payload: { ingredients: 'eggs', preferences: { language: 'es' }, excludedAllergens: ['Dairy'] },
    });
    expect(reply.json<AnalyzeResponse>().recipes.map(({ title }) => title)).toEqual(['Tortilla de patatas']);
  });
});

describe('the language of a search', () => {
  it('is that of the preferences, then of the header, then British English', async () => {
    const preferences = JSON.stringify({ language: 'fr' });
    const search = { recipeName: 'shakshuka' };
    expect(await titles({ ...search, preferences }, 'es')).toEqual(['Chakchouka']);
    expect(await titles({ recipeName: 'tortilla de patatas' }, 'es')).toContain('Tortilla de patatas');
    expect(await titles(search, '*')).toEqual(['Shakshuka']);
    const reply = await ask({ ...search, preferences: '{}' });
    expect(reply.headers['content-language']).toBe('en-GB');
    expect(reply.json<AnalyzeResponse>().recipes[0]!.language).toBe('en-GB');
  });

  it('does not affect what is understood', async () => {
    expect((await titles({ ingredients: 'huevos, pommes de terre, onion' }))[0]).toBe('Spanish omelette');
  });
});

describe('a search by name', () => {
  it('finds recipes in every language, without match fields', async () => {
    const { recipes, ingredients } = (await ask({ recipeName: 'Chakchouka' })).json<AnalyzeResponse>();
    expect(recipes.map(({ title }) => title)).toEqual(['Shakshuka']);
    expect(recipes[0]).not.toHaveProperty('matchedIngredients');
    expect(recipes[0]).not.toHaveProperty('needs');
    expect(ingredients).toEqual([]);
  });

  it('respects the filters, and answers 200 when nothing is left', async () => {
    expect(await titles({ recipeName: 'mojito', category: 'Meals' })).toEqual([]);
    expect(await titles({ recipeName: 'beef wellington' })).toEqual([]);
  });
});

describe('bad input', () => {
  const expectFailure = async (
    reply: Awaited<ReturnType<typeof ask>>,
    [status, error, words]: [number, string, RegExp],
  ) => {
    expect([reply.statusCode, reply.json<{ error: string }>().error]).toEqual([status, error]);
    expect(reply.json<{ message: string }>().message).toMatch(words);
    expect(reply.body).not.toMatch(/\.ts:|at .*\(|node_modules/);
  };

  it('that names no ingredient gets an explanation with the unknown words, in the language of the request', async () => {
    const fields = { ingredients: 'xqzzwv, bbrrtt' };
    await expectFailure(await ask(fields), [422, 'NO_INGREDIENTS', /^No ingredients detected\..*xqzzwv, bbrrtt/]);
    expect((await ask(fields)).json()).toMatchObject({ unknown: ['xqzzwv', 'bbrrtt'] });
    await expectFailure(await ask(fields, { language: 'es' }), [422, 'NO_INGREDIENTS', /ningún ingrediente/]);
    const french = { ...fields, preferences: JSON.stringify({ language: 'fr' }) };
    await expectFailure(await ask(french), [422, 'NO_INGREDIENTS', /^Aucun ingrédient/]);
  });

  it('of nothing but unknown words gets a short explanation: ten of them, and of a long one its beginning', async () => {
    const long = 'xqz'.repeat(14);
    const words = [long, 'y'.repeat(40), ...Array.from({ length: 10 }, (_, i) => `wvbrrt${'qxzjkwvtrs'[i]}`)];
    const { message, unknown } = (await ask({ ingredients: words.join(', ') })).json<Failure>();
    expect(unknown).toEqual(words);
    const [, named = ''] = /Not understood: (.*?)\. Check/.exec(message) ?? [];
    expect(named.split(', ')).toEqual([`${long.slice(0, 39)}…`, ...words.slice(1, 10)]);
  });

  it('that names no ingredient is asked about, when it resembles one', async () => {
    const { unknown, suggestions } = (await ask({ ingredients: 'toms, xqzzwv' })).json<Failure>();
    expect(unknown).toEqual(['toms', 'xqzzwv']);
    expect(suggestions).toEqual([{ typed: 'toms', ingredients: [{ id: 'tomato', name: 'tomato' }] }]);
    expect((await ask({ ingredients: 'xqzzwv' })).json()).not.toHaveProperty('suggestions');
  });

  it.each<[string, Record<string, string>, [number, string, RegExp]]>([
    ['nothing at all', {}, [422, 'INVALID', /kitchen/]],
    ['only spaces', { ingredients: '  ', recipeName: ' ' }, [422, 'INVALID', /kitchen/]],
    ['too long a text', { ingredients: 'egg,'.repeat(INGREDIENT_TEXT_MAX) }, [400, 'INVALID', /“ingredients”.*2000/]],
    ['a text beyond the form', { ingredients: 'e'.repeat(80_000) }, [400, 'INVALID', /“ingredients”/]],
    ['an unknown category', { ingredients: 'egg', category: 'Sweets' }, [400, 'INVALID', /“category”.*Meals, Drinks/]],
    ['broken preferences', { ingredients: 'egg', preferences: '{' }, [400, 'INVALID', /“preferences”/]],
    ['preferences of another form', { ingredients: 'egg', preferences: '[1]' }, [400, 'INVALID', /“preferences”/]],
    [
      'an unknown diet',
      { ingredients: 'egg', preferences: '{"dietTypes":["Air"]}' },
      [400, 'INVALID', /“preferences\.dietTypes\.0”.*Vegan/],
    ],
    ['a negative offset', { ingredients: 'egg', offset: '-1' }, [400, 'INVALID', /“offset”/]],
  ])('%s', async (_name, fields, expected) => {
    await expectFailure(await ask(fields), expected);
  });

  it('a broken form', async () => {
    const { payload, headers } = form({ ingredients: 'egg' }, { name: 'image', bytes: JPEG });
    const send = (body: Buffer, type = headers['content-type']) =>
      app.inject({ method: 'POST', url: '/api/analyze', payload: body, headers: { 'content-type': type } });
    await expectFailure(await send(payload.subarray(0, 300)), [400, 'INVALID', /form/]);
    await expectFailure(await send(payload, 'multipart/form-data'), [400, 'INVALID', /form/]);
    await expectFailure(await send(Buffer.from('nothing like a form')), [400, 'INVALID', /form/]);
  });

  it('broken JSON, and what is neither JSON nor a form', async () => {
    const send = (payload: string, type: string) =>
      app.inject({ method: 'POST', url: '/api/analyze', payload, headers: { 'content-type': type } });
    await expectFailure(await send('{"ingredients":', 'application/json'), [400, 'INVALID', /JSON/]);
    await expectFailure(await send('{"__proto__":{"a":1}}', 'application/json'), [400, 'INVALID', /JSON/]);
    await expectFailure(await send('', 'application/json'), [400, 'INVALID', /JSON/]);
    await expectFailure(await send('"egg"', 'application/json'), [400, 'INVALID', /api\/docs/]);
    await expectFailure(await send('egg', 'text/plain'), [415, 'INVALID', /application\/json/]);
    await expectFailure(await send('<egg/>', 'application/xml'), [415, 'INVALID', /application\/json/]);
    await expectFailure(await send(`{"a":"${'x'.repeat(300_000)}"}`, 'application/json'), [413, 'TOO_LARGE', /large/]);
  });
});

describe('a photo', () => {
  it.each([
    ['JPEG', JPEG],
    ['PNG', Buffer.from('\x89PNG\r\n\x1a\nrest', 'latin1')],
    ['WebP', Buffer.from('RIFF\x10\x00\x00\x00WEBPVP8 ', 'latin1')],
    ['GIF', Buffer.from('GIF89a rest', 'latin1')],
    ['HEIC', Buffer.from('\x00\x00\x00\x18ftypheic\x00\x00', 'latin1')],
  ])('in %s is an image this server cannot read', async (_name, file) => {
    const reply = await ask({ category: 'None' }, { file });
    expect([reply.statusCode, reply.json()]).toMatchObject([422, { error: 'VISION_UNAVAILABLE' }]);
  });

  it('that is not an image is refused by its bytes, whatever its declared type', async () => {
    const reply = await ask({}, { file: Buffer.from('<svg onload="alert(1)"/>') });
    expect([reply.statusCode, reply.json()]).toMatchObject([415, { error: 'NOT_AN_IMAGE' }]);
  });

  it('may be up to exactly 5 MB', async () => {
    const weighing = (bytes: number) => Buffer.concat([JPEG, Buffer.alloc(bytes - JPEG.length)]);
    const largest = await ask({}, { file: weighing(UPLOAD_MAX_BYTES) });
    expect(largest.json()).toMatchObject({ error: 'VISION_UNAVAILABLE' });
    const tooLarge = await ask({}, { file: weighing(UPLOAD_MAX_BYTES + 1) });
    expect([tooLarge.statusCode, tooLarge.json()]).toMatchObject([
      413,
      { error: 'TOO_LARGE', message: 'Please upload an image smaller than 5MB.' },
    ]);
  });

  it('beside a text does not stop the text from being answered', async () => {
    const reply = await ask({ ingredients: 'potatoes' }, { file: JPEG });
    expect(reply.json<AnalyzeResponse>().recipes[0]!.title).toBe('Baked potatoes');
  });

  it('that is empty does not count as a photo', async () => {
    expect((await ask({ ingredients: 'potatoes' }, { file: Buffer.alloc(0) })).statusCode).toBe(200);
    expect((await ask({}, { file: Buffer.alloc(0) })).json()).toMatchObject({ error: 'INVALID' });
  });
});
