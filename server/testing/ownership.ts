import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Kysely } from 'kysely';
import type { Recipe } from '@contracts/recipe';
import type { UserExport } from '@contracts/userExport';
import type { Database } from '../db/schema';
import { form, openApp } from './openApp';
import { routesOf } from './routeList';
import { signUp, TEST_PASSWORD, type SignedUp } from './signUp';

/** An attempt on one route by a user who is not the owner. */
export type Attack = (victim: Victim, attacker: SignedUp) => Omit<InjectOptions, 'method' | 'cookies'>[];

/** A user with data in every part of an account. */
export interface Victim extends SignedUp {
  /** Stored by her, shared by her, and from the corpus. */
  ownRecipe: number;
  sharedRecipe: number;
  knownRecipe: number;
  link: string;
  /** A line of her shopping list, and the end of the link to it. */
  lineId: string;
  share: string;
  /** A collection of hers, and the end of the link to it. */
  collectionId: string;
  collectionLink: string;
  /** Of her sessions, by which only she may end them. */
  sessionIds: number[];
}

export interface OwnershipReport {
  routes: number;
  requests: number;
  comparisons: number;
  faults: string[];
}

const TITLE = 'Qanary soup';
const RATING = 4;
const SOUP = { category: 'Meals', ingredients: ['leek', 'butter'], instructions: ['Simmer.'] };
const PAGE =
  '<!doctype html><html lang="en-US"><head><title>Larder</title></head><body><div id="root"></div></body></html>';

const preferencesWith = (allergen: string) => ({
  language: 'fr',
  measurementSystem: 'imperial',
  excludedAllergens: [allergen],
  dietTypes: ['Vegan'],
});

/** Fields no call has, in case one treats them as the owner. */
const asVictim = ({ uid, email }: Victim) => ({ uid, userId: uid, user: { uid, email }, owner: `user:${uid}` });

/** The same as fields of a form. */
const asTexts = (fields: object) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)]));

const everyRecipe = ({ ownRecipe, sharedRecipe, knownRecipe }: Victim) => [ownRecipe, sharedRecipe, knownRecipe];

const reading =
  (...urls: string[]): Attack =>
  ({ uid, email }) =>
    urls.flatMap((url) => [
      { url },
      { url, query: { uid, userId: uid, email, owner: `user:${uid}` } },
      { url, headers: { 'x-user-id': uid, 'x-forwarded-user': email, authorization: `Bearer ${uid}` } },
    ]);

const ANALYZE: Attack = (victim) =>
  [{ recipeName: TITLE }, { ingredients: 'leek, butter', offset: 0 }].map((payload) => ({
    url: '/api/analyze',
    payload: { ...asVictim(victim), ...payload },
  }));

const AISLE_ORDER = { aisles: ['fish'], at: 8_000_000_000_000 };

/** Her line, taken off by its id. */
const takingOff = ({ lineId }: Victim) => [{ id: lineId, state: 'gone', at: 8_000_000_000_000 }];

/** Addresses of shared lists made from what others may know of her; only she has her real link. */
const guessedLinks = ({ uid, lineId, share }: Victim) =>
  [uid, lineId, share.toLowerCase(), share.slice(0, -1), `${share.slice(0, -1)}${share.endsWith('A') ? 'B' : 'A'}`]
    .filter((guess) => guess !== share)
    .map((guess) => `/api/shared-lists/${encodeURIComponent(guess.slice(0, 27).padEnd(27, '0'))}`);

/** The lines of her cookbook, removed by their ids. */
const removals = ({ lineId, collectionId }: Victim) =>
  [lineId, collectionId].map((id) => ({ id, state: 'gone', at: 8_000_000_000_000 }));

const collectionShare = ({ collectionId }: Victim) => `/api/cookbook/collections/${collectionId}/share`;

/** An attempt for each route. A route missing here fails the proof. */
const ATTACKS: Readonly<Record<string, Attack>> = {
  'GET /api/health': reading('/api/health'),
  'GET /api/live': reading('/api/live'),
  'GET /api/ready': reading('/api/ready'),
  'GET /api/auth/me': reading('/api/auth/me'),
  'GET /api/preferences': reading('/api/preferences'),
  'GET /api/user/export': reading('/api/user/export'),
  'GET /api/user/recipes/saved': reading('/api/user/recipes/saved'),
  'GET /api/docs': reading('/api/docs'),
  'GET /api/docs/': reading('/api/docs/'),
  'GET /api/docs/*': reading('/api/docs/static/swagger-ui.css'),
  'GET /api/docs/json': reading('/api/docs/json'),
  'GET /api/docs/yaml': reading('/api/docs/yaml'),
  'GET /api/docs/static/index.html': () => [{ url: '/api/docs/static/index.html' }],
  'GET /api/docs/static/swagger-initializer.js': reading('/api/docs/static/swagger-initializer.js'),
  'GET /pictures/:file': reading('/pictures/shakshuka.webp'),
  'GET /': reading('/'),
  'GET /index.html': reading('/index.html'),
  'GET /app-shell': reading('/app-shell'),
  'GET /*': (victim) => [
    { url: '/saved' },
    { url: '/profile' },
    { url: '/reset-password/none' },
    ...everyRecipe(victim).map((id) => ({ url: `/recipe/${id}` })),
  ],
  'GET /api/suggestions': reading(`/api/suggestions?text=${TITLE.slice(0, 4)}&mode=name&language=en-GB`),
  'GET /api/recipes/:id': (victim) => everyRecipe(victim).map((id) => ({ url: `/api/recipes/${id}` })),
  'DELETE /api/recipes/:id': (victim) => everyRecipe(victim).map((id) => ({ url: `/api/recipes/${id}` })),
  'POST /api/analyze': ANALYZE,
  'POST /api/recipes': (victim) =>
    [undefined, ...everyRecipe(victim)].map((id) => ({
      url: '/api/recipes',
      payload: { ...SOUP, ...asVictim(victim), title: 'Another soup', id },
    })),
  'POST /api/recipes/from-page': (victim) =>
    ['http://127.0.0.1/', victim.link].map((address) => ({
      url: '/api/recipes/from-page',
      payload: { ...asVictim(victim), address },
    })),
  'POST /api/recipes/share': (victim) =>
    ['Another soup', `${TITLE}, shared`].map((title) => ({
      url: '/api/recipes/share',
      payload: { ...SOUP, ...asVictim(victim), title, id: victim.sharedRecipe },
    })),
  'POST /api/recipes/image-feedback': (victim) =>
    everyRecipe(victim).map((recipeId) => ({
      url: '/api/recipes/image-feedback',
      payload: {
        ...asVictim(victim),
        visitor: `user:${victim.uid}`,
        recipeId,
        recipeTitle: 'Soup',
        imageUrl: '',
        isAccurate: false,
        feedbackText: 'Another word',
      },
    })),
  'POST /api/user/recipes/saved': (victim) =>
    everyRecipe(victim).map((recipeId) => ({
      url: '/api/user/recipes/saved',
      payload: { ...asVictim(victim), recipeId, recipe: { ...SOUP, title: 'Another soup' }, at: 0 },
    })),
  'PUT /api/user/recipes/:id': (victim) =>
    everyRecipe(victim).map((id) => ({
      url: `/api/user/recipes/${id}`,
      payload: { ...asVictim(victim), version: 'mallory_saved_it', recipe: { ...SOUP, title: 'Another soup' } },
    })),
  'GET /api/user/recipes/:id/versions': (victim) =>
    everyRecipe(victim).flatMap((id) => reading(`/api/user/recipes/${id}/versions`)(victim, victim)),
  'DELETE /api/user/recipes/saved/:id': (victim) =>
    everyRecipe(victim).map((id) => ({
      url: `/api/user/recipes/saved/${id}`,
      query: { uid: victim.uid, at: '8000000000000' },
    })),
  'POST /api/recipes/from-file': (victim) => [
    { url: '/api/recipes/from-file', payload: asVictim(victim) },
    {
      url: '/api/recipes/from-file',
      ...form(asTexts(asVictim(victim)), { name: 'file', bytes: Buffer.from(JSON.stringify(asVictim(victim))) }),
    },
  ],
  'POST /api/user/recipes/imported': (victim) =>
    everyRecipe(victim).map((id) => ({
      url: '/api/user/recipes/imported',
      payload: {
        ...asVictim(victim),
        recipes: [
          {
            ...asVictim(victim),
            id,
            at: 0,
            words: {
              title: TITLE,
              about: '',
              category: 'Meals',
              subcategory: 'None',
              servings: 2,
              ingredients: [{ text: 'leek' }],
              steps: ['Simmer.'],
            },
          },
        ],
      },
    })),
  'POST /api/user/recipes/ratings': (victim) =>
    everyRecipe(victim).map((recipeId) => ({
      url: '/api/user/recipes/ratings',
      payload: { ...asVictim(victim), recipeId, rating: 1 },
    })),
  'POST /api/preferences': (victim) => [
    { url: '/api/preferences', payload: { ...asVictim(victim), ...preferencesWith('Celery') } },
    { url: '/api/preferences', payload: preferencesWith('Celery'), query: { uid: victim.uid } },
  ],
  'POST /api/auth/login': ({ email, uid }) =>
    [TEST_PASSWORD.toUpperCase(), '', ' ', uid].map((password) => ({
      url: '/api/auth/login',
      payload: { email: email.toUpperCase(), password },
    })),
  'POST /api/auth/register': (victim, attacker) => [
    {
      url: '/api/auth/register',
      payload: { ...asVictim(victim), email: victim.email.toUpperCase(), password: 'another one' },
    },
    {
      url: '/api/auth/register',
      payload: { ...asVictim(victim), email: `else-${attacker.email}`, password: 'another one' },
    },
  ],
  'POST /api/auth/logout': (victim) => [{ url: '/api/auth/logout', payload: asVictim(victim) }],
  'POST /api/auth/forgot-password': ({ email }) => [{ url: '/api/auth/forgot-password', payload: { email } }],
  'POST /api/auth/reset-password': ({ uid }) =>
    ['', '%', '*', uid, createHash('sha256').update(uid).digest('hex')].map((token) => ({
      url: '/api/auth/reset-password',
      payload: { token, password: 'another one' },
    })),
  'PUT /api/user/profile': (victim) => [
    { url: '/api/user/profile', payload: { ...asVictim(victim), firstName: 'Another', lastName: 'Cook' } },
  ],
  'PUT /api/user/email': (victim, { email }) => [
    { url: '/api/user/email', payload: { ...asVictim(victim), email: victim.email, password: TEST_PASSWORD } },
    { url: '/api/user/email', payload: { ...asVictim(victim), email: `new-${email}`, password: TEST_PASSWORD } },
  ],
  'PUT /api/user/password': (victim) => [
    {
      url: '/api/user/password',
      payload: { ...asVictim(victim), currentPassword: TEST_PASSWORD, newPassword: 'another one' },
    },
  ],
  'PUT /api/user/marketing-consent': (victim) => [
    { url: '/api/user/marketing-consent', payload: { ...asVictim(victim), marketingConsent: true } },
  ],
  'GET /api/user/sessions': reading('/api/user/sessions'),
  'POST /api/user/sessions/end': (victim) => [
    { url: '/api/user/sessions/end', payload: { ...asVictim(victim), password: TEST_PASSWORD } },
  ],
  'POST /api/user/sessions/:id/end': (victim) =>
    victim.sessionIds.map((id) => ({
      url: `/api/user/sessions/${id}/end`,
      payload: { ...asVictim(victim), password: TEST_PASSWORD },
    })),
  'POST /api/auth/second-step': ({ uid }) =>
    ['', uid, 'x'.repeat(43)].map((challengeToken) => ({
      url: '/api/auth/second-step',
      payload: { challengeToken, oneTimeCode: '000000' },
    })),
  'GET /api/user/second-factor': reading('/api/user/second-factor'),
  'POST /api/user/second-factor/setup': (victim) => [
    { url: '/api/user/second-factor/setup', payload: { ...asVictim(victim), password: TEST_PASSWORD } },
  ],
  'POST /api/user/second-factor': (victim) => [
    { url: '/api/user/second-factor', payload: { ...asVictim(victim), oneTimeCode: '000000' } },
  ],
  'POST /api/user/second-factor/recovery-codes': (victim) => [
    {
      url: '/api/user/second-factor/recovery-codes',
      payload: { ...asVictim(victim), password: TEST_PASSWORD, oneTimeCode: '000000' },
    },
  ],
  'POST /api/user/second-factor/off': (victim) => [
    {
      url: '/api/user/second-factor/off',
      payload: { ...asVictim(victim), password: TEST_PASSWORD, oneTimeCode: '000000' },
    },
  ],
  'GET /api/shopping': reading('/api/shopping', '/api/shopping?since=0'),
  'GET /api/shopping/news': reading('/api/shopping/news'),
  'POST /api/shopping': (victim) => [
    { url: '/api/shopping', payload: { ...asVictim(victim), changes: takingOff(victim) } },
    { url: '/api/shopping', payload: { changes: takingOff(victim), order: AISLE_ORDER }, query: { uid: victim.uid } },
  ],
  'POST /api/shopping/share': (victim) => [{ url: '/api/shopping/share', payload: asVictim(victim) }],
  'DELETE /api/shopping/share': (victim) => [{ url: '/api/shopping/share', query: { uid: victim.uid } }],
  'GET /api/shared-lists/:share': (victim) => guessedLinks(victim).map((url) => ({ url })),
  'GET /api/shared-lists/:share/news': (victim) => guessedLinks(victim).map((url) => ({ url: `${url}/news` })),
  'POST /api/shared-lists/:share': (victim) =>
    guessedLinks(victim).map((url) => ({ url, payload: { changes: takingOff(victim), order: AISLE_ORDER } })),
  'GET /api/cookbook': reading('/api/cookbook', '/api/cookbook?since=0'),
  'POST /api/cookbook': (victim) => [
    { url: '/api/cookbook', payload: { ...asVictim(victim), changes: removals(victim) } },
    { url: '/api/cookbook', payload: { changes: removals(victim) }, query: { uid: victim.uid } },
  ],
  'POST /api/cookbook/collections/:collection/share': (victim) => [
    { url: collectionShare(victim), payload: asVictim(victim) },
  ],
  'DELETE /api/cookbook/collections/:collection/share': (victim) => [
    { url: collectionShare(victim), query: { uid: victim.uid } },
  ],
  'GET /api/shared-collections/:share': (victim) =>
    guessedLinks(victim).map((url) => ({ url: url.replace('shared-lists', 'shared-collections') })),
  'POST /api/user/delete': (victim) => [
    { url: '/api/user/delete', payload: { ...asVictim(victim), password: TEST_PASSWORD } },
  ],
};

const CHANGED_AT_EACH_READ = /"(?:exportedAt|lastUsedAt|expiresAt)":"[^"]*"/g;

const fillAccount = async (app: FastifyInstance, name: string): Promise<Victim> => {
  const cook = await signUp(app, name);
  const idOf = (reply: { json: <T>() => T }) => reply.json<{ id: number }>().id;
  await cook.send('PUT', '/api/user/profile', { payload: { firstName: 'Qanaryada', lastName: 'Qanaryson' } });
  await cook.post('/api/preferences', preferencesWith('Qanary spice'));
  const ownRecipe = idOf(await cook.post('/api/recipes', { ...SOUP, title: TITLE }));
  await cook.send('PUT', `/api/user/recipes/${ownRecipe}`, {
    payload: { version: 'qanary_version_1', recipe: { ...SOUP, title: TITLE, description: 'Qanary words' } },
  });
  const shared = await cook.post('/api/recipes/share', { ...SOUP, title: `${TITLE}, shared` });
  const found = await cook.post('/api/analyze', { recipeName: 'Shakshuka' });
  const knownRecipe = found.json<{ recipes: Recipe[] }>().recipes[0]!.id;
  const lineId = createHash('sha256').update(`line of ${cook.uid}`).digest('hex').slice(0, 20);
  await cook.post('/api/shopping', {
    changes: [{ id: lineId, thing: { name: 'Qanary seed', language: 'en-GB' }, state: 'open', at: 1_000 }],
  });
  const { share } = (await cook.post('/api/shopping/share', {})).json<{ share: string }>();
  const collectionId = `col-${lineId}`;
  await cook.post('/api/cookbook', {
    changes: [
      {
        id: lineId,
        thing: { kind: 'note', recipe: { id: knownRecipe, title: 'x' }, text: 'Qanary note' },
        state: 'open',
        at: 1_000,
      },
      { id: collectionId, thing: { kind: 'collection', name: 'Qanary shelf' }, state: 'open', at: 1_000 },
      {
        id: `mem-${lineId}`,
        thing: { kind: 'member', collection: collectionId, recipe: { id: ownRecipe, title: 'x' } },
        state: 'open',
        at: 1_000,
      },
    ],
  });
  const collectionLink = (await cook.post(`/api/cookbook/collections/${collectionId}/share`, {})).json<{
    share: string;
  }>().share;
  const victim = {
    ...cook,
    lineId,
    share,
    collectionId,
    collectionLink,
    ownRecipe,
    sharedRecipe: idOf(shared),
    knownRecipe,
    link: shared.json<{ url: string }>().url,
    sessionIds: (await cook.get('/api/user/sessions')).json<{ id: number }[]>().map(({ id }) => id),
  };
  for (const recipeId of everyRecipe(victim))
    await cook.post('/api/user/recipes/ratings', { recipeId, rating: RATING });
  await cook.post('/api/recipes/image-feedback', {
    recipeId: knownRecipe,
    recipeTitle: 'Shakshuka',
    imageUrl: '',
    isAccurate: false,
    feedbackText: 'Qanary feedback',
  });
  return victim;
};

/** Each finds a recipe that only she has. */
const HER_SEARCHES = [{ recipeName: TITLE }, { ingredients: 'leek, butter' }];

/** Everything she owns, as she reads it. The maker of a shared recipe is no longer stored once two users shared it. */
const everythingOf = async (victim: Victim): Promise<string> => {
  const answers = await Promise.all(
    [
      '/api/auth/me',
      '/api/preferences',
      '/api/user/recipes/saved',
      '/api/shopping',
      '/api/cookbook',
      ...everyRecipe(victim).map((id) => `/api/recipes/${id}`),
      `/api/user/recipes/${victim.ownRecipe}/versions`,
    ].map(async (url) => `${url} ${(await victim.get(url)).body}`),
  );
  for (const wish of HER_SEARCHES) {
    const { body } = await victim.post('/api/analyze', wish);
    answers.push(body.includes(TITLE) ? body : `her own recipe is not found by ${JSON.stringify(wish)}`);
  }
  const exported = (await victim.get('/api/user/export')).json<UserExport>();
  const { recipes, ...rest } = exported;
  const own = recipes?.filter(({ isShared }) => !isShared);
  return [...answers, JSON.stringify({ ...rest, own }).replace(CHANGED_AT_EACH_READ, '')].join('\n');
};

/** The cookies of an attempt: another user's, none, or values that could be guessed or found. */
const disguises = async (attacker: SignedUp, victim: Victim, db: Kysely<Database>) => {
  const { token_hash } = await db
    .selectFrom('sessions')
    .select('token_hash')
    .where('uid', '=', victim.uid)
    .executeTakeFirstOrThrow();
  const token = victim.cookies.session ?? '';
  const forged = [
    victim.uid,
    token_hash,
    `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
    token.toLowerCase(),
    '',
  ];
  return [
    { name: 'as another user', cookies: attacker.cookies, isGuest: false },
    { name: 'as a guest', cookies: {}, isGuest: true },
    ...forged.map((session) => ({ name: 'with a forged session', cookies: { session }, isGuest: true })),
  ];
};

interface Round {
  app: FastifyInstance;
  db: Kysely<Database>;
  round: number;
  report: OwnershipReport;
  below: string;
}

/** Makes every attempt at every route, and compares the victim's data after each. */
const proveOnce = async ({ app, db, round, report, below }: Round) => {
  const all = routesOf(app).filter(({ method }) => method !== 'HEAD' && method !== 'OPTIONS');
  const routes = all.filter(({ url }) => url.startsWith(below));
  report.routes = routes.length;
  let attackers = 0;
  for (const { method, url } of routes) {
    const name = `${method} ${url}`;
    const attack = ATTACKS[name];
    if (!attack) {
      report.faults.push(`${name}: has no case in server/testing/ownership.ts`);
      continue;
    }
    const victim = await fillAccount(app, `qanary-${round}-${attackers}`);
    const before = await everythingOf(victim);
    if (before.includes('is not found by')) report.faults.push(`${name}: ${/her own recipe.*/.exec(before)![0]}`);
    const secrets = [
      'Qanaryada',
      'Qanaryson',
      'Qanary spice',
      'Qanary feedback',
      'Qanary seed',
      'Qanary note',
      'Qanary shelf',
      victim.share,
      victim.collectionLink,
      victim.uid,
      `"userRating":${RATING}`,
    ];
    const attacker = await signUp(app, `mallory-${round}-${attackers++}`);
    for (const { name: disguise, cookies, isGuest } of await disguises(attacker, victim, db)) {
      const where = `${name} ${disguise}`;
      for (const sent of attack(victim, attacker))
        for (const verb of method === 'GET' ? (['GET', 'HEAD'] as const) : [method as 'POST']) {
          report.requests += 1;
          const reply = await app.inject({ ...sent, method: verb, cookies });
          const responseText = `${JSON.stringify(reply.headers)} ${reply.body}`;
          const asked = `${JSON.stringify(sent)}`;
          for (const secret of [...secrets, victim.email])
            if (responseText.includes(secret)) report.faults.push(`${where}: tells ${secret}`);
          if (responseText.includes(TITLE) && !everyRecipe(victim).some((id) => asked.includes(String(id))))
            report.faults.push(`${where}: reveals a recipe to a caller who does not know its id`);
          if (isGuest && responseText.includes('"isSaved":true')) report.faults.push(`${where}: tells what is saved`);
          if (reply.statusCode >= 500) report.faults.push(`${where}: ${reply.statusCode}`);
        }
      report.comparisons += 1;
      if ((await everythingOf(victim)) !== before) report.faults.push(`${where}: changed what is not theirs`);
    }
    if (!(await victim.get(new URL(victim.link).pathname.replace('/recipe/', '/api/recipes/'))).body.includes(TITLE))
      report.faults.push(`${name}: broke a link`);
  }
  for (const name of Object.keys(ATTACKS))
    if (!all.some(({ method, url }) => `${method} ${url}` === name))
      report.faults.push(`${name}: is no route any more`);
};

interface Proof {
  db: Kysely<Database>;
  /** Number of rounds, each with new accounts. */
  rounds?: number;
  /** Adds extra routes. */
  extend?: (app: FastifyInstance) => void;
  /** Limits the proof to routes below this address. */
  below?: string;
}

/** Two users, every route: neither can read or change the other's data. */
export const proveOwnership = async ({ db, rounds = 1, extend, below = '/' }: Proof): Promise<OwnershipReport> => {
  const clientDir = mkdtempSync(join(tmpdir(), 'larder-owners-'));
  writeFileSync(join(clientDir, 'index.html'), PAGE);
  const report: OwnershipReport = { routes: 0, requests: 0, comparisons: 0, faults: [] };
  try {
    for (let round = 0; round < rounds; round++) {
      const app = await openApp({ db, clientDir, environment: { DEV_TOOLS: '1' } });
      extend?.(app);
      await app.ready();
      await proveOnce({ app, db, round, report, below });
      await app.close();
    }
  } finally {
    rmSync(clientDir, { recursive: true });
  }
  return report;
};
