import type { FastifyInstance } from 'fastify';
import { postedRecipeSchema } from '@contracts/recipe';
import { JSON_BODY_MAX_BYTES } from '@contracts/limits';
import { createStepCounter } from '@kitchen/testing/countSteps';
import { form, openApp } from '../testing/openApp';
import { isBoundedJson } from '../text/boundedJson';

const LONG = JSON_BODY_MAX_BYTES - 20_000;
const nested = (open: string, close: string, inside = '') => {
  const depth = Math.floor(LONG / (open.length + close.length));
  return open.repeat(depth) + inside + close.repeat(depth);
};
const listOf = (piece: string) => `[${`${piece},`.repeat(Math.floor(LONG / (piece.length + 1)))}1]`;
const keyed = (value: string) => {
  const keys = Array.from({ length: 12_000 }, (_, i) => `"key${i}":${value}`);
  return `{${keys.join(',')}}`;
};
const HOSTILE: Readonly<Record<string, string>> = {
  'lists in lists': nested('[', ']'),
  'objects in objects': nested('{"a":', '}', '1'),
  'lists and objects by turns': nested('[{"a":', '}]', '1'),
  'lists that never end': '['.repeat(LONG),
  'many empty lists': listOf('[]'),
  'many empty objects': listOf('{}'),
  'many numbers': listOf('1'),
  'many empty strings': listOf('""'),
  'many keys': keyed('1'),
  'many objects of other keys': `[${Array.from({ length: 12_000 }, (_, i) => `{"key${i}":1}`).join(',')}]`,
};

const post = (app: FastifyInstance, url: string, payload: string | Buffer, headers: Record<string, string>) =>
  app.inject({ method: 'POST', url, payload, headers: { ...headers, 'accept-language': 'en-GB' } });
const JSON_TYPE = { 'content-type': 'application/json' };

let app: FastifyInstance;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

describe('a JSON body', () => {
  it.each(Object.entries(HOSTILE))('of %s is refused without being parsed', async (_name, body) => {
    const parse = jest.spyOn(JSON, 'parse');
    const reply = await post(app, '/api/recipes', body, JSON_TYPE);
    const parsed = parse.mock.calls.filter(([text]) => text.length > 1_000);
    parse.mockRestore();
    expect({ status: reply.statusCode, parsed: parsed.length }).toEqual({ status: 413, parsed: 0 });
    expect(reply.json()).toMatchObject({ error: 'TOO_LARGE', message: 'The request is too large. Send less at once.' });
  });

  it('is read although its strings hold many brackets and commas', async () => {
    const brackets = '[{,"\\'.repeat(300);
    const recipe = { title: brackets.slice(0, 200), category: 'Meals', ingredients: Array(50).fill(brackets) };
    const reply = await post(
      app,
      '/api/recipes',
      JSON.stringify({ ...recipe, instructions: Array(50).fill(brackets) }),
      JSON_TYPE,
    );
    expect(reply.statusCode).toBe(200);
  });

  it('may be as long a recipe as there is', async () => {
    const ingredient = {
      name: 'leek',
      quantity: '1',
      id: 'leek',
      amount: 1,
      unit: 'piece',
      grams: 100,
      note: 'sliced',
    };
    const part = { kind: 'amount', id: 'leek', amount: 1, unit: 'piece', grams: 100, text: 'a leek' };
    const recipe = {
      title: 'Soup',
      category: 'Meals',
      ingredients: Array(100).fill(ingredient),
      instructions: Array(100).fill({ step: 'Cook a leek.', time: 60, parts: Array(12).fill(part) }),
    };
    expect(isBoundedJson(JSON.stringify(recipe))).toBe(true);
  });

  it.each([
    ['is empty', '', 400],
    ['is no JSON', '{"title":', 400],
    ['sets a prototype', '{"__proto__":{"a":1}}', 400],
    ['sets the prototype of a constructor', '{"constructor":{"prototype":{"a":1}}}', 400],
  ])('is refused when it %s', async (_name, body, status) => {
    expect((await post(app, '/api/recipes', body, JSON_TYPE)).statusCode).toBe(status);
  });

  it('is looked through once', () => {
    const counter = createStepCounter();
    const worst = [...Object.values(HOSTILE), `"${'\\"'.repeat(LONG / 2)}"`, `"${'a'.repeat(LONG)}"`];
    const counts = counter.stepsOf(...worst.map((text) => () => void isBoundedJson(text)));
    counts.forEach((count, i) => expect(count).toBeLessThan(worst[i]!.length * 4));
    counter.stop();
  });
});

describe('a JSON field of a form', () => {
  // A field has room for fewer keys than would be too many.
  const hostile = Object.entries(HOSTILE).filter(([name]) => !name.includes('keys'));
  it.each(hostile)('of %s is refused without being parsed', async (_name, text) => {
    const { payload, headers } = form({ ingredients: 'egg', category: 'None', preferences: text.slice(0, 60_000) });
    const parse = jest.spyOn(JSON, 'parse');
    const reply = await post(app, '/api/analyze', payload, headers);
    const parsed = parse.mock.calls.filter(([one]) => one.length > 1_000);
    parse.mockRestore();
    expect({ status: reply.statusCode, parsed: parsed.length }).toEqual({ status: 400, parsed: 0 });
  });
});

describe('a recipe whose pieces of steps are all wrong', () => {
  it('has each compared with the one kind it says it is', () => {
    const pieces = [
      {},
      { kind: 'amount' },
      { kind: 'amount', id: 'a', amount: 'x', unit: 'g', text: 1 },
      { kind: 'x' },
    ];
    for (const piece of pieces) {
      const steps = [{ step: 'Cook.', parts: Array(60).fill(piece) }];
      const recipe = { title: 'Soup', category: 'Meals', ingredients: ['leek'], instructions: steps };
      const { error } = postedRecipeSchema.safeParse(recipe);
      const compared = JSON.stringify(error!.issues).match(/"code"/g)!.length;
      // As a string, and as one of the kinds; and the fields of that kind.
      expect(compared).toBeLessThan(60 * 7);
    }
  });
});
