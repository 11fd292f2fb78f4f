import { EventEmitter, once } from 'node:events';
import sharp from 'sharp';
import { analyzeResponseSchema, type AnalyzeResponse } from '@contracts/analyze';
import { healthSchema } from '@contracts/health';
import { ModelFailure } from '../ai/structuredModel';
import { form, openApp } from '../testing/openApp';
import { createFairQueue } from '../vision/fairQueue';
import { NO_SENDER } from '../vision/turns';
import type { PreparedPhoto, Recogniser, VisionChip } from '../vision/recogniser';

const chip = (ingredientId: string, name: string, confidence: number): VisionChip => ({
  ingredientId,
  name,
  confidence,
  source: 'model',
});

const SEEN = [chip('egg', 'egg', 0.95), chip('potato', 'potato', 0.9), chip('onion', 'onion', 0.5)];

const eyes = (see: (photo: PreparedPhoto) => VisionChip[] | Error, more: Partial<Recogniser> = {}): Recogniser => ({
  name: 'eyes-7b',
  sees: 'food',
  recognise(photo) {
    const seen = see(photo);
    return seen instanceof Error ? Promise.reject(seen) : Promise.resolve({ chips: seen, by: 'eyes-7b' });
  },
  ...more,
});

const picture = (width = 200, height = 150) =>
  sharp({ create: { width, height, channels: 3, background: '#a43' } })
    .jpeg()
    .toBuffer();

const ask = async (recogniser: Recogniser | undefined, fields: Record<string, string> = {}, bytes?: Buffer) => {
  const app = await openApp({ ...(recogniser && { recognisers: [recogniser] }) });
  const { payload, headers } = form(fields, { name: 'image', bytes: bytes ?? (await picture()) });
  const reply = await app.inject({ method: 'POST', url: '/api/analyze', payload, headers });
  const health = healthSchema.parse((await app.inject('/api/health')).json());
  await app.close();
  return { reply, body: reply.json<AnalyzeResponse & { error?: string; message: string }>(), health };
};

describe('a photo alone', () => {
  it('is searched by its certain ingredients; the rest are returned as guesses', async () => {
    const { reply, body, health } = await ask(eyes(() => SEEN));
    expect(reply.statusCode).toBe(200);
    analyzeResponseSchema.strict().parse(body);
    expect(body.ingredients).toEqual(['egg', 'potato']);
    const omelette = body.recipes.find(({ title }) => title === 'Spanish omelette');
    expect(omelette!.needs!.map(({ id }) => id)).toEqual(['onion']);
    expect(body.photo).toEqual({
      by: 'eyes-7b',
      chips: [
        { id: 'egg', name: 'egg', confidence: 0.95, isSure: true, source: 'model' },
        { id: 'potato', name: 'potato', confidence: 0.9, isSure: true, source: 'model' },
        { id: 'onion', name: 'onion', confidence: 0.5, isSure: false, source: 'model' },
      ],
    });
    expect(health).toMatchObject({ vision: true, photos: 'food', recogniser: 'eyes-7b' });
  });

  it('with guesses only finds no recipes before the cook has answered', async () => {
    const { reply, body } = await ask(eyes(() => [chip('egg', 'egg', 0.5)]));
    expect(reply.statusCode).toBe(200);
    expect([body.recipes, body.ingredients]).toEqual([[], []]);
    expect(body.photo!.chips).toHaveLength(1);
  });

  it.each([
    ['food', 'No ingredients detected in the photo'],
    ['words', 'No ingredients detected: this server reads printed words only'],
  ] as const)('that shows no food says so, and names what read it: %s', async (sees, words) => {
    const { reply, body } = await ask(eyes(() => [], { sees }));
    expect([reply.statusCode, body.error]).toEqual([422, 'NO_INGREDIENTS']);
    expect(body.message).toContain(words);
  });

  it('is refused with an explanation when the server cannot read photos', async () => {
    const { reply, body, health } = await ask(undefined);
    expect([reply.statusCode, body.error]).toEqual([422, 'VISION_UNAVAILABLE']);
    expect(health).toMatchObject({ vision: false, photos: 'none' });
    expect(health.recogniser).toBeUndefined();
  });

  it.each([
    ['AI_AUTH_ERROR', 502],
    ['AI_RATE_LIMIT', 429],
    ['AI_QUOTA_ERROR', 429],
    ['AI_TIMEOUT_ERROR', 504],
  ] as const)('reports the failure of a model: %s', async (marker, status) => {
    const { reply, body } = await ask(eyes(() => new ModelFailure(marker, 'no', 3)));
    expect([reply.statusCode, body.error]).toEqual([status, marker]);
  });

  it.each<[string, () => Buffer | Promise<Buffer>, number, string]>([
    ['that is broken', async () => (await picture()).subarray(0, 400), 422, 'NOT_AN_IMAGE'],
    ['in HEIC', () => Buffer.from('\x00\x00\x00\x18ftypheic\x00\x00', 'latin1'), 415, 'NOT_AN_IMAGE'],
    ['that is an SVG', () => Buffer.from('<svg/>'), 415, 'NOT_AN_IMAGE'],
    [
      'with too many pixels',
      async () =>
        sharp({ create: { width: 9_000, height: 6_000, channels: 3, background: '#fff' } })
          .png({ compressionLevel: 9 })
          .toBuffer(),
      413,
      'TOO_LARGE',
    ],
  ])('%s is refused with an explanation, and never sent to a model', async (_name, make, status, error) => {
    let looks = 0;
    const recogniser = eyes(() => {
      looks += 1;
      return SEEN;
    });
    const { reply, body } = await ask(recogniser, {}, await make());
    expect([reply.statusCode, body.error, looks]).toEqual([status, error, 0]);
    expect(body.message).not.toMatch(/vips|sharp|Vips|node_modules/);
  });
});

describe('a photo and a text', () => {
  it('are searched for together', async () => {
    const { body } = await ask(
      eyes(() => SEEN),
      { ingredients: 'onions, moon dust' },
    );
    expect(body.ingredients.sort()).toEqual(['egg', 'onion', 'potato']);
    expect(body.unknown).toEqual(['moon dust']);
    expect(body.recipes[0]).toMatchObject({ title: 'Spanish omelette', needs: [] });
  });

  it('leave out what the text rules out, whatever the photo shows', async () => {
    const { body } = await ask(
      eyes(() => SEEN),
      { ingredients: 'onions, no eggs' },
    );
    expect(body.ingredients).not.toContain('egg');
    expect(body.photo!.chips.map(({ id }) => id)).toEqual(['potato', 'onion']);
  });

  it('are answered by the text when the photo shows nothing, or its model fails', async () => {
    const nothing = await ask(
      eyes(() => []),
      { ingredients: 'potatoes' },
    );
    expect([nothing.reply.statusCode, nothing.body.ingredients, nothing.body.photo!.chips]).toEqual([
      200,
      ['potato'],
      [],
    ]);
    const failed = await ask(
      eyes(() => new ModelFailure('AI_QUOTA_ERROR', 'no')),
      { ingredients: 'potatoes' },
    );
    expect([failed.reply.statusCode, failed.body.ingredients]).toEqual([200, ['potato']]);
    expect(failed.body).toMatchObject({ error: 'AI_QUOTA_ERROR', message: expect.stringMatching(/./) });
  });
});

it('several photos in one form are read together, and not more than four', async () => {
  const sizes: number[] = [];
  const recogniser = eyes((photo) => {
    sizes.push(photo.jpeg.length);
    return sizes.length === 1 ? [chip('egg', 'egg', 0.9)] : [chip('potato', 'potato', 0.9)];
  });
  const app = await openApp({ recognisers: [recogniser] });
  const files = async (count: number) => {
    const body = new FormData();
    for (let i = 0; i < count; i += 1)
      body.append(
        'image',
        new Blob([new Uint8Array(await picture(100 + 40 * i, 90))], { type: 'image/jpeg' }),
        `${i}.jpg`,
      );
    const request = new Request('http://localhost', { method: 'POST', body });
    return app.inject({
      method: 'POST',
      url: '/api/analyze',
      payload: Buffer.from(await request.arrayBuffer()),
      headers: { 'content-type': request.headers.get('content-type')! },
    });
  };
  expect((await files(2)).json<AnalyzeResponse>().ingredients).toEqual(['egg', 'potato']);
  expect(sizes).toHaveLength(2);
  expect((await files(5)).statusCode).toBeGreaterThanOrEqual(400);
  await app.close();
});

describe('a client that hangs up while its photo is read', () => {
  it('frees its place for the next photo', async () => {
    const queue = createFairQueue({ waitingMax: 2, waitingPerAddress: 2 });
    const begun: AbortSignal[] = [];
    const reading = new EventEmitter();
    const slow: Recogniser = {
      name: 'slow',
      sees: 'food',
      recognise: (_photo, _language, signal, sender = NO_SENDER) =>
        queue.run(sender, signal, async () => {
          begun.push(signal);
          reading.emit('begun');
          // The first photo would be read for ever.
          if (begun.length === 1) await once(signal, 'abort');
          return { chips: SEEN, by: 'slow' };
        }),
    };
    const app = await openApp({ recognisers: [slow] });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const send = async (signal?: AbortSignal) => {
      const body = new FormData();
      body.append('image', new Blob([new Uint8Array(await picture())], { type: 'image/jpeg' }), 'photo.jpg');
      return fetch(`${url}/api/analyze`, { method: 'POST', body, signal });
    };
    const hangUp = new AbortController();
    const isRead = once(reading, 'begun');
    const left = send(hangUp.signal).catch((error: Error) => error.name);
    await isRead;
    const next = send();
    hangUp.abort();
    expect(await left).toBe('AbortError');
    expect((await next).status).toBe(200);
    expect(begun.map(({ aborted }) => aborted)).toEqual([true, false]);
    expect(queue.waiting()).toBe(0);
    await app.close();
  });
});

it('a browser that sends a photo is known by a cookie, so that its photos take turns with those of others', async () => {
  const { reply } = await ask(eyes(() => SEEN));
  expect(reply.cookies).toMatchObject([{ name: 'visitor' }]);
});
