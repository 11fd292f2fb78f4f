import { screen, within } from '@testing-library/react';
import { anAnswer, recipes } from '@/testing/builders';
import { renderApp } from '@/testing/renderApp';

/** Prints as soon as the document has the page of the recipe, before the rest of it is drawn. */
const printWhenTitled = (title: string) => {
  const observer = new MutationObserver(() => {
    if (!screen.queryByRole('heading', { level: 1, name: title })) return;
    observer.disconnect();
    window.dispatchEvent(new Event('beforeprint'));
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
};

it('prints the sheet of a recipe whose first screen has only just been drawn', async () => {
  const { user } = renderApp('/', { api: { 'POST /api/analyze': anAnswer({ recipes: recipes(3) }) } });
  await user.type(screen.getByRole('textbox', { name: 'Your ingredients' }), 'eggs{Enter}');
  await screen.findByRole('heading', { name: /Recipe Results/ });
  const link = within(screen.getAllByRole('article')[0]!).getByRole('link');
  const title = link.textContent;
  printWhenTitled(title);
  await user.click(link);
  expect(await screen.findByRole('article', { name: title })).toBeInTheDocument();
});
