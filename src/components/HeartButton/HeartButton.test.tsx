import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppFrame } from '@/testing/AppFrame';
import { HeartButton } from './HeartButton';

const heart = (isSaved: boolean, mustSignIn = false, onPress = () => {}) => (
  <AppFrame>
    <HeartButton title="Shakshuka" isSaved={isSaved} mustSignIn={mustSignIn} onPress={onPress} />
  </AppFrame>
);
const button = () => screen.getByRole('button', { name: 'Save Shakshuka' });

describe('<HeartButton />', () => {
  it('is a toggle that keeps its name, and pops once when the recipe is saved', () => {
    const { rerender } = render(heart(false));
    expect(button()).toHaveAttribute('aria-pressed', 'false');
    expect(button()).toHaveAttribute('data-popping', 'false');
    rerender(heart(true));
    expect(button()).toHaveAttribute('aria-pressed', 'true');
    expect(button()).toHaveAttribute('data-popping', 'true');
    rerender(heart(false));
    expect(button()).toHaveAttribute('data-popping', 'false');
  });

  it('does not pop for a recipe that was already saved', () => {
    render(heart(true));
    expect(button()).toHaveAttribute('data-popping', 'false');
  });

  it('tells a guest that pressing requires sign-in', () => {
    const { rerender } = render(heart(false, true));
    expect(button()).toHaveAccessibleDescription('Sign in to save recipes');
    rerender(heart(true, true));
    expect(button()).not.toHaveAccessibleDescription();
  });

  it('works from the keyboard', async () => {
    const onPress = jest.fn();
    render(heart(false, false, onPress));
    await userEvent.tab();
    expect(button()).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    expect(onPress).toHaveBeenCalledTimes(2);
  });
});
