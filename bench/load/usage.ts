import type { Request } from 'autocannon';
import { recipeIdOf } from '../../kitchen/recipes/recipeId';
import { seeded } from '../../kitchen/search/matchOracle';
import { LANGUAGES } from '../../contracts/vocabulary';
import { createFreshKitchens } from '../freshKitchens';
import { HALVES, judgedKitchens } from '../judgedKitchenFiles';
import { FORM_TYPE, formOf } from '../loadServer';
import type { Cook } from './cooks';

/** What cooks ask for, in shares of a hundred requests. Scripts and fonts are left out: browsers and proxies keep them. */
const SHARES = {
  home: 12,
  search: 20,
  'never searched before': 6,
  suggestions: 8,
  'recipe page': 12,
  recipe: 6,
  picture: 28,
  save: 5,
  'saved list': 2,
  'sign-in': 1,
};

export type Kind = keyof typeof SHARES;
export const KINDS = Object.keys(SHARES) as Kind[];

/** Names of files of `recipes/meals`. */
const PAGES = ['shakshuka', 'tortilla-de-patatas', 'ratatouille', 'cottage-pie', 'caesar-salad', 'pulled-pork'];
const BEGINNINGS = ['tom', 'chick', 'pap', 'ceb', 'oign', 'que', 'ric', 'pom'];

const json = (body: object): Pick<Request, 'method' | 'body'> & { type: string } => ({
  method: 'POST',
  body: JSON.stringify(body),
  type: 'application/json',
});

/**
 * Makes the requests of a mixed use, the same sequence for the same seed. Each seems to come from another address, as
 * behind a proxy, so that the limits per address never apply.
 */
export const createUsage = (seed: number, cooks: readonly Cook[], pictures: readonly string[]) => {
  const random = seeded(seed);
  const anyOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const kitchens = HALVES.flatMap((half) => LANGUAGES.flatMap((language) => judgedKitchens(half, language)));
  const fresh = createFreshKitchens(kitchens, seed);
  const kinds = KINDS.flatMap((kind) => Array.from({ length: SHARES[kind] }, () => kind));
  const id = () => recipeIdOf(anyOf(PAGES));

  const search = (form: Buffer) => ({ method: 'POST' as const, path: '/api/analyze', body: form, type: FORM_TYPE });
  const of: Record<Kind, (cook: Cook) => Pick<Request, 'method' | 'path' | 'body'> & { type?: string }> = {
    home: () => ({ path: '/' }),
    search: () => search(formOf(anyOf(kitchens))),
    'never searched before': () => search(formOf(fresh())),
    suggestions: () => ({ path: `/api/suggestions?text=${anyOf(BEGINNINGS)}&mode=ingredients&language=en-GB` }),
    'recipe page': () => ({ path: `/recipe/${id()}` }),
    recipe: () => ({ path: `/api/recipes/${id()}` }),
    picture: () => ({ path: anyOf(pictures) }),
    save: () => ({ path: '/api/user/recipes/saved', ...json({ recipeId: id() }) }),
    'saved list': () => ({ path: '/api/user/recipes/saved?limit=50' }),
    'sign-in': ({ email, password }) => ({ path: '/api/auth/login', ...json({ email, password }) }),
  };

  return (): { kind: Kind; request: Request } => {
    const kind = anyOf(kinds);
    const cook = anyOf(cooks);
    const { type, ...request } = { method: 'GET' as const, ...of[kind](cook) };
    const address = `10.${[0, 0, 0].map(() => Math.floor(random() * 250)).join('.')}`;
    const headers = {
      'accept-encoding': 'br',
      'accept-language': anyOf(LANGUAGES),
      'x-forwarded-for': address,
      ...(type && { 'content-type': type }),
      ...((kind === 'save' || kind === 'saved list') && { cookie: cook.cookie }),
    };
    return { kind, request: { ...request, headers } };
  };
};
