import { fireEvent, screen, within } from '@testing-library/react';
import { renderApp } from '@/testing/renderApp';

/** A pasted recipe, with a word that is misspelt. */
export const PASTED = `Onion tart

200 g plain flour
100 g buter
3 onions

Bake it for 35 minutes.`;

/** A text box, once it is there. */
export const box = (name: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name });
/** The button of that name. */
export const press = (name: string) => screen.getByRole('button', { name });

/** The page where a pasted text is checked. */
export const review = async (text = PASTED) => {
  const view = renderApp('/add');
  fireEvent.change(await box('Text of the recipe'), { target: { value: text } });
  await view.user.click(press('Read the recipe'));
  await box('Title');
  return view;
};

/** The lines of the ingredient list. */
export const ingredients = () =>
  within(screen.getByRole('list', { name: 'Ingredients' }))
    .getAllByRole('textbox')
    .map((one) => (one as HTMLTextAreaElement).value);
