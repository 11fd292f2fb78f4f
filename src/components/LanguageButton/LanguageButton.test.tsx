import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderStory } from '../../../stories/renderStory';
import meta, * as stories from '../../../stories/LanguageButton.stories';

const open = async (onChoose = jest.fn()) => {
  renderStory(meta, stories.French, { onChoose });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('menu');
  return onChoose;
};

describe('<LanguageButton />', () => {
  it('shows the code of the language and names it in full', () => {
    renderStory(meta, stories.French);
    const button = screen.getByRole('button', { name: 'Language: Français' });
    expect(button).toHaveTextContent('fr');
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('lists the languages with the current one checked, and chooses with the keyboard', async () => {
    const onChoose = await open();
    expect(screen.getAllByRole('menuitemradio')).toHaveLength(4);
    expect(screen.getByRole('menuitemradio', { name: 'Français' })).toBeChecked();
    await userEvent.keyboard('{Home}{Enter}');
    expect(onChoose).toHaveBeenCalledWith('en-GB');
  });

  it('changes nothing when the current language is chosen, or after Escape', async () => {
    const onChoose = await open();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Français' }));
    await userEvent.click(screen.getByRole('button', { name: /^Language/ }));
    await userEvent.keyboard('{Escape}');
    expect(onChoose).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: /^Language/ })).toHaveFocus();
  });
});
