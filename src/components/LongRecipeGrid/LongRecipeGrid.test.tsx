import { render, screen } from '@testing-library/react';
import { AppFrame } from '@/testing/AppFrame';
import { recipes } from '@/testing/builders';
import { LongRecipeGrid } from './LongRecipeGrid';

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
