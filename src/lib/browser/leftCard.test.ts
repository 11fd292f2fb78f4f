/** @jest-environment jest-fixed-jsdom */
import { cardPressed, isBackAtCard, leftCard, recipeClosed, returnToCard } from './leftCard';

const card = '<article><h3><a href="/recipe/7">Shakshuka</a></h3></article>';
const links = () => [...document.querySelectorAll<HTMLElement>('a')];
const enter = (key: string) => window.history.replaceState({ key }, '');

describe('the way back to a card', () => {
  beforeEach(() => {
    document.body.innerHTML = card + card;
    enter('list');
  });

  it('focuses the card that was pressed, of several of one recipe', () => {
    cardPressed(links()[1]!, '/recipe/7');
    expect(leftCard()).toMatchObject({ path: window.location.pathname, href: '/recipe/7', nth: 1 });
    recipeClosed('/recipe/7');
    returnToCard();
    expect(links()[1]).toHaveFocus();
  });

  it('leads to the page whose card was pressed, not to another that shows the recipe too', () => {
    cardPressed(links()[0]!, '/recipe/7');
    recipeClosed('/recipe/7');
    expect(isBackAtCard()).toBe(true);
    const { pathname } = window.location;
    window.history.replaceState({ key: 'list' }, '', '/collections');
    expect(isBackAtCard()).toBe(false);
    window.history.replaceState({ key: 'list' }, '', pathname);
  });

  it('focuses it only once', () => {
    recipeClosed('/recipe/7');
    returnToCard();
    (document.activeElement as HTMLElement).blur();
    returnToCard();
    expect(document.body).toHaveFocus();
  });

  it('leaves the focus alone on a page that was opened later', () => {
    recipeClosed('/recipe/7');
    enter('another page');
    returnToCard();
    expect(document.body).toHaveFocus();
  });

  it('leaves the focus alone when the recipe has no card', () => {
    recipeClosed('/recipe/8');
    returnToCard();
    expect(document.body).toHaveFocus();
  });
});
