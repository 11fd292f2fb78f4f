import { act, screen, waitFor, within } from '@testing-library/react';
import { keepingOnDeviceChanged, selectSavedCount } from '@/slices/savedRecipesSlice';
import { anAnswer, recipes } from '@/testing/builders';
import { renderApp } from '@/testing/renderApp';

const API = { 'POST /api/analyze': anAnswer({ recipes: recipes(3) }) };
const box = () => screen.getByRole('textbox', { name: 'Your ingredients' });
const results = () => within(screen.getByRole('list', { name: 'Recipe Results' }));
const cards = () => results().getAllByRole('article');

const openCard = async () => {
  const view = renderApp('/', { api: API });
  await view.user.type(box(), 'eggs{Enter}');
  await screen.findByRole('heading', { name: /Recipe Results/ });
  const [card] = cards();
  const link = within(card!).getByRole('link');
  const title = link.textContent;
  await view.user.click(link);
  await screen.findByRole('heading', { level: 1, name: title });
  return { ...view, card, link };
};

const leave = async ({ user }: Pick<Awaited<ReturnType<typeof openCard>>, 'user'>) =>
  user.click(screen.getByRole('link', { name: 'Back to recipes' }));

it('shows the same cards again on the way back from a recipe, without rendering new ones', async () => {
  const view = await openCard();
  expect(view.card).not.toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await leave(view);
  await waitFor(() => expect(view.card).toBeVisible());
  expect(cards()[0]).toBe(view.card);
  // Otherwise it would fade in again.
  expect(results().getAllByRole('listitem')[0]).toHaveAttribute('data-settled');
  await waitFor(() => expect(view.link).toHaveFocus());
});

it('keeps nothing behind a page that a link opened', async () => {
  const view = await openCard();
  await view.user.click(screen.getByRole('link', { name: 'About' }));
  await screen.findByRole('heading', { level: 1, name: 'About Larder' });
  expect(view.card).not.toBeInTheDocument();
});

it('shows on a kept card what became of its recipe meanwhile', async () => {
  const view = await openCard();
  act(() => void view.store.dispatch(keepingOnDeviceChanged(true)));
  await view.user.click(screen.getByRole('button', { name: /^Save/ }));
  expect(selectSavedCount(view.store.getState())).toBe(1);
  await leave(view);
  await waitFor(() => expect(view.card).toBeVisible());
  expect(within(view.card!).getByRole('button', { name: /^Save/, pressed: true })).toBeVisible();
});
