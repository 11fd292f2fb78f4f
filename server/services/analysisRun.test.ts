import { createAnalysisRun, type AnalysisStep } from './analysisRun';
import type { GenerationService } from './generationService';
import type { SearchAnswer } from './searchAnswer';
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
