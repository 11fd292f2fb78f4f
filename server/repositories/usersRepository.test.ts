import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { openTestDatabase } from '../testing/testDatabase';
import { createResetTokensRepository } from './resetTokensRepository';
import { createSessionsRepository, type NewSession } from './sessionsRepository';
import { emailKeyOf, type NewAccount } from './userRows';
import { createUsersRepository, type UsersRepository } from './usersRepository';

const START = Date.parse('2026-01-01T00:00:00Z');
const minute = (count: number) => new Date(START + count * 60_000);

let db: Kysely<Database>;
let users: UsersRepository;
beforeEach(async () => {
  db = await openTestDatabase();
  users = createUsersRepository(db);
});
afterEach(() => db.destroy());

const session = (tokenHash: string): NewSession => ({ tokenHash, at: minute(0), expiresAt: minute(60) });
const account = (uid: string, over: Partial<NewAccount> = {}): NewAccount => ({
  uid,
  email: `${uid}@example.org`,
  passwordHash: `hash of ${uid}`,
  firstName: 'Ada',
  lastName: '',
  marketingConsent: false,
  termsVersion: '2025-05-17',
  at: minute(0),
  ...over,
});
const ADDRESS = 'ada@example.org';
const proofOf = (uid: string) => ({ uid, passwordHash: `hash of ${uid}` });
const openSessions = async () =>
  (await db.selectFrom('sessions').select('token_hash').orderBy('token_hash').execute()).map((row) => row.token_hash);

describe('an account', () => {
  it('is found by its id and by its address, in any spelling', async () => {
    const user = await users.add(account('ada', { email: 'Ada@Example.org' }), session('s1'));
    expect(user).toEqual({
      uid: 'ada',
      email: 'Ada@Example.org',
      firstName: 'Ada',
      lastName: '',
      profileImageUrl: null,
      marketingConsent: false,
      termsVersion: '2025-05-17',
      termsAcceptedAt: minute(0).toISOString(),
    });
    expect(await users.find('ada')).toEqual({
      user,
      passwordHash: 'hash of ada',
      termsVersion: '2025-05-17',
      termsAcceptedAt: minute(0),
      createdAt: minute(0),
    });
    expect(await users.findByEmail('aDA@example.ORG ')).toEqual(await users.find('ada'));
    expect(await users.findByEmail('adam@example.org')).toBeUndefined();
    expect(await openSessions()).toEqual(['s1']);
  });

  it('exists once per address: of two concurrent registrations one fails', async () => {
    const made = await Promise.all([
      users.add(account('ada', { email: 'cook@example.org' }), session('s1')),
      users.add(account('bob', { email: 'COOK@example.org' }), session('s2')),
    ]);
    expect(made.filter(Boolean)).toHaveLength(1);
    expect(await openSessions()).toHaveLength(1);
  });

  it('changes its own name and consent only', async () => {
    await users.add(account('ada'), session('s1'));
    await users.add(account('bob'), session('s2'));
    expect(await users.rename('ada', 'Grace', 'Hopper')).toMatchObject({ firstName: 'Grace', lastName: 'Hopper' });
    expect(await users.setMarketingConsent('ada', true)).toMatchObject({ marketingConsent: true });
    expect((await users.find('bob'))!.user).toMatchObject({ firstName: 'Ada', marketingConsent: false });
    expect(await users.rename('eve', 'E', '')).toBeUndefined();
  });

  it('compares addresses by their letters', () => {
    expect(emailKeyOf(' Zo\u0065\u0308@Example.ORG')).toBe(emailKeyOf('zo\u00eb@example.org'));
  });
});

describe('a changed address or password', () => {
  beforeEach(async () => {
    await users.add(account('ada'), session('a1'));
    await users.add(account('bob'), session('b1'));
    await createSessionsRepository(db).open(proofOf('ada'), session('a2'));
    await createResetTokensRepository(db).put('ada', ADDRESS, 'link', minute(60));
  });

  it('ends every other session and every link of this account', async () => {
    const user = await users.changeEmail(proofOf('ada'), 'ada@new.example', session('a3'));
    expect(user).toMatchObject({ email: 'ada@new.example' });
    expect(await openSessions()).toEqual(['a3', 'b1']);
    expect(await users.resetPassword('link', 'new', minute(1))).toBeUndefined();
    expect(await users.findByEmail('ada@example.org')).toBeUndefined();

    await users.changePassword(proofOf('ada'), 'newer', session('a4'));
    expect(await openSessions()).toEqual(['a4', 'b1']);
    expect((await users.find('ada'))!.passwordHash).toBe('newer');
  });

  it('is refused for an address that another account has, and no session ends', async () => {
    expect(await users.changeEmail(proofOf('ada'), 'BOB@example.org', session('a3'))).toBe('taken');
    expect(await openSessions()).toEqual(['a1', 'a2', 'b1']);
    expect((await users.find('ada'))!.user.email).toBe('ada@example.org');
  });

  it('may be the same address in another spelling', async () => {
    expect(await users.changeEmail(proofOf('ada'), 'ADA@example.org', session('a3'))).toMatchObject({
      email: 'ADA@example.org',
    });
  });

  it('needs the current password', async () => {
    const old = { uid: 'ada', passwordHash: 'an older one' };
    expect(await users.changePassword(old, 'evil', session('e1'))).toBeUndefined();
    expect(await users.changeEmail(old, 'evil@example.org', session('e1'))).toBeUndefined();
    expect(await openSessions()).toEqual(['a1', 'a2', 'b1']);
    expect(await users.rehash('ada', 'an older one', 'evil')).toBe(false);
    expect((await users.find('ada'))!.passwordHash).toBe('hash of ada');
    expect(await users.rehash('ada', 'hash of ada', 'the same, dearer')).toBe(true);
    expect((await users.find('ada'))!.passwordHash).toBe('the same, dearer');
  });
});

describe('a reset link', () => {
  it('works once, for its time, and ends every session', async () => {
    const links = createResetTokensRepository(db);
    await users.add(account('ada'), session('a1'));
    await links.put('ada', ADDRESS, 'first', minute(60));
    await links.put('ada', ADDRESS, 'second', minute(60));
    expect(await users.resetPassword('first', 'new', minute(1))).toBeUndefined();
    expect(await users.resetPassword('second', 'new', minute(60))).toBeUndefined();
    await links.put('ada', ADDRESS, 'third', minute(60));
    const uses = await Promise.all([
      users.resetPassword('third', 'one', minute(59)),
      users.resetPassword('third', 'two', minute(59)),
    ]);
    expect(uses.filter(Boolean)).toHaveLength(1);
    expect(await openSessions()).toEqual([]);
  });

  it('is void for an address that the account no longer has, and for an account that is gone', async () => {
    const links = createResetTokensRepository(db);
    await users.add(account('ada'), session('a1'));
    await users.changeEmail(proofOf('ada'), 'ada@new.example', session('a2'));
    expect(await links.put('ada', ADDRESS, 'link', minute(60))).toBe(false);
    expect(await links.put('eve', 'eve@example.org', 'link', minute(60))).toBe(false);
    expect(await users.resetPassword('link', 'evil', minute(1))).toBeUndefined();
    expect(await links.put('ada', 'ada@new.example', 'link', minute(60))).toBe(true);
  });

  it('is forgotten when it is over', async () => {
    const links = createResetTokensRepository(db);
    await users.add(account('ada'), session('a1'));
    await links.put('ada', ADDRESS, 'link', minute(60));
    await links.removeExpired(minute(59));
    expect(await db.selectFrom('reset_tokens').selectAll().execute()).toHaveLength(1);
    await links.removeExpired(minute(60));
    expect(await db.selectFrom('reset_tokens').selectAll().execute()).toEqual([]);
  });
});
