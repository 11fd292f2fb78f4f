import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderStory } from '../../../stories/renderStory';
import meta, * as stories from '../../../stories/SignInRequiredDialog.stories';

describe('<SignInRequiredDialog />', () => {
  it.each([
    ['save', 'You must sign in or create a free account to save recipes.'],
    ['rate', 'You must sign in or create a free account to rate recipes.'],
    ['other', 'You must sign in or create a free account to use this functionality.'],
  ] as const)('explains why sign-in is required: %s', (reason, sentence) => {
    renderStory(meta, stories.ToSave, { reason });
    const dialog = screen.getByRole('dialog', { name: 'Sign in required' });
    expect(dialog).toHaveTextContent(sentence);
    expect(dialog).toHaveAccessibleDescription(expect.stringContaining(sentence));
  });

  it('links to sign-in and registration', async () => {
    const onSignIn = jest.fn();
    renderStory(meta, stories.ToSave, { onSignIn });
    expect(screen.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '/auth?tab=register');
    const signIn = screen.getByRole('link', { name: 'Sign in' });
    expect(signIn).toHaveAttribute('href', '/auth');
    await userEvent.click(signIn);
    expect(onSignIn).toHaveBeenCalled();
  });

  it('has no links when the server has no accounts, and keeps the recipe on the device', async () => {
    const onKeep = jest.fn();
    renderStory(meta, stories.WithoutAccounts, { onKeep });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Keep on this device' }));
    expect(onKeep).toHaveBeenCalled();
  });

  it('offers no keeping without a recipe', () => {
    renderStory(meta, stories.ForSomethingElse);
    expect(screen.queryByRole('button', { name: 'Keep on this device' })).not.toBeInTheDocument();
  });

  it('closes on Escape', async () => {
    const onClose = jest.fn();
    renderStory(meta, stories.ToSave, { onClose });
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalled();
  });
});
