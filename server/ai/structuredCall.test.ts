import sharp from 'sharp';
import { ANSWER, ask, createModelBench, good, never, PROTOCOLS, RECIPES } from '../testing/modelBench';

const bench = createModelBench();
const { open, speak } = bench;
afterEach(() => bench.close());

describe.each(PROTOCOLS)('a model with the protocol of %s', (protocol) => {
  it('answers one value', async () => {
    const { tell, asks } = await open();
    tell({ ...good, inputTokens: 321, outputTokens: 123 });
    const { model, reports } = speak(protocol);
    expect(await model.object(ask, never())).toEqual({
      value: { recipes: RECIPES },
      text: expect.stringContaining('Boiled eggs') as string,
      usage: { inputTokens: 321, outputTokens: 123 },
      isCut: false,
    });
    expect(asks).toHaveLength(1);
    expect(asks[0]?.text).toContain('Something with eggs.');
    expect(reports).toEqual([
      expect.objectContaining({ purpose: 'recipes', tries: 1, usage: { inputTokens: 321, outputTokens: 123 } }),
    ]);
  });

  it('is held to the schema by the provider', async () => {
    const { tell, asks } = await open();
    tell(good);
    await speak(protocol).model.object(ask, never());
    expect(asks[0]?.text).toMatch(/"(?:json_schema|input_schema|schema|responseSchema|responseJsonSchema)"/);
    expect(asks[0]?.text).not.toMatch(/Its JSON schema|maxLength|minItems/);
  });

  it('streams a list, each element as soon as it is complete', async () => {
    const { tell, asks } = await open();
    tell({ ...good, pieceEveryMs: 15, pieceLength: 10 });
    const times: number[] = [];
    const { model, reports } = speak(protocol);
    const parts: unknown[] = [];
    for await (const part of model.list(ask, never())) {
      times.push(performance.now());
      parts.push(part);
    }
    const usage = { inputTokens: 100, outputTokens: 50 };
    expect(parts).toEqual([...RECIPES.map((item) => ({ item })), { end: { text: ANSWER, usage, isCut: false } }]);
    expect(asks).toHaveLength(1);
    expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(100);
    expect(reports[0]).toMatchObject({ usage: { inputTokens: 100, outputTokens: 50 }, tries: 1, isCancelled: false });
  });

  it('receives a picture as JPEG', async () => {
    const { tell, asks } = await open();
    tell(good);
    const image = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#c33' } })
      .jpeg()
      .toBuffer();
    await speak(protocol).model.object({ ...ask, images: [image] }, never());
    expect(asks[0]?.text).toContain(image.toString('base64'));
    expect(asks[0]?.text).toContain('image/jpeg');
  });
});

describe('a picture for a model', () => {
  const picture = sharp({ create: { width: 1_025, height: 20, channels: 3, background: '#c33' } });

  it.each<[string, () => Promise<Uint8Array>, RegExp]>([
    ['larger than 1,024 px', () => picture.clone().jpeg().toBuffer(), /1024 px/],
    ['a WebP', () => picture.clone().webp().toBuffer(), /must be a JPEG/],
    ['nothing', async () => new Uint8Array(), /must be a JPEG/],
    ['half a JPEG', async () => Uint8Array.of(0xff, 0xd8, 0xff), /must be a JPEG/],
  ])('is rejected when it is %s', async (_, make, message) => {
    const { asks } = await open();
    const images = [await make()];
    await expect(speak('openai').model.object({ ...ask, images }, never())).rejects.toThrow(message);
    expect(asks).toHaveLength(0);
  });

  it.each([{}, { progressive: true }, { mozjpeg: true }])('is sent as a JPEG for %j', async (options) => {
    const { tell, asks } = await open();
    tell(good);
    const image = await sharp({ create: { width: 1_024, height: 1_024, channels: 3, background: '#3a3' } })
      .withExif({ IFD0: { Copyright: 'A cook' } })
      .jpeg(options)
      .toBuffer();
    await speak('openai').model.object({ ...ask, images: [image] }, never());
    expect(asks).toHaveLength(1);
  });
});
