import { screen } from '@testing-library/react';
import type { RecipeImage } from '@/components/RecipeImage/RecipeImage';
import { anAnswer, recipes } from '@/testing/builders';
import { renderApp } from '@/testing/renderApp';

const mockDrawn = jest.fn();
jest.mock('@/components/RecipeImage/RecipeImage', () => {
  const actual = jest.requireActual<{ RecipeImage: typeof RecipeImage }>('@/components/RecipeImage/RecipeImage');
  return {
    RecipeImage: (props: Parameters<typeof RecipeImage>[0]) => {
      mockDrawn();
      return actual.RecipeImage(props);
    },
  };
});

const box = () => screen.getByRole('textbox', { name: 'Your ingredients' });

it('renders no card again while the cook types or opens the filters', async () => {
  const { user } = renderApp('/', { api: { 'POST /api/analyze': anAnswer({ recipes: recipes(6) }) } });
  await user.type(box(), 'eggs{Enter}');
  await screen.findByRole('heading', { name: /6 of 6/ });
  expect(mockDrawn).toHaveBeenCalled();
  mockDrawn.mockClear();
  await user.type(box(), ', leeks');
  expect(box()).toHaveValue('eggs, leeks');
  await user.click(screen.getAllByRole('button', { name: /^Filters/ })[0]!);
  await screen.findByRole('dialog', { name: 'Filters' });
  expect(mockDrawn).not.toHaveBeenCalled();
});
