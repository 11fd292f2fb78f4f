import { drafts } from '@kitchen/testing/drafts';
import { ModelFailure } from '../ai/structuredModel';
import { open, scripted, wish } from '../testing/generationBench';

const DAY_MS = 86_400_000;

const [FIRST, SECOND, THIRD] = drafts(3);
const six = drafts(6);

describe('writing recipes', () => {
  it('shows each as it is checked, with what the cook has for it, and reports progress', async () => {
    const { model, asks } = scripted(six);
    const { write, db } = await open(model);
    const { titles, matches, stages, failure } = await write();
    expect(titles).toEqual(six.map(({ title }) => title));
    expect(matches).toEqual([1, 1, 1, 1, 1, 1]);
    expect(failure).toBeUndefined();
    expect(stages.slice(0, 3)).toEqual(['writing 0.10', 'writing 0.23', 'writing 0.37']);
    expect(asks).toHaveLength(1);
    expect(asks[0]).toMatchObject({ purpose: 'recipes', maxTokens: 6_800 });
    await db.destroy();
  });

  it('stores each with the model, its prompt and its answer, for as long as recipes without an owner are kept', async () => {
    const { model, asks } = scripted([FIRST!]);
    const now = new Date('2026-05-01T00:00:00Z');
    const { write, recipes, db } = await open(model, { now: () => now });
    await write();
    expect(await recipes.find(101, now)).toMatchObject({
      title: FIRST!.title,
      imageUrl: '/pictures/written-101.webp',
      generated: { by: 'fake:1b', report: { passed: ['form'] } },
      _devData: {
        promptData: { model: 'fake:1b', system: asks[0]!.system, prompt: asks[0]!.prompt },
        aiResponse: FIRST,
      },
    });
    expect(await recipes.find(101, new Date(now.getTime() + 31 * DAY_MS))).toBeUndefined();
    await db.destroy();
  });

  it('takes no more than it asked for', async () => {
    const { model } = scripted([...six, ...drafts(1)]);
    const { write, db } = await open(model);
    expect((await write({ wish: wish({ recipeName: 'soup' }, { kitchen: undefined }) })).titles).toHaveLength(3);
    await db.destroy();
  });

  it('sends no forbidden request to a model', async () => {
    const { model, asks } = scripted(six);
    const { write, db } = await open(model);
    expect(await write({ wish: wish({ ingredients: 'eggs and bleach' }) })).toMatchObject({ titles: [] });
    expect(asks).toHaveLength(0);
    await db.destroy();
  });
});

describe('recipes that are refused', () => {
  it('are corrected once, and the good ones stay', async () => {
    const { model, asks } = scripted([FIRST!, { bad: 'undercooked' }, SECOND!, { bad: 'unused' }], [THIRD!]);
    const { write, db } = await open(model);
    const { titles, stages, failure } = await write();
    expect(titles).toEqual([FIRST!.title, SECOND!.title, THIRD!.title]);
    expect(failure).toBeUndefined();
    expect(stages.at(-1)).toBe('repairing 0.95');
    expect(asks).toHaveLength(2);
    expect(asks[1]!.purpose).toBe('repair');
    expect(asks[1]!.prompt).toContain('1: is undercooked\n2: is unused');
    await db.destroy();
  });

  it('are not corrected twice, and not at all when only a duplicate was refused', async () => {
    const twice = scripted([{ bad: 'undercooked' }], [{ bad: 'undercooked' }], [FIRST!]);
    const first = await open(twice.model);
    expect(await first.write()).toMatchObject({ titles: [], failure: undefined });
    expect(twice.asks).toHaveLength(2);
    const same = scripted([FIRST!, FIRST!]);
    const second = await open(same.model);
    expect((await second.write()).titles).toEqual([FIRST!.title]);
    expect(same.asks).toHaveLength(1);
    await Promise.all([first.db.destroy(), second.db.destroy()]);
  });

  it('that could not be read, or are missing, are requested once more and then a failure', async () => {
    const salvaged = scripted([], [FIRST!]);
    const first = await open(salvaged.model);
    expect(await first.write()).toMatchObject({ titles: [FIRST!.title], failure: undefined });
    expect(salvaged.asks[1]!.prompt).toContain('no recipe that could be read');
    const nonsense = scripted(['nonsense'], ['nonsense']);
    const second = await open(nonsense.model);
    expect(await second.write()).toMatchObject({ titles: [], failure: 'modelFailed' });
    await Promise.all([first.db.destroy(), second.db.destroy()]);
  });

  it('stay refused when the correction fails', async () => {
    const { model } = scripted(
      [FIRST!, { bad: 'undercooked' }],
      [{ failure: new ModelFailure('AI_SERVER_ERROR', 'down') }],
    );
    const { write, db } = await open(model);
    expect(await write()).toMatchObject({ titles: [FIRST!.title], failure: undefined });
    await db.destroy();
  });

  it('are not corrected when no time is left', async () => {
    const { model, asks } = scripted([FIRST!, { bad: 'undercooked' }], [SECOND!]);
    const { write, db } = await open(model, { timeoutMs: 60_000 });
    expect((await write({ startedAt: performance.now() - 56_000 })).titles).toEqual([FIRST!.title]);
    expect(asks).toHaveLength(1);
    await db.destroy();
  });
});

describe('a model that fails', () => {
  it.each([
    ['AI_AUTH_ERROR', 'modelAuth'],
    ['AI_RATE_LIMIT', 'modelBusy'],
    ['AI_QUOTA_ERROR', 'modelQuotaUsed'],
    ['AI_SERVER_ERROR', 'modelFailed'],
    ['AI_CONTEXT_ERROR', 'modelContextExceeded'],
    ['AI_TIMEOUT_ERROR', 'modelTooSlow'],
    ['AI_NETWORK_ERROR', 'modelUnreachable'],
  ] as const)('with %s is %s', async (marker, kind) => {
    const { model } = scripted([{ failure: new ModelFailure(marker, 'no', 7) }]);
    const { write, db } = await open(model);
    expect(await write()).toMatchObject({ titles: [], failure: kind, values: { seconds: 7 } });
    await db.destroy();
  });

  it('half-way keeps what was written, reports it, and is asked again next time', async () => {
    const { model, asks } = scripted([FIRST!, { failure: new ModelFailure('AI_NETWORK_ERROR', 'reset') }], six);
    const { write, db } = await open(model);
    expect(await write()).toMatchObject({ titles: [FIRST!.title], failure: 'modelUnreachable' });
    expect((await write()).titles).toHaveLength(6);
    expect(asks).toHaveLength(2);
    await db.destroy();
  });

  it('by being slow keeps what was ready in time, or reports that nothing was', async () => {
    const some = await open(scripted([FIRST!, { waitMs: 10_000 }]).model, { timeoutMs: 100 });
    expect(await some.write()).toMatchObject({ titles: [FIRST!.title], failure: undefined });
    const none = await open(scripted([{ waitMs: 10_000 }]).model, { timeoutMs: 100 });
    expect(await none.write()).toMatchObject({ titles: [], failure: 'nothingInTime' });
    await Promise.all([some.db.destroy(), none.db.destroy()]);
  });

  it('unexpectedly is not blamed on the cook', async () => {
    const { model } = scripted([]);
    model.list = () => {
      throw new TypeError('a bug');
    };
    const { write, db } = await open(model);
    await expect(write()).rejects.toThrow('a bug');
    await db.destroy();
  });
});
