import { act, screen, within } from '@testing-library/react';
import type { AnalyzeEvent } from '@contracts/analyze';
import { initialSearch, STORED_RESULTS } from '@/store/persist/storedSearch';
import { anAnswer, aRecipe, aWrittenRecipe } from '@/testing/builders';
import type { Sent } from '@/testing/fakeApi';
import { fakeStream } from '@/testing/fakeStream';
import { renderApp } from '@/testing/renderApp';

const HEALTH = { status: 'ok', vision: false, generation: true, accounts: true, devTools: false, recipes: 1 };

const found: AnalyzeEvent = {
  event: 'found',
  data: anAnswer({ recipes: [aRecipe(), aRecipe({ id: 8, title: 'Tortilla' })] }),
};
const wrote = (id: number, title: string): AnalyzeEvent => ({ event: 'recipe', data: aWrittenRecipe({ id, title }) });
const writing: AnalyzeEvent = { event: 'stage', data: { stage: 'writing', fraction: 0.8 } };

/** A search on a server with a model. */
const asking = async () => {
  const line = fakeStream();
  const view = renderApp('/', {
    api: { 'GET /api/health': HEALTH, 'POST /api/analyze': (sent: Sent) => line.answer(sent) },
  });
  await screen.findByRole('group', { name: 'Photo of your ingredients' });
  await view.user.type(screen.getByRole('textbox', { name: 'Your ingredients' }), 'eggs, tomatoes{Enter}');
  return {
    ...view,
    tell: (...events: AnalyzeEvent[]) => act(async () => events.forEach((event) => line.tell(event))),
    end: (...written: AnalyzeEvent[]) =>
      act(async () => {
        const recipes = [found, ...written].flatMap(({ event, data }) =>
          event === 'found' ? data.recipes : event === 'recipe' ? [data] : [],
        );
        line.tell({ event: 'end', data: anAnswer({ recipes }) });
        line.close();
      }),
  };
};

const writtenList = () => screen.findByRole('list', { name: 'Written for your kitchen' });

describe('recipes written by a model', () => {
  it('appear one by one below the found ones, and are announced', async () => {
    const { tell, end, user } = await asking();
    await tell(found, writing);
    expect(await screen.findByRole('link', { name: 'Shakshuka' })).toBeInTheDocument();
    expect(
      screen.getByRole('progressbar', { name: 'More recipes are being written for what you have', value: { now: 80 } }),
    ).toBeInTheDocument();
    expect(within(await writtenList()).queryByRole('article')).not.toBeInTheDocument();

    const shakshuka = screen.getByRole('link', { name: 'Shakshuka' });
    shakshuka.focus();
    await tell(wrote(900, 'Tomato frittata'));
    const card = await within(await writtenList()).findByRole('article');
    expect(card).toHaveTextContent('Written by qwen3:8b, checked by Larder');
    expect(screen.getByText('New recipe: Tomato frittata. 1 recipe written so far.')).toBeInTheDocument();
    expect(screen.getByText('1 is ready')).toBeInTheDocument();
    expect(shakshuka).toHaveFocus();
    const inOrder = within(screen.getByRole('list', { name: 'Recipe Results' })).getAllByRole('link');
    expect(inOrder.map(({ textContent }) => textContent)).toEqual(['Shakshuka', 'Tortilla']);

    await tell(wrote(901, 'Baked eggs'));
    await end(wrote(900, 'Tomato frittata'), wrote(901, 'Baked eggs'));
    expect(await screen.findByText('2 recipes were written for what you have')).toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: /Recipe Results/ })).toHaveTextContent('4 of 4');
    expect(shakshuka).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Show them' }));
    expect(screen.getByRole('heading', { name: 'Written for your kitchen' })).toHaveFocus();
  });

  it('stop when the cook presses Stop, and the focus has a place to go', async () => {
    const { tell, user, server } = await asking();
    await tell(found, writing, wrote(900, 'Tomato frittata'));
    await user.click(await screen.findByRole('button', { name: 'Stop writing' }));
    expect(await screen.findByText('1 recipe was written for what you have')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Stop writing' })).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: '1 recipe was written for what you have' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Tomato frittata' })).toBeInTheDocument();
    expect(server.sent.find(({ route }) => route === 'POST /api/analyze')?.signal.aborted).toBe(true);
  });

  it('leave the focus on the page when the button disappears at the end', async () => {
    const { tell, end } = await asking();
    await tell(found, writing, wrote(900, 'Tomato frittata'));
    (await screen.findByRole('button', { name: 'Stop writing' })).focus();
    await end(wrote(900, 'Tomato frittata'));
    expect(await screen.findByRole('group', { name: '1 recipe was written for what you have' })).toHaveFocus();
  });

  it('show the progress ring and the stage while there is nothing else', async () => {
    const { tell } = await asking();
    await tell({ event: 'found', data: anAnswer({ recipes: [] }) }, writing);
    expect(await screen.findByText('Writing recipes for what you have')).toBeInTheDocument();
    expect(
      screen.getByRole('progressbar', { name: 'Finding your recipes...', value: { now: 80 } }),
    ).toBeInTheDocument();
    await tell(wrote(900, 'Tomato frittata'));
    expect(await screen.findByRole('link', { name: 'Tomato frittata' })).toBeInTheDocument();
  });

  it('say on their page which model wrote them, what was checked and what is only claimed', async () => {
    const { tell, end, user } = await asking();
    await tell(found, writing, wrote(900, 'Tomato frittata'));
    await end(wrote(900, 'Tomato frittata'));
    await user.click(await screen.findByRole('link', { name: 'Tomato frittata' }));
    expect(
      await screen.findByText(
        'Written by qwen3:8b, a language model, for what was in the kitchen.',
        {},
        { timeout: 15_000 },
      ),
    ).toBeInTheDocument();
    await user.click(screen.getByText('Checked'));
    expect(screen.getByText('Meat, fish and eggs get hot enough')).toBeVisible();
    expect(screen.getByText('Allergens that the model left out')).toBeVisible();
    expect(screen.getByText('allergens, diets and what you have and need')).toBeVisible();
    expect(screen.getByText('name, times and servings')).toBeVisible();
  });

  it('survive storage unchanged', () => {
    const kept = [aRecipe(), aWrittenRecipe()];
    const { results, hasResults, lastSearch: last } = STORED_RESULTS;
    localStorage.setItem(results.key, results.write(kept)!);
    localStorage.setItem(hasResults.key, hasResults.write(true)!);
    localStorage.setItem(last.key, last.write({ mode: 'ingredients', text: 'eggs', detected: ['eggs'], at: 1 })!);
    expect(initialSearch(localStorage, true).results).toEqual(kept);
  });

  it('are restored with their mark when the results are', () => {
    renderApp('/', {
      search: { status: 'success', results: [aRecipe(), aWrittenRecipe()], headCount: 1, text: 'eggs', at: 1 },
    });
    return writtenList().then((list) => {
      expect(within(list).getByRole('link', { name: 'Tomato frittata' })).toBeInTheDocument();
    });
  });
});
