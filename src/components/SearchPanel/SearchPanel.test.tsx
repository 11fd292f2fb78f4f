import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderStory } from '../../../stories/renderStory';
import meta, * as stories from '../../../stories/SearchPanel.stories';

describe('<SearchPanel />', () => {
  it('cannot analyze an empty box', async () => {
    const onSubmit = jest.fn();
    renderStory(meta, stories.Empty, { text: '', onSubmit });
    expect(screen.getByRole('button', { name: 'Analyze' })).toBeDisabled();
    await userEvent.type(screen.getByRole('textbox', { name: 'Your ingredients' }), '{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it.each(['ingredients', 'name'] as const)('allows blank text to be submitted in %s mode', async (mode) => {
    const onSubmit = jest.fn();
    renderStory(meta, stories.Empty, { mode, text: '   ', onSubmit });
    const button = screen.getByRole('button', { name: mode === 'name' ? 'Search' : 'Analyze' });
    expect(button).toBeEnabled();
    await userEvent.type(screen.getByRole(mode === 'name' ? 'combobox' : 'textbox'), '{Enter}');
    await userEvent.click(button);
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('searches with Enter and inserts a line break with Shift+Enter', async () => {
    const onSubmit = jest.fn();
    const onTextChange = jest.fn();
    renderStory(meta, stories.Filled, { onSubmit, onTextChange });
    const box = screen.getByRole('textbox', { name: 'Your ingredients' });
    await userEvent.type(box, '{Shift>}{Enter}{/Shift}');
    expect(onTextChange).toHaveBeenCalledWith('eggs, tomatoes, feta, red onion, garlic\n');
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.type(box, '{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('cannot analyze while it loads, and leaves it to the panel of the progress to stop the search', () => {
    renderStory(meta, stories.Loading);
    expect(screen.getByRole('button', { name: 'Analyze' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: /Cancel|Stop/ })).not.toBeInTheDocument();
  });

  it('changes the mode', async () => {
    const onModeChange = jest.fn();
    renderStory(meta, stories.Empty, { onModeChange });
    await userEvent.click(screen.getByRole('radio', { name: 'By recipe name' }));
    expect(onModeChange).toHaveBeenCalledWith('name');
  });

  it('searches by name with Enter and with the button', async () => {
    const onSubmit = jest.fn();
    renderStory(meta, stories.ByRecipeName, { onSubmit });
    await userEvent.type(screen.getByRole('combobox', { name: 'Recipe name' }), '{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('says how many filters are active, and that they are open', () => {
    const { unmount } = renderStory(meta, stories.Filled);
    expect(screen.getByRole('button', { name: 'Filters 2 active' })).toHaveAttribute('aria-expanded', 'false');
    unmount();
    renderStory(meta, stories.FiltersOpen);
    expect(screen.getByRole('button', { name: /Filters/ })).toHaveAttribute('aria-expanded', 'true');
  });
});
