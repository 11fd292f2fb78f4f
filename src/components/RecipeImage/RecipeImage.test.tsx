import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { AppFrame } from '@/testing/AppFrame';
import { HousePicture } from './HousePicture';
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

describe('a drawing, where the operator has a store of them', () => {
  const STORE = 'https://pictures.example/larder/0123456789abcdef';
  const meta = document.createElement('meta');
  beforeEach(() => {
    meta.name = 'picture-store';
    meta.content = STORE;
    document.head.append(meta);
  });
  afterEach(() => meta.remove());
  const drawing = (imageUrl: string) => (
    <AppFrame>
      <RecipeImage recipe={{ ...recipe, imageUrl }} alt="Soup" sizes="100vw" />
    </AppFrame>
  );
  const shown = () => screen.getByRole('img', { name: 'Soup' });

  it('comes from the store, from our server if it is not there, and is the fallback at last', () => {
    render(drawing('/pictures/soup.webp'));
    expect(shown()).toHaveAttribute('src', `${STORE}/soup.webp`);
    expect(shown()).toHaveAttribute('srcset', `${STORE}/soup-400.webp 400w, ${STORE}/soup.webp 800w`);
    expect(shown()).toHaveAttribute('crossorigin', 'anonymous');
    fireEvent.error(shown());
    expect(shown()).toHaveAttribute('src', '/pictures/soup.webp');
    expect(shown()).not.toHaveAttribute('crossorigin');
    fireEvent.error(shown());
    expect(shown()).toHaveAttribute('src', expect.stringMatching(/^\/pictures\/fallback-meals-/));
    fireEvent.error(shown());
    expect(shown()).toHaveAttribute('src', expect.stringMatching(/^\/pictures\/fallback-meals-/));
  });

  it('is looked for in the store again when it is replaced by another', () => {
    const { rerender } = render(drawing('/pictures/soup.webp'));
    fireEvent.error(shown());
    rerender(drawing('/pictures/soup-v2.webp'));
    expect(shown()).toHaveAttribute('src', `${STORE}/soup-v2.webp`);
  });

  it('that decorates a page comes from the store, or from our server', () => {
    render(<HousePicture path="/pictures/soup-400.webp" alt="Soup" />);
    expect(shown()).toHaveAttribute('src', `${STORE}/soup-400.webp`);
    fireEvent.error(shown());
    fireEvent.error(shown());
    expect(shown()).toHaveAttribute('src', '/pictures/soup-400.webp');
  });

  it('that failed before the script was there is replaced when it is', () => {
    const failed = { complete: true, naturalWidth: 0, currentSrc: `${STORE}/soup-400.webp` };
    for (const [name, value] of Object.entries(failed))
      jest.spyOn(HTMLImageElement.prototype, name as 'complete', 'get').mockReturnValueOnce(value as never);
    render(<HousePicture path="/pictures/soup-400.webp" alt="Soup" />);
    expect(shown()).toHaveAttribute('src', '/pictures/soup-400.webp');
    jest.restoreAllMocks();
  });
});
