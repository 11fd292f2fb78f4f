import { render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { AppFrame } from '@/testing/AppFrame';
import { RecipeImage } from './RecipeImage';

const recipe = { id: 7, category: 'Meals' as const, imageUrl: `/api/photos/${'a'.repeat(64)}.jpg` };
const picture = (
  <AppFrame>
    <RecipeImage recipe={recipe} alt="Soup" sizes="100vw" />
  </AppFrame>
);

describe('the photo of a cook', () => {
  it('is in a page that the server has drawn, which may be read without scripts', () => {
    expect(renderToString(picture)).toContain(`src="${recipe.imageUrl}?of=7"`);
  });

  it('is looked for on the device before the server is asked', async () => {
    render(picture);
    expect(screen.getByRole('img', { name: 'Soup' })).not.toHaveAttribute('src');
    await waitFor(() =>
      expect(screen.getByRole('img', { name: 'Soup' })).toHaveAttribute('src', `${recipe.imageUrl}?of=7`),
    );
  });
});
