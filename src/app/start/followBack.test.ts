/** @jest-environment jest-fixed-jsdom */
import { cardPressed } from '@/lib/browser/leftCard';
import { followBack } from './followBack';

const routed = jest.fn();
let change: (() => Promise<void>) | undefined;

beforeAll(() => {
  followBack(window);
  window.addEventListener('popstate', routed);
});

beforeEach(() => {
  routed.mockClear();
  change = undefined;
  document.body.innerHTML =
    '<article><img><h3><a href="/recipe/7">Shakshuka</a></h3></article><div data-page-picture="/recipe/7"><img></div>';
  cardPressed(document.querySelector('a')!, '/recipe/7');
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  document.startViewTransition = ((run: () => Promise<void>) => {
    change = run;
    return { ready: Promise.resolve(), finished: Promise.resolve() };
  }) as unknown as typeof document.startViewTransition;
});

const goBack = (init: PopStateEventInit & { hasUAVisualTransition?: boolean } = {}) =>
  window.dispatchEvent(Object.assign(new PopStateEvent('popstate', init), init));

describe('going back from a recipe to its card', () => {
  it('tells the router only when the browser has its picture of the recipe', async () => {
    goBack();
    expect(routed).not.toHaveBeenCalled();
    document.querySelector('a')!.focus();
    await change!();
    expect(routed).toHaveBeenCalledTimes(1);
  });

  it('tells the router at once when the browser shows a transition itself', () => {
    goBack({ hasUAVisualTransition: true });
    expect(routed).toHaveBeenCalledTimes(1);
  });

  it('tells the router at once with reduced motion', () => {
    window.matchMedia = () => ({ matches: true }) as MediaQueryList;
    goBack();
    expect(routed).toHaveBeenCalledTimes(1);
  });

  it('tells the router at once on the way to another page', () => {
    cardPressed(document.querySelector('a')!, '/recipe/8');
    goBack();
    expect(routed).toHaveBeenCalledTimes(1);
  });

  it('tells the router once in a browser that refuses a transition', () => {
    document.startViewTransition = () => {
      throw new DOMException('no', 'InvalidStateError');
    };
    goBack();
    expect(routed).toHaveBeenCalledTimes(1);
  });
});
