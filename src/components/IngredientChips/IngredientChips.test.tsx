import { act, render, screen } from '@testing-library/react';
import { AppFrame } from '@/testing/AppFrame';
import { IngredientChips } from './IngredientChips';

/** A window whose width can change: every query begins as that of a wide one. */
const fakeWidth = () => {
  const queries: { isPhone: boolean; listeners: Set<() => void> } = { isPhone: false, listeners: new Set() };
  const { matchMedia } = window;
  jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    ...matchMedia(media),
    get matches() {
      return queries.isPhone && media.includes('max-width');
    },
    addEventListener: (_type: string, listener: unknown) => void queries.listeners.add(listener as () => void),
  }));
  return {
    becomePhone: () =>
      act(() => {
        queries.isPhone = true;
        for (const listener of queries.listeners) listener();
      }),
  };
};

describe('the chips of a search', () => {
  afterEach(() => jest.restoreAllMocks());

  it('keep the focus when the window becomes as narrow as a phone', () => {
    const width = fakeWidth();
    render(
      <AppFrame>
        <IngredientChips ingredients={['eggs']} unknown={['moon dust']} onSearch={jest.fn()} />
      </AppFrame>,
    );
    const chip = screen.getByRole('button', { name: 'Remove moon dust' });
    chip.focus();
    width.becomePhone();
    expect(chip).toBeInTheDocument();
    expect(chip).toHaveFocus();
  });
});
