import { render, screen, within } from '@testing-library/react';
import { AppFrame } from '@/testing/AppFrame';
import { recipes } from '@/testing/builders';
import { RecipeShelf } from './RecipeShelf';

const shelf = (count: number) => (
  <AppFrame>
    <RecipeShelf
      recipes={recipes(count)}
      actions={{ mustSignIn: false, onHeartPress: jest.fn(), onRate: jest.fn() }}
      isAsking={false}
      onAskingChange={jest.fn()}
      onRemoveAll={jest.fn()}
    />
  </AppFrame>
);

it.each([1, 3, 4, 6])('the shelf of this device is a list of its recipes alone: %d', (count) => {
  render(shelf(count));
  const list = screen.getByRole('list', { name: 'On this device' });
  expect(within(list).getAllByRole('article')).toHaveLength(count);
  const note = 'Every recipe you save stays on this device.';
  expect(within(list).queryByText(note)).not.toBeInTheDocument();
  expect(screen.queryAllByText(note)).toHaveLength(count < 4 ? 1 : 0);
});
