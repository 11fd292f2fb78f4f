import { createAnalysisRun, type AnalysisStep } from './analysisRun';
import { DomainError } from '../errors/domainError';
import type { GenerationService } from './generationService';
import type { SearchAnswer, SearchHit } from './searchAnswer';
import type { Turn } from './turns';

const FOUND: SearchAnswer = {
  hits: [],
  ingredients: ['eggs'],
  unknown: [],
  total: 0,
  strong: 0,
  hidden: [],
  cuisines: [],
  ruledOut: [],
  wished: { allergens: [], diets: [], ingredients: [] },
  kitchen: { found: ['egg'], matchOf: () => ({ matchedIngredients: 1, totalIngredients: 1, has: [], needs: [] }) },
};

const { signal } = new AbortController();
const turn: Turn = { begin: () => Promise.resolve(signal), join: () => signal, end: () => undefined };

const analyse = (failure: Error) => {
  const write: GenerationService['write'] = () => Promise.reject(failure);
  const run = createAnalysisRun({
    search: { analyze: () => Promise.resolve(FOUND) },
    generation: { name: 'a model', write, stop: () => Promise.resolve() },
    isSeenByModel: false,
  });
  const steps: AnalysisStep[] = [];
  const search = { fields: { ingredients: 'eggs', category: 'None', preferences: {} }, language: 'en-GB' } as const;
  const analysed = run({ search, who: 'cook', mayAsk: () => Promise.resolve(), signal }, turn, (step) =>
    steps.push(step),
  );
  return { analysed, steps };
};

describe('a search with a model', () => {
  it('ends with the recipes of the collection while the database is away', async () => {
    const { analysed, steps } = analyse(Object.assign(new Error('no route'), { code: 'ECONNREFUSED' }));
    const { answer, failure } = await analysed;
    expect(steps).toContainEqual({ found: FOUND });
    expect(answer.ingredients).toEqual(['eggs']);
    expect(failure).toMatchObject({ kind: 'databaseAway', values: { seconds: 5 } });
  });

  it('fails with any other fault of the server', async () => {
    await expect(analyse(new Error('a bug')).analysed).rejects.toThrow('a bug');
  });
});

describe('what is told of a search', () => {
  /** A search that takes as long as `found` says, by a model that writes as `write` says. */
  const running = ({
    images = 0,
    isSeenByModel = false,
    generate,
    found = FOUND,
    ms = 0,
    write,
  }: {
    images?: number;
    isSeenByModel?: boolean;
    generate?: 'fresh';
    found?: SearchAnswer;
    ms?: number;
    write?: GenerationService['write'];
  }) => {
    jest.useFakeTimers();
    const begin = jest.fn(() => Promise.resolve(signal));
    const run = createAnalysisRun({
      search: { analyze: () => new Promise((resolve) => setTimeout(() => resolve(found), ms)) },
      generation: write && { name: 'a model', write, stop: () => Promise.resolve() },
      isSeenByModel,
    });
    const fields = { ingredients: 'eggs', category: 'None', preferences: {}, generate } as const;
    const search = {
      fields,
      language: 'en-GB',
      images: Array.from({ length: images }, () => Uint8Array.of(1)),
    } as const;
    const steps: AnalysisStep[] = [];
    const analysed = run({ search, who: 'cook', mayAsk: () => Promise.resolve(), signal }, { ...turn, begin }, (step) => steps.push(step)); // prettier-ignore
    return { analysed, steps, begin };
  };
  const stages = (steps: readonly AnalysisStep[]) => steps.flatMap((step) => ('stage' in step ? [step.stage] : []));
  afterEach(() => jest.useRealTimers());

  it.each([
    ['is read for long', 1, 60_000, ['reading', 'matching']],
    ['is read at once', 1, 0, ['matching']],
    ['is none', 0, 60_000, ['matching']],
  ])('is that a photo is being read, unless it %s', async (_what, images, ms, expected) => {
    const { analysed, steps } = running({ images, ms });
    await jest.advanceTimersByTimeAsync(ms);
    await analysed;
    expect(stages(steps)).toEqual(expected);
  });

  it('ends with what was found when nothing can be written, and why a photo could not be read', async () => {
    const photoFault = new DomainError('photosTooSlow');
    const noKitchen = { ...FOUND, photoFault };
    const { analysed, steps } = running({ found: noKitchen });
    await jest.advanceTimersByTimeAsync(10);
    expect(await analysed).toEqual({ answer: { ...noKitchen, written: [] }, failure: photoFault });
    expect(steps.at(-1)).toEqual({ found: noKitchen });
    const without = running({});
    await jest.advanceTimersByTimeAsync(10);
    expect(await without.analysed).toEqual({ answer: { ...FOUND, written: [] } });
  });

  it('is each recipe as it is written', async () => {
    const hits = ['Dal', 'Soup'].map((title) => ({ page: { recipe: { title } } }) as SearchHit);
    const write: GenerationService['write'] = ({ onRecipe }) => {
      hits.forEach(onRecipe);
      return Promise.resolve(undefined);
    };
    const { analysed, steps } = running({ write });
    await jest.advanceTimersByTimeAsync(10);
    expect((await analysed).answer.written).toEqual(hits);
    expect(steps.slice(2)).toEqual(hits.map((written) => ({ written })));
  });

  it.each([
    [1, true, 1],
    [0, true, 0],
    [1, false, 0],
  ])('waits for its turn with %d photos that a model sees: %s', async (images, isSeenByModel, turns) => {
    const { analysed, begin } = running({ images, isSeenByModel });
    await jest.advanceTimersByTimeAsync(10);
    await analysed;
    expect(begin).toHaveBeenCalledTimes(turns);
  });

  it.each([
    ['fresh', true],
    [undefined, false],
  ] as const)('is each stage of writing once, and whether the cook wants others: %s', async (generate, isFresh) => {
    const write = jest.fn<ReturnType<GenerationService['write']>, Parameters<GenerationService['write']>>(
      ({ onStage }) => {
        for (const fraction of [0.5, 0.5, 0.6]) onStage('writing', fraction);
        return Promise.resolve(undefined);
      },
    );
    const { analysed, steps } = running({ generate, write });
    await jest.advanceTimersByTimeAsync(10);
    await analysed;
    expect(stages(steps)).toEqual(['matching', 'writing', 'writing']);
    expect(write).toHaveBeenCalledWith(expect.objectContaining({ isFresh }));
  });
});
