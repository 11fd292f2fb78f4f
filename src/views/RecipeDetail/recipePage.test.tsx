import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { recipeIdReplaced } from '@/api/recipeIdReplaced';
import { imageFeedbackRequestSchema } from '@contracts/imageFeedback';
import { REFRESH_REDIRECT_MS } from '@contracts/limits';
import { aRecipe } from '@/testing/builders';
import { refusal } from '@/testing/fakeApi';
import { renderApp } from '@/testing/renderApp';

const FEEDBACK = 'POST /api/recipes/image-feedback';
const shakshuka = aRecipe({ imageUrl: '/pictures/shakshuka.webp' });
const api = { 'GET /api/recipes/7': shakshuka };
const picture = () => screen.findByRole('img', { name: 'Shakshuka' });

describe('the picture of a recipe', () => {
  it('judged right stays so, on the next visit too', async () => {
    const { user, server, store, unmount } = renderApp('/recipe/7', { api: { ...api, [FEEDBACK]: {} } });
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    const thanks = await screen.findByText('Thank you for your feedback.');
    expect(thanks).toHaveFocus();
    expect(imageFeedbackRequestSchema.parse(server.sentTo(FEEDBACK)[0])).toEqual({
      recipeId: 7,
      recipeTitle: 'Shakshuka',
      imageUrl: '/pictures/shakshuka.webp',
      isAccurate: true,
    });
    const { imageVotes } = store.getState().recipePage;
    unmount();

    renderApp('/recipe/7', { api, recipePage: { imageVotes } });
    expect(await screen.findByText('Thank you for your feedback.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Yes' })).not.toBeInTheDocument();
  });

  it('judged wrong is replaced on the page, and keeps the focus', async () => {
    const { user, server } = renderApp('/recipe/7', {
      api: { ...api, [FEEDBACK]: { newImageUrl: '/pictures/shakshuka-v2.webp' } },
    });
    await user.click(await screen.findByRole('button', { name: 'No' }));
    await user.type(await screen.findByRole('textbox', { name: 'Your feedback' }), ' No eggs. ');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Thank you. Here is another picture.')).toBeInTheDocument();
    expect(await picture()).toHaveAttribute('src', '/pictures/shakshuka-v2.webp');
    expect(server.sentTo(FEEDBACK)).toMatchObject([{ isAccurate: false, feedbackText: 'No eggs.' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('Thank you. Here is another picture.')).toHaveFocus();
  });

  it('stays, with the comment, if the feedback could not be sent', async () => {
    const { user } = renderApp('/recipe/7', { api: { ...api, [FEEDBACK]: () => refusal(500) } });
    await user.click(await screen.findByRole('button', { name: 'No' }));
    await user.type(await screen.findByRole('textbox', { name: 'Your feedback' }), 'No eggs.');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Error submitting feedback')).toBeInTheDocument();
    expect(screen.getByText('Please try again later.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Your feedback' })).toHaveValue('No eggs.');
  });
});

describe('ingredients', () => {
  it('that are ticked stay so when the cook switches tabs', async () => {
    const { user } = renderApp('/recipe/7#ingredients', { api });
    await user.click(await screen.findByRole('checkbox', { name: '4 eggs' }));
    expect(screen.getByText('1 of 2 ready')).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Method' }));
    await user.click(screen.getByRole('tab', { name: 'Ingredients' }));
    expect(screen.getByRole('checkbox', { name: '4 eggs' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Reset: untick all ingredients' }));
    expect(screen.getByText('Tick what is ready')).toBeInTheDocument();
  });
});

describe('printing', () => {
  it('puts the whole recipe on a sheet, whatever tab is open, for the servings and in the units of the cook', async () => {
    const { user } = renderApp('/recipe/7#method', {
      api,
      preferences: { language: 'en-US', measurementSystem: 'imperial' },
    });
    await user.click(await screen.findByRole('button', { name: 'Fewer servings' }));
    await user.click(screen.getByRole('button', { name: 'Fewer servings' }));
    fireEvent(window, new Event('beforeprint'));
    const sheet = within(screen.getByRole('article', { name: 'Shakshuka' }));
    expect(sheet.getByText(/2 servings/)).toBeInTheDocument();
    expect(sheet.getByText('eggs')).toBeInTheDocument();
    expect(sheet.getByText(/\boz$/)).toBeInTheDocument();
    expect(sheet.getByText('Break in the eggs and cover.')).toBeInTheDocument();
    expect(sheet.getByText(/^Allergens: Eggs\.$/)).toBeInTheDocument();
    expect(sheet.getByText(`${window.location.origin}/recipe/7`)).toBeInTheDocument();
    fireEvent(window, new Event('afterprint'));
    expect(screen.queryByRole('article', { name: 'Shakshuka' })).not.toBeInTheDocument();
  });

  it('starts from a button', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation();
    const { user } = renderApp('/recipe/7', { api });
    await user.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
  });
});

describe('the developer tools', () => {
  const health = { status: 'ok', vision: false, generation: false, accounts: false, recipes: 6 };
  const inDevelopment = { ...api, 'GET /api/health': { ...health, devTools: true } };
  const block = () => screen.findByRole('heading', { name: 'Developer tools' });

  it('are hidden without developer mode, whatever the URL says', async () => {
    const { server } = renderApp('/recipe/7?showDevTools=true', {
      api: { ...api, 'GET /api/health': { ...health, devTools: false } },
    });
    await picture();
    await waitFor(() => expect(server.sentTo('GET /api/health')).toHaveLength(1));
    expect(screen.queryByText('Developer tools')).not.toBeInTheDocument();
  });

  it('show the raw recipe, the prompt and response of the model, and the source', async () => {
    const written = aRecipe({
      originalRecipeSource: 'https://example.org/shakshuka',
      _devData: { promptData: { wish: 'eggs' }, aiResponse: 'raw words' },
    });
    renderApp('/recipe/7', { api: { ...inDevelopment, 'GET /api/recipes/7': written } });
    await block();
    expect(screen.getByText(/"title": "Shakshuka"/)).toBeInTheDocument();
    expect(screen.getByText('raw words')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Original source' })).toHaveAttribute(
      'href',
      'https://example.org/shakshuka',
    );
  });

  it.each(['javascript:alert(1)', 'a grandmother'])(
    'do not link a source that is no web address: %s',
    async (source) => {
      renderApp('/recipe/7', {
        api: { ...inDevelopment, 'GET /api/recipes/7': aRecipe({ originalRecipeSource: source }) },
      });
      await block();
      // The page and the panel for developers both name it.
      expect(screen.getAllByText(source)).toHaveLength(2);
      expect(screen.queryByRole('link', { name: 'Original source' })).not.toBeInTheDocument();
    },
  );

  it('reload a recipe, and reopen the page after a moment', async () => {
    let title = 'Shakshuka';
    const { user } = renderApp('/recipe/7#method', {
      api: { ...inDevelopment, 'GET /api/recipes/7': () => aRecipe({ title }) },
    });
    title = 'Shakshuka with feta';
    await user.click(await screen.findByRole('button', { name: 'Refresh Recipe' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Shakshuka with feta' })).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Method' })).toHaveAttribute('aria-selected', 'true');
    await act(() => new Promise((resolve) => setTimeout(resolve, REFRESH_REDIRECT_MS + 100)));
    expect(screen.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  });

  it('report a recipe that could not be reloaded', async () => {
    let isUp = true;
    const { user } = renderApp('/recipe/7', {
      api: { ...inDevelopment, 'GET /api/recipes/7': () => (isUp ? shakshuka : refusal(500)) },
    });
    await block();
    isUp = false;
    await user.click(screen.getByRole('button', { name: 'Refresh Recipe' }));
    expect(await screen.findByText('Error')).toBeInTheDocument();
    expect(await picture()).toBeInTheDocument();
  });

  it('delete a recipe after asking, and go home', async () => {
    const { user, server, store } = renderApp('/recipe/7', {
      api: { ...inDevelopment, 'DELETE /api/recipes/7': () => new Response(null, { status: 204 }) },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete Recipe' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete “Shakshuka”?' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(server.sentTo('DELETE /api/recipes/7')).toHaveLength(0);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await user.click(screen.getByRole('button', { name: 'Delete Recipe' }));
    const again = within(await screen.findByRole('dialog'));
    await user.click(again.getByRole('button', { name: 'Delete Recipe' }));
    expect(await screen.findByText('Recipe deleted')).toBeInTheDocument();
    expect(await screen.findByRole('textbox')).toBeInTheDocument();
    expect(store.getState().search.openedRecipes).toEqual([]);
  });

  it('report a recipe that may not be deleted, and stay', async () => {
    const { user } = renderApp('/recipe/7', {
      api: {
        ...inDevelopment,
        'DELETE /api/recipes/7': () => refusal(403, { message: 'Not yours.', error: 'FORBIDDEN' }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Delete Recipe' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete Recipe' }));
    expect(await screen.findByText('Error')).toBeInTheDocument();
    expect(await picture()).toBeInTheDocument();
  });
});

it('shows a recipe that the server gave another id, at an address with the one that the device gave it', async () => {
  const { store } = renderApp('/recipe/99', {
    api: { ...api, 'GET /api/recipes/99': refusal(404, 'RECIPE_NOT_FOUND') },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Recipe not found' })).toBeInTheDocument();
  act(() => void store.dispatch(recipeIdReplaced({ from: 99, to: 7 })));
  expect(await screen.findByRole('heading', { level: 1, name: 'Shakshuka' })).toBeInTheDocument();
});
