import { standStillAtPress } from './steadyPress';

/** A window that scrolls at once, and like a browser does nothing where it already is. */
const pageAt = (top: number) => {
  const moves: number[] = [];
  let at = top;
  const scrollTo = ({ top: to = 0 }: ScrollToOptions) => {
    if (to !== at) moves.push(to);
    at = to;
  };
  const page = Object.assign(new EventTarget(), {
    get scrollY() {
      return at;
    },
    scrollTo,
    scrollBy: ({ top: by = 0 }: ScrollToOptions) => scrollTo({ top: at + by }),
    setTimeout: () => 1,
    clearTimeout: () => undefined,
  });
  return { page: page as unknown as Window, moves };
};

describe('a press while the page is about to scroll smoothly', () => {
  it.each([
    ['at its top', 0, [1, 0]],
    ['further down', 300, [299, 300]],
  ])('moves the page and puts it back where it was, %s', (_where, top, expected) => {
    const { page, moves } = pageAt(top);
    standStillAtPress(page);
    page.dispatchEvent(new Event('pointerdown'));
    expect(moves).toEqual(expected);
  });
});
