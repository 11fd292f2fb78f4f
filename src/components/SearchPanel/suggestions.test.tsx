import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderStory } from '../../../stories/renderStory';
import meta, * as stories from '../../../stories/SearchPanel.stories';

const suggested = async (story: { args: object }) => {
  const onSubmit = jest.fn();
  const suggesting = {
    completions: stories.Suggesting.args.suggesting.completions,
    onTyped: jest.fn(),
    onChoose: jest.fn(),
    onClose: jest.fn(),
  };
  renderStory(meta, story, { suggesting, onSubmit });
  const box = screen.getByRole(story === stories.Suggesting ? 'textbox' : 'combobox');
  const user = userEvent.setup();
  await user.type(box, 'm');
  const list = within(await screen.findByRole('listbox', { name: 'Suggestions' }));
  const active = () => {
    const id = box.getAttribute('aria-activedescendant');
    return id && list.getAllByRole('option', { selected: true }).find((option) => option.id === id)?.textContent;
  };
  return { user, box, list, active, onSubmit, ...suggesting };
};

describe.each([
  ['by ingredients', stories.Suggesting],
  ['by name', stories.SuggestingNames],
])('the suggestions of a search %s', (_mode, story) => {
  it('are announced, and belong to the box', async () => {
    const { box, list } = await suggested(story);
    const count = list.getAllByRole('option').length;
    expect(screen.getByRole('status')).toHaveTextContent(`${count} suggestions. Choose with the arrow keys.`);
    expect(box).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
    expect(box).toHaveAttribute('aria-autocomplete', 'list');
  });

  it('are walked through with the arrows, and Enter chooses without a search', async () => {
    const { user, box, list, active, onChoose, onSubmit } = await suggested(story);
    const names = list.getAllByRole('option').map(({ textContent }) => textContent);
    expect(active()).toBeNull();
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe(names[0]);
    await user.keyboard('{ArrowUp}');
    expect(active()).toBe(names.at(-1));
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ name: names[1] }));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(box).toHaveFocus();
  });

  it('do not keep Enter from searching while none is active', async () => {
    const { user, onChoose, onSubmit } = await suggested(story);
    await user.keyboard('{ArrowDown}{Home}{Enter}');
    expect(onChoose).not.toHaveBeenCalled();
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('close with Escape and when the box is left with Tab, and nothing is chosen', async () => {
    const { user, box, onChoose, onClose } = await suggested(story);
    await user.keyboard('{ArrowDown}{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(box).toHaveFocus();
    await user.tab();
    expect(onClose).toHaveBeenCalledTimes(2);
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('are chosen with the mouse, and the box keeps the focus', async () => {
    const { user, box, list, onChoose, onClose } = await suggested(story);
    await user.click(list.getAllByRole('option')[1]!);
    expect(onChoose).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
    expect(box).toHaveFocus();
  });

  it('leave the keys to an input method that is composing', async () => {
    const { box, active, onChoose } = await suggested(story);
    fireEvent.keyDown(box, { key: 'ArrowDown', isComposing: true });
    expect(active()).toBeNull();
    fireEvent.keyDown(box, { key: 'ArrowDown' });
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('are asked for only at the end of the text', async () => {
    const { user, box, onTyped } = await suggested(story);
    onTyped.mockClear();
    await user.type(box, 'x', { initialSelectionStart: 0, initialSelectionEnd: 0 });
    expect(onTyped).not.toHaveBeenCalled();
  });
});

it('a box of names is a combobox that says whether its list is open', async () => {
  const { box } = await suggested(stories.SuggestingNames);
  expect(box).toHaveAttribute('aria-expanded', 'true');
});
