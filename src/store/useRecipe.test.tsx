import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createAppStore } from '@/app/store/store';
import { languageChosen } from '@/slices/preferencesSlice';
import { recipeRemoved, type SavedRecipesState } from '@/slices/savedRecipesSlice';
import { selectOpenedRecipes, type SearchState } from '@/slices/searchSlice';
import { AppFrame } from '@/testing/AppFrame';
import { aRecipe } from '@/testing/builders';
import { fakeApi, offline, refusal, type Sent } from '@/testing/fakeApi';
import { fakeEffects } from '@/testing/fakeEffects';
import { preloaded } from '@/testing/preloaded';
import { useRecipe } from './useRecipe';

const READ = 'GET /api/recipes/7';

const Shown = ({ id }: { id: number }) => {
  const { recipe, status, retry } = useRecipe(id);
  return (
    <>
      <p>{`${status}: ${recipe?.title ?? 'nothing'}, needs ${recipe?.needs?.length ?? '?'}`}</p>
      <button onClick={retry}>retry</button>
    </>
  );
};

const open = (
  reply: unknown,
  search: Partial<SearchState> = {},
  id = 7,
  savedRecipes: Partial<SavedRecipesState> = {},
) => {
  const api = fakeApi({ [READ]: reply });
  const store = createAppStore(fakeEffects(), preloaded({ search, savedRecipes }));
  render(
    <AppFrame store={store}>
      <Shown id={id} />
    </AppFrame>,
  );
  return { api, store };
};

const fetched = aRecipe({ title: 'Shakshuka', needs: undefined });

describe('a recipe', () => {
  it('is read from the server, and remembered as opened', async () => {
    const { store } = open(fetched);
    expect(screen.getByText(/^loading/)).toBeInTheDocument();
    expect(await screen.findByText('ready: Shakshuka, needs ?')).toBeInTheDocument();
    expect(selectOpenedRecipes(store.getState()).map(({ id }) => id)).toEqual([7]);
  });

  it('is there at once when it is among the results', async () => {
    const { api } = open(fetched, { results: [aRecipe({ title: 'Found' })] });
    expect(screen.getByText('ready: Found, needs 0')).toBeInTheDocument();
    expect(api.sent).toEqual([]);
  });

  it('keeps its match when it is read in another language', async () => {
    const french = ({ language }: Sent) => ({ ...fetched, title: language === 'fr' ? 'Chakchouka' : '?', language });
    const { store } = open(french, { results: [aRecipe({ needs: [{ name: 'feta' }] })] });
    expect(screen.getByText('ready: Shakshuka, needs 1')).toBeInTheDocument();
    act(() => {
      store.dispatch(languageChosen('fr'));
    });
    expect(await screen.findByText('ready: Chakchouka, needs 1')).toBeInTheDocument();
  });

  it('stays on the page while the server is asked for it, after its heart was taken away', async () => {
    const kept = { ...aRecipe({ title: 'Kept', isSaved: true }), savedAt: 1 };
    const { store } = open(() => new Promise(() => undefined), {}, 7, { byOwner: { guest: [kept] } });
    expect(screen.getByText(/^ready: Kept/)).toBeInTheDocument();
    act(() => {
      store.dispatch(recipeRemoved(kept));
    });
    expect(screen.getByText(/^ready: Kept/)).toBeInTheDocument();
  });

  it.each([[Number.NaN], [0], [-3]])('named %d is not found, and not asked for', (id) => {
    const { api } = open(fetched, {}, id);
    expect(screen.getByText(/^notFound/)).toBeInTheDocument();
    expect(api.sent).toEqual([]);
  });

  it('that the server does not know is not found', async () => {
    open(() => refusal(404, { error: 'NOT_FOUND', message: 'Recipe not found' }));
    expect(await screen.findByText(/^notFound: nothing/)).toBeInTheDocument();
  });

  it('can be tried again when the server fails', async () => {
    let isDown = true;
    open(() => (isDown ? refusal(503) : fetched));
    expect(await screen.findByText(/^failed/)).toBeInTheDocument();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'retry' }));
    expect(await screen.findByText(/^ready: Shakshuka/)).toBeInTheDocument();
  });

  it('that was opened before is there without a connection', async () => {
    open(offline, { openedRecipes: [aRecipe({ title: 'Opened before' })] });
    expect(await screen.findByText(/^ready: Opened before/)).toBeInTheDocument();
  });
});
