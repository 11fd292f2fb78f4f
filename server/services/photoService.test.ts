import { ModelFailure } from '../ai/structuredModel';
import type { PreparedPhoto, Recogniser, VisionChip } from '../vision/recogniser';
import { createPhotoService, mergedChips } from './photoService';

const never = new AbortController().signal;

const chip = (ingredientId: string, confidence: number, source: VisionChip['source'] = 'model'): VisionChip => ({
  ingredientId,
  name: ingredientId,
  confidence,
  source,
});

const preparer = {
  prepare: (bytes: Uint8Array): Promise<PreparedPhoto> => Promise.resolve({ jpeg: bytes, detail: bytes }),
};

/** Returns chips by the first byte of a photo. */
const looker = (name: string, looks: Record<number, VisionChip[]> | Error, more: Partial<Recogniser> = {}) => {
  const seen: number[] = [];
  const recogniser: Recogniser = {
    name,
    sees: 'food',
    recognise({ jpeg }) {
      seen.push(jpeg[0]!);
      if (looks instanceof Error) return Promise.reject(looks);
      return Promise.resolve({ chips: looks[jpeg[0]!] ?? [], by: name });
    },
    ...more,
  };
  return { recogniser, seen };
};

const photo = (n: number) => Uint8Array.of(n);

describe('several photos', () => {
  it('are merged: each food once, with its highest confidence', async () => {
    const { recogniser } = looker('eyes', {
      1: [chip('egg', 0.6), chip('tomato', 0.9)],
      2: [chip('egg', 0.95), chip('feta', 0.3)],
    });
    const service = createPhotoService({ recognisers: [recogniser], preparer });
    const { chips, by } = await service.read([photo(1), photo(2)], 'en-GB', never);
    expect(chips.map(({ id, confidence, isSure }) => [id, confidence, isSure])).toEqual([
      ['egg', 0.95, true],
      ['tomato', 0.9, true],
      ['feta', 0.3, false],
    ]);
    expect(by).toBe('eyes');
  });

  it('keep at most 24 chips, without near-random guesses', () => {
    const many = Array.from({ length: 60 }, (_, i) => chip(`food-${i}`, i / 60));
    const kept = mergedChips([many, many]);
    expect(kept).toHaveLength(24);
    expect(kept.every(({ confidence }) => confidence >= 0.25)).toBe(true);
  });
});

it('keeps a guess of one in four, and leaves out one that is less likely', () => {
  expect(mergedChips([[chip('leek', 0.25), chip('egg', 0.249)]]).map(({ name }) => name)).toEqual(['leek']);
});

it('keeps the first of two sights of a food that are equally likely, and what it is sure of at three in four', async () => {
  const { recogniser } = looker('eyes', { 1: [chip("egg", 0.75), chip("leek", 0.74)], 2: [{ ...chip("egg", 0.75), name: 'eggs' }] }); // prettier-ignore
  const { chips } = await createPhotoService({ recognisers: [recogniser], preparer }).read([photo(1), photo(2)], 'en-GB', never); // prettier-ignore
  expect(chips.map(({ name, isSure }) => [name, isSure])).toEqual([
    ['egg', true],
    ['leek', false],
  ]);
});

it('says how much of a food there is, where a photo shows it', async () => {
  const { recogniser } = looker('eyes', { 1: [{ ...chip('egg', 0.9), quantity: '6' }, chip('leek', 0.8)] });
  const service = createPhotoService({ recognisers: [recogniser], preparer });
  const { chips } = await service.read([photo(1)], 'en-GB', never);
  expect(chips).toMatchObject([{ id: 'egg', quantity: '6' }, { id: 'leek' }]);
  expect(chips[1]).not.toHaveProperty('quantity');
});

it('says whether it can read photos, and how many wait', async () => {
  const busy = { ...preparer, waiting: () => 3 };
  const eyes = looker('eyes', {}).recogniser;
  const open = createPhotoService({ recognisers: [eyes, looker('words', {}, { sees: 'words' }).recogniser], preparer: busy }); // prettier-ignore
  expect([open.canRead(), open.waiting(), open.sight().photos, open.nothingFound().kind]).toEqual([
    ...[true, 3, 'food', 'nothingSeen'],
  ]);
  const shut = createPhotoService({ recognisers: [{ ...eyes, isReady: () => false }], preparer });
  expect([shut.canRead(), shut.waiting()]).toEqual([false, 0]);
  let closed = 0;
  const close = () => Promise.resolve(void (closed += 1));
  await createPhotoService({ recognisers: [{ ...eyes, close }, eyes, { ...eyes, close }], preparer }).close();
  expect(closed).toBe(2);
});

describe('the recogniser', () => {
  const words = () => looker('printed words', { 1: [chip('butter', 0.9, 'ocr')] }, { sees: 'words' });

  it('is the first that is ready', async () => {
    const model = looker('model', { 1: [chip('egg', 0.9)] });
    const fetching = looker('local', {}, { isReady: () => false });
    const ocr = words();
    const service = createPhotoService({
      recognisers: [fetching.recogniser, model.recogniser, ocr.recogniser],
      preparer,
    });
    expect((await service.read([photo(1)], 'en-GB', never)).by).toBe('model');
    expect([fetching.seen, ocr.seen]).toEqual([[], []]);
    expect(service.sight()).toEqual({ vision: true, photos: 'food', recogniser: 'model' });
  });

  it('is also the next one when the first is sure of nothing', async () => {
    const model = looker('local', { 1: [chip('cream', 0.5, 'local')] });
    const service = createPhotoService({ recognisers: [model.recogniser, words().recogniser], preparer });
    const { chips, by } = await service.read([photo(1)], 'en-GB', never);
    expect(chips.map(({ id }) => id)).toEqual(['butter', 'cream']);
    expect(by).toBe('local, printed words');
  });

  it('is the next one when a model failed, and the failure is reported too', async () => {
    const failure = new ModelFailure('AI_RATE_LIMIT', 'busy', 7);
    const service = createPhotoService({
      recognisers: [looker('model', failure).recogniser, words().recogniser],
      preparer,
    });
    const seen = await service.read([photo(1)], 'en-GB', never);
    expect(seen.chips.map(({ id }) => id)).toEqual(['butter']);
    expect(seen.failure).toBe(failure);
  });

  it('is missing: a failure with nothing recognised is thrown', async () => {
    const failure = new ModelFailure('AI_AUTH_ERROR', 'no key');
    const failing = createPhotoService({
      recognisers: [looker('model', failure).recogniser, words().recogniser],
      preparer,
    });
    await expect(failing.read([photo(9)], 'en-GB', never)).rejects.toBe(failure);
  });

  it('may crash without ending the search: it is logged, and the cook is told that it did not work', async () => {
    const bug = new Error('bug');
    const logged: unknown[] = [];
    const needs = { preparer, failed: (error: unknown) => logged.push(error) };
    const alone = createPhotoService({ recognisers: [looker('model', bug).recogniser], ...needs });
    await expect(alone.read([photo(1)], 'en-GB', never)).rejects.toMatchObject({ marker: 'AI_SERVER_ERROR' });
    expect(logged).toEqual([bug]);
    const both = createPhotoService({ recognisers: [looker('model', bug).recogniser, words().recogniser], ...needs });
    expect((await both.read([photo(1)], 'en-GB', never)).chips.map(({ id }) => id)).toEqual(['butter']);
  });

  it('is not awaited for ever', async () => {
    const asleep = looker('model', {}, { recognise: () => new Promise(() => undefined) });
    const service = createPhotoService({ recognisers: [asleep.recogniser], preparer, readingMs: 50 });
    await expect(service.read([photo(1)], 'en-GB', never)).rejects.toMatchObject({ marker: 'AI_TIMEOUT_ERROR' });
  });

  it('is named by the health call, and by the failure', async () => {
    const none = createPhotoService({ recognisers: [], preparer });
    expect(none.sight()).toEqual({ vision: false, photos: 'none' });
    await expect(none.read([photo(1)], 'en-GB', never)).rejects.toMatchObject({ kind: 'visionUnavailable' });
    const reading = createPhotoService({ recognisers: [words().recogniser], preparer });
    expect(reading.sight()).toEqual({ vision: true, photos: 'words', recogniser: 'printed words' });
    expect(reading.nothingFound().kind).toBe('nothingRead');
    const seeing = createPhotoService({ recognisers: [looker('model', {}).recogniser], preparer });
    expect(seeing.nothingFound().kind).toBe('nothingSeen');
  });
});

it('asks the cook about unknown foods, however sure a model is', async () => {
  const unknown: VisionChip = { name: 'calamansi', confidence: 0.97, source: 'model' };
  const service = createPhotoService({ recognisers: [looker('model', { 1: [unknown] }).recogniser], preparer });
  expect((await service.read([photo(1)], 'en-GB', never)).chips).toEqual([
    { name: 'calamansi', confidence: 0.97, isSure: false, source: 'model' },
  ]);
});

it('is stopped when the cook disconnects', async () => {
  const gone = new AbortController();
  const { recogniser, seen } = looker('model', { 1: [], 2: [] });
  const slow: Recogniser = {
    ...recogniser,
    recognise: () => {
      gone.abort(new Error('left'));
      return Promise.reject(new ModelFailure('AI_NETWORK_ERROR', 'aborted'));
    },
  };
  const service = createPhotoService({ recognisers: [slow, recogniser], preparer });
  await expect(service.read([photo(1), photo(2)], 'en-GB', gone.signal)).rejects.toThrow('left');
  expect(seen).toEqual([]);
});
