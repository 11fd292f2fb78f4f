import sharp from 'sharp';
import { ModelFailure } from '../ai/structuredModel';
import { form, openApp } from '../testing/openApp';
import type { Recogniser } from '../vision/recogniser';

const URL = '/api/recipes/from-photos';
const photo = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();

/** A reader that sees this on every photo. */
const readerOf = (lines: NonNullable<Recogniser['lines']>): Recogniser => ({
  name: 'print',
  sees: 'words',
  recognise: () => Promise.resolve({ chips: [], by: 'print' }),
  lines,
});
const seen =
  (...texts: string[]) =>
  () =>
    Promise.resolve(texts.map((text) => ({ text, confidence: 90 })));
const send = async (recognisers: Recogniser[], bytes?: Uint8Array) => {
  const app = await openApp({ recognisers });
  const body = form({}, bytes && { name: 'image', bytes });
  const reply = await app.inject({ method: 'POST', url: URL, ...body });
  const health = (await app.inject({ url: '/api/health' })).json<{ pagePhotos: boolean }>();
  await app.close();
  return { status: reply.statusCode, reads: health.pagePhotos, ...reply.json<{ text?: string; message?: string }>() };
};

describe('photos of a recipe on paper', () => {
  it('are answered with their print', async () => {
    const reply = await send([readerOf(seen('Leek soup', '', '3 leeks'))], await photo());
    expect(reply).toMatchObject({ status: 200, reads: true, text: 'Leek soup\n\n3 leeks' });
  });

  it('need print, a picture, and a server that reads', async () => {
    const reader = readerOf(seen());
    expect(await send([reader], await photo())).toMatchObject({ status: 422, message: expect.stringContaining('No print') as string }); // prettier-ignore
    expect((await send([reader])).status).toBe(400);
    expect((await send([reader], Buffer.from('<svg/>'))).status).toBe(415);
    expect(await send([], await photo())).toMatchObject({ status: 422, reads: false });
  });

  it('say so when reading takes too long', async () => {
    const slow = readerOf(() => Promise.reject(new ModelFailure('AI_TIMEOUT_ERROR', 'too long')));
    expect((await send([slow], await photo())).status).toBe(504);
  });
});
