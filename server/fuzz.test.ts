import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { sized } from '@kitchen/testing/sized';
import { openDatabase } from './db/openDatabase';
import { fuzz, NEED_MORE_THAN_INPUT } from './testing/fuzzing';
import { form, openApp } from './testing/openApp';

const RUNS = sized(200, 700);
/** `npm run prove -- fuzz` sends a million. */
const CALLS = sized(6_000, 20_000);
let app: FastifyInstance;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const word = fc.oneof(
  fc.constantFrom(
    'egg',
    'huevos',
    'no onion',
    '400 g',
    ',',
    '\n',
    'Vegan',
    'Eggs',
    'en-GB',
    'Meals',
    '<b>',
    '{',
    '__proto__',
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
);
const text = fc.array(word, { maxLength: 8 }).map((words) => words.join(' '));
const anything = fc.anything({
  key: fc.constantFrom('language', 'dietTypes', 'excludedAllergens', 'name', 'step', 'parts', 'kind', 'text', 'a'),
  values: [text, fc.integer(), fc.double(), fc.boolean(), fc.constant(null)],
  maxDepth: 3,
});

const FIELDS = ['ingredients', 'recipeName', 'category', 'subcategory', 'preferences', 'excludedAllergens', 'offset'];
const RECIPE_FIELDS = ['id', 'title', 'description', 'imageUrl', 'category', 'language', 'servings', 'allergens'];

const search = fc.dictionary(fc.constantFrom(...FIELDS), fc.oneof(text, anything), { maxKeys: 5 });
const almostRecipe = fc.record({
  title: text,
  category: fc.constantFrom('Meals', 'Drinks'),
  ingredients: fc.array(
    fc.oneof(
      text,
      fc.record({ name: text, quantity: text, note: text, id: text, amount: fc.double() }, { requiredKeys: ['name'] }),
    ),
    { minLength: 1, maxLength: 5 },
  ),
  instructions: fc.array(
    fc.oneof(
      text,
      fc.record({ step: text, time: fc.double(), parts: fc.array(text, { maxLength: 3 }) }, { requiredKeys: ['step'] }),
    ),
    { minLength: 1, maxLength: 5 },
  ),
});
const recipe = fc.oneof(
  almostRecipe,
  fc
    .tuple(almostRecipe, fc.dictionary(fc.constantFrom(...RECIPE_FIELDS), fc.oneof(text, anything)))
    .map(([base, more]) => ({ ...base, ...more })),
  anything,
);

/** Any response must be valid: JSON, no server error, no stack. */
const assertAnswered = async (url: string, payload: string | Buffer, headers: Record<string, string>) => {
  const reply = await app.inject({ method: 'POST', url, payload, headers });
  expect(reply.statusCode).toBeLessThan(500);
  expect(reply.body).not.toMatch(/node_modules|\.ts:\d+/);
  const body = reply.json<Record<string, unknown>>();
  if (reply.statusCode >= 400) expect(body).toMatchObject({ message: expect.any(String), error: expect.any(String) });
};

const json = { 'content-type': 'application/json' };
const toJson = (value: unknown) => JSON.stringify(value) ?? 'undefined';

describe('arbitrary input', () => {
  it('as a search in JSON', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(search, anything), (body) => assertAnswered('/api/analyze', toJson(body), json)),
      { numRuns: RUNS },
    );
  });

  it('as a search in a form, whole or torn', async () => {
    const file = fc.option(
      fc.uint8Array({ maxLength: 200 }).map((bytes) => ({ name: 'image', bytes })),
      { nil: undefined },
    );
    const fields = fc.dictionary(fc.constantFrom(...FIELDS, 'other'), fc.oneof(text, anything.map(toJson)), {
      maxKeys: 6,
    });
    await fc.assert(
      fc.asyncProperty(fields, file, fc.nat(1_000), fc.boolean(), (values, image, cut, isTorn) => {
        const { payload, headers } = form(values, image);
        return assertAnswered('/api/analyze', isTorn ? payload.subarray(0, cut) : payload, headers);
      }),
      { numRuns: RUNS },
    );
  });

  it('as a recipe', async () => {
    await fc.assert(
      fc.asyncProperty(recipe, fc.constantFrom('/api/recipes', '/api/recipes/share'), (body, url) =>
        assertAnswered(url, toJson(body), json),
      ),
      { numRuns: RUNS },
    );
  });
});

describe('arbitrary calls of the contract', () => {
  it('are answered as the contract requires, signed in or not, with rate limits and without', async () => {
    const { calls, faults, neverDone, statuses } = await fuzz({
      count: CALLS,
      seed: 'npm test',
      open: () => openDatabase(':memory:'),
    });
    expect(faults).toEqual([]);
    expect(calls).toBeGreaterThanOrEqual(CALLS);
    // Otherwise every call would only have been rejected.
    expect(neverDone).toEqual(NEED_MORE_THAN_INPUT);
    expect(statuses[429]).toBeGreaterThan(0);
  }, 600_000);
});
