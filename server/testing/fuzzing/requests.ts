import type { InjectOptions } from 'fastify';
import { VERSION_KEY_LENGTH } from '@contracts/limits';
import { form } from '../openApp';
import { TEST_PASSWORD, type SignedUp } from '../signUp';
import {
  bookChanges,
  fileOfRecipes,
  importedRecipes,
  listChanges,
  PHOTO_JPEG,
  PHOTO_NAME,
  type Belongings,
} from './belongings';
import { calls, type Call } from './calls';
import { createFuzzValues } from './fuzzValues';
import type { World } from './world';

/** Calls that end a session are rare, so that most calls are signed in. */
const ENDINGS: readonly string[] = ['logout', 'deleteAccount', 'updatePassword', 'updateEmail', 'login', 'register'];
const ENDING_SHARE = 0.2;

const OTHER_PATHS = [
  '/',
  '/saved',
  '/recipe/1',
  '/recipe/%00',
  '/recipe/NaN',
  '/reset-password/x',
  '/api',
  '/api/',
  '/api/health',
  '/api/docs',
  '/api/docs/json',
  '/pictures/shakshuka.webp',
  '/pictures/%2e%2e%2fx.webp',
  '/pictures/shakshuka-v99.webp',
  '/%E0%A4%A',
  '/%',
  '//',
  '/api/auth',
  '/api/user/recipes/saved/%F0%9F%8D%B3',
  '/api/recipes/0',
  '/api/recipes/99999999999999999999',
  '/app-shell',
  '/index.html',
  '/assets/none.js',
  '/shopping',
  '/shopping/none',
  '/collection/none',
  '/api/user/archive',
  '/api/user/archive?which=own',
  '/api/user/archive?which=%00',
  `/api/photos/${PHOTO_NAME}.jpg`,
  `/api/photos/${PHOTO_NAME}.jpg?of=10000`,
  `/api/photos/${PHOTO_NAME}.jpg?of=-1`,
  '/api/photos/none.jpg',
  `/${'a/'.repeat(800)}`,
  `/api/recipes/${'9'.repeat(3_000)}`,
] as const;
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH'] as const;
const LANGUAGES = ['fr', 'es', 'en-US', '*', 'de', ';;q=,', 'fr;q=0', `${'a,'.repeat(200)}fr`] as const;
const TYPES = [
  'application/json',
  'text/plain',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/x-www-form-urlencoded',
  'nonsense',
  '',
] as const;

const valuesIn = (world: World, call?: Call) => {
  const { random, cooks, ids } = world;
  const cook = () => random.pick(cooks as unknown as readonly [SignedUp]);
  const id = () => random.pick(ids as unknown as readonly [number]);
  return createFuzzValues(random, {
    id,
    recipeId: id,
    email: () => (random.chance(0.5) ? cook().email : `${world.prefix}${random.whole(0, 1e9)}@example.org`),
    password: () => TEST_PASSWORD,
    currentPassword: () => TEST_PASSWORD,
    newPassword: () => TEST_PASSWORD,
    token: () => world.resetToken.value,
    changes: () => (call?.name === 'changeCookbook' ? bookChanges(random, id) : listChanges(random)),
    jpeg: () => PHOTO_JPEG,
    recipes: () => importedRecipes(random, id),
    // Names of versions are random and of one length, which no generated text is.
    version: () => String(random.whole(0, 9)).repeat(VERSION_KEY_LENGTH),
    at: () => Date.now() - random.whole(-1_000, 1_000_000),
    ingredients: () => random.pick<unknown>(['egg, tomato', ['leek', 'butter'], [{ name: 'egg', quantity: '2' }]]),
    preferences: () => random.pick<unknown>([{}, '{}', { language: 'fr' }, '{"dietTypes":["Vegan"]}']),
  });
};

const bodyOf = (world: World, call: Call): Pick<InjectOptions, 'payload' | 'headers'> => {
  const { random } = world;
  const values = valuesIn(world, call);
  if (call.isMultipart && !call.shape && random.chance(0.7)) {
    const file = { name: random.pick(['file', 'image']), bytes: fileOfRecipes(random) };
    return form(random.chance(0.2) ? { name: values.text() } : {}, file);
  }
  if (!call.shape) return random.chance(0.1) ? { payload: JSON.stringify(values.junk()) ?? '' } : {};
  const roll = random.next();
  const fitting = values.fitting(call.shape);
  const value = roll < 0.55 ? fitting : roll < 0.85 ? values.spoilt(fitting) : values.junk();
  if (call.isMultipart && random.chance(0.5) && typeof value === 'object' && value !== null) {
    const fields = Object.fromEntries(
      Object.entries(value).map(([key, field]) => [
        key.replace(/["\r\n]/g, ''),
        typeof field === 'string' ? field : (JSON.stringify(field) ?? ''),
      ]),
    );
    const image = {
      name: 'image',
      bytes: Uint8Array.from({ length: random.whole(0, 300) }, () => random.whole(0, 255)),
    };
    const { payload, headers } = form(fields, random.chance(0.3) ? image : undefined);
    return { payload: random.chance(0.15) ? payload.subarray(0, random.whole(0, payload.length)) : payload, headers };
  }
  const json = JSON.stringify(value) ?? 'undefined';
  const payload = random.chance(0.04) ? json.slice(0, random.whole(0, json.length)) : json;
  return { payload, headers: { 'content-type': random.chance(0.03) ? random.pick(TYPES) : 'application/json' } };
};

/** Mostly what the contract asks for, sometimes spoilt, and sometimes a parameter of another call. */
const queryOf = (world: World, call: Call): string => {
  const { random } = world;
  const odd = random.pick(['1', '', '-1', 'x', '99999999999999999', '1700000000000', '%00', '1&at=2']);
  if (random.chance(0.1)) return `?at=${odd}`;
  if (!call.queryShape || random.chance(0.1)) return '';
  const values = valuesIn(world);
  const fitting = values.fitting(call.queryShape);
  const value = random.chance(0.7) ? fitting : values.spoilt(fitting);
  const parameters = Object.entries((value ?? {}) as Record<string, unknown>).map(([key, field]): [string, string] => [
    key,
    typeof field === 'string' ? field : (JSON.stringify(field) ?? ''),
  ]);
  return `?${new URLSearchParams(parameters)}`;
};

const headersOf = ({ random }: World): Record<string, string> => ({
  ...(random.chance(0.4) && { 'accept-language': random.pick(LANGUAGES) }),
  ...(random.chance(0.05) && { origin: random.pick(['http://localhost:80', 'https://evil.example', 'null', '\\']) }),
  ...(random.chance(0.03) && { 'sec-fetch-site': random.pick(['cross-site', 'same-origin', 'none']) }),
  ...(random.chance(0.05) && { host: random.pick(['localhost', 'a b', '[::1]:80', 'evil.example/..', '']) }),
  ...(random.chance(0.1) && { 'accept-encoding': random.pick(['br', 'gzip', 'identity', 'br;q=0']) }),
  ...(random.chance(0.02) && { 'if-none-match': '*' }),
});

const cookiesOf = ({ random, cooks }: World, needsSession: boolean): Record<string, string> => {
  const isCook = random.chance(needsSession ? 0.85 : 0.3);
  const cook = random.pick(cooks as unknown as readonly [SignedUp]);
  return {
    ...(isCook && cook.cookies),
    ...(random.chance(0.03) && { session: random.pick(['', 'x', 'a'.repeat(43), '%', `${'b'.repeat(5_000)}`]) }),
    ...(random.chance(0.1) && { visitor: random.pick(['x', '00000000-0000-4000-8000-000000000000']) }),
  };
};

/** Calls for the owner of a recipe or of a collection only. */
const OF_OWNERS: readonly string[] = ['editRecipe', 'getRecipeHistory', 'shareCollection', 'unshareCollection'];

/** Mostly what a cook has with this cook, because others are refused before anything is read. */
const ownedFor = ({ random, own }: World, call: Call) =>
  OF_OWNERS.includes(call.name) && own.length > 0 && random.chance(0.8)
    ? random.pick(own as unknown as readonly [Belongings])
    : undefined;

/** The path of a call, its parameters mostly those of something that is there. */
const pathOf = (world: World, { name: called, path }: Call, owned: Belongings | undefined): string => {
  const { random, ids, lists, links, own } = world;
  const known: Record<string, () => string | number> = {
    id: () => owned?.recipe ?? random.pick(ids as unknown as readonly [number]),
    share: () => random.pick((called === 'getSharedCollection' ? links : lists) as unknown as readonly [string]),
    collection: () => (owned ?? own[0])?.collection ?? '',
    name: () => PHOTO_NAME,
  };
  return path.replace(/\{(\w+)\}/g, (_whole, parameter: string) => {
    const isKnown = owned !== undefined || random.chance(0.85);
    const value = isKnown ? known[parameter]?.() : undefined;
    return String(
      value ??
        encodeURIComponent(
          valuesIn(world)
            .text()
            .replace(/\ud800/g, ''),
        ),
    );
  });
};

const addressIn = ({ random }: World) => `10.0.${random.whole(0, 9)}.${random.whole(1, 250)}`;

/** A request of one call: mostly what the contract asks for, sometimes spoilt. */
export const requestOf = (world: World, call: Call): InjectOptions & { url: string } => {
  const { random } = world;
  const owned = ownedFor(world, call);
  const body = bodyOf(world, call);
  return {
    ...body,
    method: random.chance(0.98) ? call.method : random.pick(METHODS),
    url: pathOf(world, call, owned) + queryOf(world, call),
    headers: { ...headersOf(world), ...body.headers },
    cookies: owned?.cook.cookies ?? cookiesOf(world, call.needsSession === true),
    remoteAddress: addressIn(world),
  };
};

const requestElsewhere = (world: World): InjectOptions & { url: string } => ({
  method: world.random.pick(METHODS),
  url: world.random.pick(OTHER_PATHS),
  payload: world.random.chance(0.3) ? '{"a":1}' : undefined,
  headers: headersOf(world),
  cookies: cookiesOf(world, true),
  remoteAddress: addressIn(world),
});

/** A request: mostly a call of the contract, sometimes another path. */
export const requestIn = (world: World): { call?: Call; request: InjectOptions & { url: string } } => {
  const { random } = world;
  if (random.chance(0.06)) return { request: requestElsewhere(world) };
  const first = random.pick(calls as unknown as readonly [Call]);
  const isTooOften = ENDINGS.includes(first.name) && !random.chance(ENDING_SHARE);
  const call = isTooOften ? random.pick(calls as unknown as readonly [Call]) : first;
  return { call, request: requestOf(world, call) };
};
