import { fireEvent, screen, waitFor } from '@testing-library/react';
import { photoPath } from '@contracts/photoPaths';
import { sha256 } from '@/lib/browser/sha256';
import { aRecipe } from '@/testing/builders';
import { emptyContent } from '@/testing/draft';
import { renderApp } from '@/testing/renderApp';
import { TINY_PHOTO } from '@/testing/tinyPhoto';
import { box, ingredients, PASTED, press, review } from './testing/addingPage';

describe('adding a recipe', () => {
  it('is one press from the header', async () => {
    const { user } = renderApp('/about');
    await user.click(await screen.findByRole('link', { name: 'Add a recipe' }));
    expect(await screen.findByRole('heading', { name: 'Add a recipe' })).toBeInTheDocument();
  });

  it('shows each line of a pasted text with what it was taken for, and asks where it is in doubt', async () => {
    const { user } = await review();
    expect(await box('Title')).toHaveValue('Onion tart');
    expect(ingredients()).toEqual(['200 g plain flour', '100 g buter', '3 onions']);
    expect(screen.getByText(/Timer: 35/)).toBeInTheDocument();
    await user.click(press('100 g butter'));
    expect(ingredients()[1]).toBe('100 g butter');
  });

  it('leaves the focus in the line when a suggestion is chosen or the last line is removed from the keyboard', async () => {
    const { user } = await review('Buttered toast\n\n100 g buter\n\nSpread it.');
    press('100 g butter').focus();
    await user.keyboard('{Enter}');
    expect(await box('Ingredient 1')).toHaveFocus();
    press('Remove Ingredient 1').focus();
    await user.keyboard('{Enter}');
    expect(press('Add an ingredient')).toHaveFocus();
  });

  it('says what the recipe contains while it is written', async () => {
    await review();
    fireEvent.change(await box('Ingredient 3'), { target: { value: '2 eggs' } });
    expect(await screen.findByText('Eggs')).toBeInTheDocument();
  });

  it('saves nothing before Save, and then opens the recipe', async () => {
    const { user, store } = await review();
    expect(store.getState().savedRecipes.byOwner.guest ?? []).toEqual([]);
    await user.click(press('Save the recipe'));
    expect(await screen.findByRole('heading', { name: 'Onion tart' })).toBeInTheDocument();
    const [saved] = store.getState().savedRecipes.byOwner.guest!;
    expect(saved).toMatchObject({ title: 'Onion tart', isSaved: true, instructions: [{ time: 2_100 }] });
    expect(saved!.ingredients[0]).toMatchObject({ written: '200 g plain flour', amount: 200, unit: 'g' });
    expect(store.getState().recipeDraft.draft).toBeNull();
  });

  it('asks for what is missing, and puts the focus there', async () => {
    const { user } = renderApp('/add');
    await user.click(await screen.findByRole('button', { name: 'Start with an empty page' }));
    await user.click(await screen.findByRole('button', { name: 'Save the recipe' }));
    for (const words of [
      'Please give the recipe a title',
      'A recipe needs at least one ingredient',
      'A recipe needs at least one step',
    ])
      expect(await screen.findByText(words)).toBeInTheDocument();
    await waitFor(async () => expect(await box('Title')).toHaveFocus());
  });

  it('shows the dish by a photo of the cook’s own, or by the drawn picture again', async () => {
    jest.spyOn(URL, 'createObjectURL').mockReturnValue('blob:photo');
    const { user, store } = await review();
    const drawn = screen.getByAltText<HTMLImageElement>('Drawn picture').src;
    await user.upload(
      screen.getByTestId('own-photo'),
      new File([TINY_PHOTO as BlobPart], 'IMG.jpg', { type: 'image/jpeg' }),
    );
    // Its code loads with the first photo.
    await waitFor(() => expect(screen.getByAltText('Your photo')).toHaveAttribute('src', 'blob:photo'), {
      timeout: 20_000,
    });
    await user.click(press('Use the drawn picture'));
    expect(screen.getByAltText<HTMLImageElement>('Drawn picture').src).toBe(drawn);
    expect(press('Choose a photo')).toHaveFocus();
    await user.click(press('Undo'));
    expect(screen.getByAltText('Your photo')).toBeInTheDocument();
    await user.click(press('Save the recipe'));
    await screen.findByRole('heading', { name: 'Onion tart' });
    expect(store.getState().savedRecipes.byOwner.guest![0]!.imageUrl).toBe(photoPath(sha256(TINY_PHOTO)));
  });

  it('says that a file is no picture, and keeps the page as it was', async () => {
    const { user } = await review();
    await user.upload(screen.getByTestId('own-photo'), new File(['x'], 'photo.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be read as a picture');
    expect(screen.getByAltText('Drawn picture')).toBeInTheDocument();
  });

  it('begins with what another app shared, each part once', async () => {
    const link = 'https://example.org/tart';
    renderApp(
      `/add?title=Onion+tart&text=${encodeURIComponent(`200 g flour ${link}`)}&url=${encodeURIComponent(link)}`,
    );
    expect(await box('Text of the recipe')).toHaveValue(`Onion tart\n200 g flour ${link}`);
  });

  it('offers to paste into an empty box, and to read what is in it', async () => {
    const { user } = renderApp('/add');
    expect(await screen.findByRole('button', { name: 'Paste and read' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Read the recipe' })).not.toBeInTheDocument();
    await user.type(await box('Text of the recipe'), 'a');
    expect(press('Read the recipe')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Paste and read' })).not.toBeInTheDocument();
  });

  it('says so when there is nothing to read, where nothing can be pasted', async () => {
    const { user } = renderApp('/add');
    const text = await box('Text of the recipe');
    const clipboard = Object.getOwnPropertyDescriptor(navigator, 'clipboard')!;
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    await user.type(text, 'a');
    await user.clear(text);
    await user.click(press('Read the recipe'));
    Object.defineProperty(navigator, 'clipboard', clipboard);
    expect(await screen.findByText('There is no text yet. Paste a recipe first.')).toBeInTheDocument();
  });

  it('goes on with the draft of an earlier visit', async () => {
    const content = { ...emptyContent, title: 'Half a soup' };
    renderApp('/add', { recipeDraft: { draft: { content, origin: '', past: [], future: [], last: null } } });
    expect(await box('Title')).toHaveValue('Half a soup');
  });

  it('points out that the recipe is saved already', async () => {
    const saved = {
      ...aRecipe({
        title: 'onion tart',
        ingredients: ['flour', 'butter', 'onion'].map((id) => ({ id, name: id, quantity: '' })),
      }),
      savedAt: 1,
    };
    const { user } = renderApp('/add', { savedRecipes: { byOwner: { guest: [saved] } } });
    fireEvent.change(await box('Text of the recipe'), { target: { value: PASTED } });
    await user.click(press('Read the recipe'));
    expect(await screen.findByText(/You have already saved “onion tart”/)).toBeInTheDocument();
  });
});
