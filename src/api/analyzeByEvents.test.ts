import type { AnalyzeEvent } from '@contracts/analyze';
import { createAppStore } from '@/app/store/store';
import { anAnswer, aRecipe, aWrittenRecipe } from '@/testing/builders';
import { fakeApi } from '@/testing/fakeApi';
import { fakeEffects } from '@/testing/fakeEffects';
import { fakeStream } from '@/testing/fakeStream';
import { apiSlice } from './apiSlice';

const found = (...recipes: ReturnType<typeof aRecipe>[]): AnalyzeEvent => ({
  event: 'found',
  data: anAnswer({ recipes }),
});
const wrote: AnalyzeEvent = { event: 'recipe', data: aWrittenRecipe() };

/** The outcome of a search whose connection breaks after these events. */
const brokenAfter = async (...events: AnalyzeEvent[]) => {
  const line = fakeStream();
  fakeApi({ 'POST /api/analyze': line.answer });
  const store = createAppStore(fakeEffects());
  const asked = store.dispatch(
    apiSlice.endpoints.analyze.initiate({
      ingredients: 'eggs',
      category: 'None',
      preferences: { language: 'en-GB', excludedAllergens: [], dietTypes: [] },
      streamId: 'stream',
    }),
  );
  for (const event of events) line.tell(event);
  line.close();
  return asked;
};

describe('a stream that breaks', () => {
  it('keeps what was found and what was written', async () => {
    const { data } = await brokenAfter(found(aRecipe()), wrote);
    expect(data?.recipes.map(({ title }) => title)).toEqual(['Shakshuka', 'Tomato frittata']);
    expect(data?.error).toBe('AI_NETWORK_ERROR');
  });

  it('keeps what was written when nothing was found', async () => {
    const { data } = await brokenAfter(found(), wrote);
    expect(data?.recipes.map(({ title }) => title)).toEqual(['Tomato frittata']);
  });

  it('is a failed search when there is nothing to show', async () => {
    const { error } = await brokenAfter(found());
    expect(error).toMatchObject({ status: 'OFFLINE', code: 'AI_NETWORK_ERROR', ingredients: ['eggs', 'tomatoes'] });
  });
});
