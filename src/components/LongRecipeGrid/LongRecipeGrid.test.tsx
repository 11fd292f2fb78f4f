import { act, render, screen } from '@testing-library/react';
import { AppFrame } from '@/testing/AppFrame';
import { recipes } from '@/testing/builders';
import { LongRecipeGrid } from './LongRecipeGrid';

const list = (count: number) => (
  <AppFrame>
    <LongRecipeGrid
      label="Saved recipes"
      recipes={recipes(count)}
      actions={{ mustSignIn: false, onHeartPress: jest.fn(), onRate: jest.fn() }}
    />
  </AppFrame>
);
const drawn = () => screen.getAllByRole('article').length;

it('draws the cards in sight first, and a row beyond once the list has been still for a moment', () => {
  jest.useFakeTimers();
  render(list(10_000));
  const first = drawn();
  expect(first).toBeLessThanOrEqual(6);
  act(() => jest.advanceTimersByTime(1_000));
  act(() => jest.advanceTimersByTime(1_000));
  expect(drawn()).toBeGreaterThan(first);
  expect(drawn()).toBeLessThanOrEqual(first + 6);
  jest.useRealTimers();
});

it('shows the list in a browser that refuses to scroll to where the reader was', () => {
  const refused = jest.spyOn(window, 'scrollTo').mockImplementation(() => {
    throw new DOMException('no', 'NotAllowedError');
  });
  render(
    <AppFrame>
      <LongRecipeGrid
        label="Saved recipes"
        recipes={recipes(40)}
        actions={{ mustSignIn: false, onHeartPress: jest.fn(), onRate: jest.fn() }}
        place={{ top: 900, rows: [] }}
      />
    </AppFrame>,
  );
  expect(refused).toHaveBeenCalled();
  expect(screen.getByRole('list', { name: 'Saved recipes' })).toBeVisible();
});
