/** @jest-environment jest-fixed-jsdom */
import { withSharedPicture } from './sharedPicture';

const page = (wantsStill: boolean) => {
  document.body.innerHTML = '<article><img id="card"></article>';
  const card = document.querySelector<HTMLElement>('#card')!;
  window.matchMedia = () => ({ matches: wantsStill }) as MediaQueryList;
  const go = jest.fn(() => {
    document.body.insertAdjacentHTML('beforeend', '<div data-page-picture><img id="page"></div>');
  });
  return { card, go };
};

const withTransitions = () => {
  const end: { finished: () => void } = { finished: () => undefined };
  const names: (string | undefined)[] = [];
  const note = (id: string) => names.push(document.querySelector<HTMLElement>(id)?.style.viewTransitionName);
  document.startViewTransition = ((change: () => Promise<void>) => {
    note('#card');
    const changed = change().then(() => {
      note('#card');
      note('#page');
    });
    return { ready: changed, finished: new Promise<void>((resolve) => (end.finished = resolve)), changed };
  }) as unknown as typeof document.startViewTransition;
  return { end, names };
};

describe('the way from a card to its recipe page', () => {
  afterEach(() => {
    Reflect.deleteProperty(document, 'startViewTransition');
  });

  it('hands the name from the picture of the card to that of the page, and takes it away at the end', async () => {
    const { card, go } = page(false);
    const { end, names } = withTransitions();
    withSharedPicture(card, go);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(go).toHaveBeenCalledTimes(1);
    expect(names).toEqual(['recipe-picture', '', 'recipe-picture']);
    end.finished();
    await new Promise((resolve) => setTimeout(resolve, 0));
    const pageName = document.querySelector<HTMLElement>('#page')!.style.viewTransitionName;
    expect(pageName).toBe('');
  });

  it('has no motion when the user wants none', () => {
    const { card, go } = page(true);
    const { names } = withTransitions();
    withSharedPicture(card, go);
    expect(go).toHaveBeenCalledTimes(1);
    expect(names).toEqual([]);
  });

  it('goes there in a browser that refuses a transition', () => {
    const { card, go } = page(false);
    document.startViewTransition = () => {
      throw new DOMException('no', 'InvalidStateError');
    };
    withSharedPicture(card, go);
    expect(go).toHaveBeenCalledTimes(1);
    expect(card).toHaveStyle({ viewTransitionName: '' });
  });

  it('has no motion when the browser has no view transitions', () => {
    const { card, go } = page(false);
    withSharedPicture(card, go);
    expect(go).toHaveBeenCalledTimes(1);
    const cardName = card.style.viewTransitionName;
    expect(cardName ?? '').toBe('');
  });
});
