import { act, fireEvent, screen } from '@testing-library/react';
import { box, ingredients, press, review } from './testing/addingPage';

describe('the ingredient list of a draft', () => {
  it('is written, moved and emptied with the keyboard alone', async () => {
    const { user } = await review();
    act(() => press('Move Ingredient 1').focus());
    await user.keyboard('{ArrowDown}');
    expect(ingredients()).toEqual(['100 g buter', '200 g plain flour', '3 onions']);
    await user.click(await box('Ingredient 3'));
    await user.keyboard('{Enter}salt');
    expect(ingredients().at(-1)).toBe('salt');
    await user.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
    expect(ingredients()).toEqual(['100 g buter', '200 g plain flour', '3 onions']);
  });

  it('is moved by presses, without dragging, and keeps the focus', async () => {
    const { user } = await review();
    await user.click(press('Move Ingredient 1'));
    await user.click(press('Move down'));
    expect(ingredients()).toEqual(['100 g buter', '200 g plain flour', '3 onions']);
    expect(press('Move down')).toHaveFocus();
    await user.click(press('Move down'));
    expect(ingredients()).toEqual(['100 g buter', '3 onions', '200 g plain flour']);
    expect(press('Move down')).toHaveAttribute('aria-disabled', 'true');
    await user.click(press('Move Ingredient 3'));
    expect(screen.queryByRole('button', { name: 'Move up' })).not.toBeInTheDocument();
  });

  it('takes a pasted block, one line each, and a heading', async () => {
    const { user } = await review();
    await user.click(await box('Ingredient 3'));
    await user.paste('For the top:\n50 g cheese\nthyme');
    expect(ingredients()).toEqual([
      '200 g plain flour',
      '100 g buter',
      '3 onions',
      'For the top:',
      '50 g cheese',
      'thyme',
    ]);
    await user.click(press('Save the recipe'));
    await user.click(await screen.findByRole('tab', { name: /Ingredients/ }));
    expect(await screen.findByRole('heading', { name: 'For the top' })).toBeInTheDocument();
  });

  it('offers Undo and Redo only once there is a change to take back', async () => {
    const { user } = await review();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    await user.click(press('Remove Ingredient 2'));
    expect(press('Undo')).toHaveAttribute('aria-disabled', 'false');
    expect(press('Redo')).toHaveAttribute('aria-disabled', 'true');
    await user.click(press('Undo'));
    expect(press('Undo')).toHaveAttribute('aria-disabled', 'true');
    expect(press('Redo')).toHaveAttribute('aria-disabled', 'false');
  });

  it('is as it was after Undo, with everything else on the page', async () => {
    const { user } = await review();
    await user.click(press('Remove Ingredient 2'));
    fireEvent.change(await box('Title'), { target: { value: 'Tart' } });
    await user.click(press('Undo'));
    await user.click(press('Undo'));
    expect(ingredients()).toEqual(['200 g plain flour', '100 g buter', '3 onions']);
    expect(await box('Title')).toHaveValue('Onion tart');
    expect(press('Undo')).toHaveFocus();
    await user.click(press('Redo'));
    expect(ingredients()).toHaveLength(2);
  });
});
