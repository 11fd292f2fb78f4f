import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderStory } from '../../../stories/renderStory';
import meta, * as stories from '../../../stories/Header.stories';

describe('<Header />', () => {
  it('links to the home page', () => {
    renderStory(meta, stories.OnPaper);
    expect(screen.getByRole('link', { name: 'Larder' })).toHaveAttribute('href', '/');
  });

  it('opens the preferences from their button', async () => {
    const onPreferencesOpen = jest.fn();
    renderStory(meta, stories.OnPaper, { onPreferencesOpen });
    const button = screen.getByRole('button', { name: 'Preferences' });
    await userEvent.click(button);
    expect(onPreferencesOpen).toHaveBeenCalledWith(button);
  });

  it.each([
    [1, '1'],
    [9, '9'],
    [10, '9+'],
    [500, '9+'],
  ])('counts %d saved recipes as %s', (savedCount, words) => {
    renderStory(meta, stories.OnPaper, { savedCount });
    const heart = screen.getByRole('link', { name: `Saved recipes: ${savedCount}` });
    expect(heart).toHaveTextContent(words);
    expect(heart).toHaveAttribute('href', '/#on-this-device');
  });

  it('has no heart while nothing is saved, and no account links when the server has no accounts', () => {
    renderStory(meta, stories.OnPaper);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/add', '/shopping']);
  });

  it('has a heart without a number and a link to the profile for a signed-in user', () => {
    renderStory(meta, stories.SignedInWithNothingSaved);
    const heart = screen.getByRole('link', { name: 'Saved recipes: 0' });
    expect(heart).toHaveAttribute('href', '/saved');
    expect(heart).toHaveTextContent('');
    expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
    expect(screen.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
  });

  it('offers an account when the server has accounts', () => {
    renderStory(meta, stories.WithAccounts);
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth');
    expect(screen.getByRole('link', { name: 'Create account' })).toHaveAttribute('href', '/auth?tab=register');
  });
});
