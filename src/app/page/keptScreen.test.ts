import { NavigationType, type Location } from 'react-router-dom';
import { screenAt, type KeptScreen, type Routing } from './keptScreen';

const at = (pathname: string, key: string, navigationType = NavigationType.Push): Routing => ({
  place: { location: { pathname, search: '', hash: '', state: null, key } as Location, navigationType },
  match: { outlet: null, matches: [], isDataRoute: false },
});
const CARD = { path: '/saved', href: '/recipe/7' };
const opened = (routing: Routing): KeptScreen => screenAt(undefined, routing, undefined)!;
const saved = opened(at('/saved', 'list'));

describe('the screen behind a recipe', () => {
  it('is the one whose card was pressed', () => {
    expect(screenAt(saved, at('/recipe/7', 'recipe'), CARD)).toEqual({ ...saved, isBehind: true });
  });

  it.each([
    ['a link that is no card', at('/recipe/7', 'recipe'), undefined],
    ['a card of another recipe', at('/recipe/8', 'recipe'), CARD],
    ['a card of another screen', at('/recipe/7', 'recipe'), { ...CARD, path: '/' }],
    ['Forward', at('/recipe/7', 'recipe', NavigationType.Pop), CARD],
  ])('is none after %s', (_way, routing, card) => {
    expect(screenAt(saved, routing, card)).toBeUndefined();
  });

  it('stays while the recipe is replaced by its new id', () => {
    const behind = screenAt(saved, at('/recipe/7', 'recipe'), CARD)!;
    expect(screenAt(behind, at('/recipe/9', 'new', NavigationType.Replace), CARD)).toBe(behind);
  });
});

describe('the way out of a recipe', () => {
  const behind = screenAt(saved, at('/recipe/7', 'recipe'), CARD)!;

  it('shows the kept screen again on Back, with the address that it knows', () => {
    expect(screenAt(behind, at('/saved', 'list', NavigationType.Pop), CARD)).toEqual(saved);
    expect(screenAt(behind, at('/saved', 'list', NavigationType.Pop), CARD)?.routing).toBe(saved.routing);
  });

  it('opens a new screen by a link, also one to the same path', () => {
    const again = at('/saved', 'link');
    expect(screenAt(behind, again, CARD)).toEqual({ id: saved.id + 1, routing: again, isBehind: false });
  });

  it('shows the kept home page by a link, too', () => {
    const home = opened(at('/', 'home'));
    const hidden = screenAt(home, at('/recipe/7', 'recipe'), { ...CARD, path: '/' })!;
    const linked = at('/', 'link');
    expect(screenAt(hidden, linked, CARD)).toEqual({ id: home.id, routing: linked, isBehind: false });
  });
});

it('stays the same screen while its address changes', () => {
  const narrowed = at('/saved', 'narrowed', NavigationType.Replace);
  expect(screenAt(saved, narrowed, undefined)).toEqual({ id: saved.id, routing: narrowed, isBehind: false });
  expect(screenAt(saved, saved.routing, undefined)).toBe(saved);
});
