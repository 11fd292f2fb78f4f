import { apiSlice } from '@/api/apiSlice';
import { recipeDrawn } from '@/app/page/prerenderedPage';
import { createAppStore } from '@/app/store/store';
import { imageJudged, type ImageVote } from '@/slices/recipePageSlice';
import { recipeSaved, selectSavedById } from '@/slices/savedRecipesSlice';
import { recipeOpened, selectOpenedRecipes, selectResults } from '@/slices/searchSlice';
import { aRecipe, anAnswer } from '@/testing/builders';
import { fakeApi } from '@/testing/fakeApi';
import { fakeEffects } from '@/testing/fakeEffects';
import { preloaded } from '@/testing/preloaded';
import { settled } from '@/testing/settled';

const FIRST = '/pictures/shakshuka.webp';
const SECOND = '/pictures/shakshuka-v2.webp';
const THIRD = '/pictures/shakshuka-v3.webp';
const shakshuka = aRecipe({ imageUrl: FIRST });
const other = aRecipe({ id: 8, imageUrl: FIRST });

const open = (imageVotes: ImageVote[] = [], results = [shakshuka, other]) => {
  fakeApi({
    'GET /api/recipes/7': shakshuka,
    'GET /api/recipes/8': other,
    'POST /api/analyze': anAnswer({ recipes: [shakshuka, other] }),
  });
  return createAppStore(
    fakeEffects(),
    preloaded({ search: { results, status: 'success' }, recipePage: { imageVotes } }),
  );
};
const { getRecipe, analyze } = apiSlice.endpoints;
const read = { id: 7, language: 'en-GB' } as const;
const ask = { category: 'None', preferences: { excludedAllergens: [], dietTypes: [], language: 'en-GB' } } as const;

describe('a picture that was said to be wrong', () => {
  it('goes at once wherever the recipe is kept, and nowhere else', async () => {
    const store = open();
    store.dispatch(recipeOpened(shakshuka));
    store.dispatch(recipeSaved(shakshuka));
    await store.dispatch(getRecipe.initiate(read));
    store.dispatch(imageJudged({ recipeId: 7, imageUrl: FIRST, newImageUrl: SECOND }));
    await settled();
    const state = store.getState();
    expect(selectResults(state).map(({ imageUrl }) => imageUrl)).toEqual([SECOND, FIRST]);
    expect(selectOpenedRecipes(state)[0]).toMatchObject({ imageUrl: SECOND });
    expect(selectSavedById(state).get(7)).toMatchObject({ imageUrl: SECOND });
    expect(getRecipe.select(read)(state).data).toMatchObject({ imageUrl: SECOND });
  });

  it('does not come back with later answers, on another visit either', async () => {
    const store = open([
      { recipeId: 7, imageUrl: SECOND, newImageUrl: THIRD },
      { recipeId: 7, imageUrl: FIRST, newImageUrl: SECOND },
      { recipeId: 8, imageUrl: '/pictures/gone.webp', newImageUrl: SECOND },
    ]);
    await store.dispatch(getRecipe.initiate(read));
    await store.dispatch(
      analyze.initiate({ ...ask, preferences: { ...ask.preferences, excludedAllergens: [], dietTypes: [] } }),
    );
    await settled();
    expect(getRecipe.select(read)(store.getState()).data).toMatchObject({ imageUrl: THIRD });
    expect(selectResults(store.getState()).map(({ imageUrl }) => imageUrl)).toEqual([THIRD, FIRST]);
  });

  it('does not come back with a recipe that no search has found, and leaves another recipe alone', async () => {
    const store = open([{ recipeId: 7, imageUrl: FIRST, newImageUrl: SECOND }], [other]);
    await store.dispatch(getRecipe.initiate({ ...read, id: 8 }));
    await store.dispatch(getRecipe.initiate(read));
    await settled();
    const imageOf = (id: number) => getRecipe.select({ ...read, id })(store.getState()).data?.imageUrl;
    expect([imageOf(7), imageOf(8)]).toEqual([SECOND, FIRST]);
  });

  it('does not come back with a page that brings its recipe along', async () => {
    const store = open([{ recipeId: 7, imageUrl: FIRST, newImageUrl: SECOND }]);
    store.dispatch(recipeDrawn(shakshuka, 'en-GB'));
    await settled();
    expect(getRecipe.select(read)(store.getState()).data).toMatchObject({ imageUrl: SECOND });
  });

  it('stays where it was found right', async () => {
    const store = open();
    store.dispatch(imageJudged({ recipeId: 7, imageUrl: FIRST }));
    await settled();
    expect(selectResults(store.getState())[0]).toMatchObject({ imageUrl: FIRST });
  });
});
