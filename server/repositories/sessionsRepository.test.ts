import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { openTestDatabase } from '../testing/testDatabase';
import { addTestUser } from '../testing/testUser';
import { createSecretsRepository } from './secretsRepository';
import { createSessionsRepository, type SessionsRepository } from './sessionsRepository';

const START = Date.parse('2026-01-01T00:00:00Z');
const minute = (count: number) => new Date(START + count * 60_000);
const ADA = { uid: 'ada', passwordHash: '' };

let db: Kysely<Database>;
let sessions: SessionsRepository;
beforeEach(async () => {
  db = await openTestDatabase();
  sessions = createSessionsRepository(db);
  await addTestUser(db, 'ada');
});
afterEach(() => db.destroy());

const open = (tokenHash: string, expires = 60) =>
  sessions.open(ADA, { tokenHash, at: minute(0), expiresAt: minute(expires) });

describe('a session', () => {
  it('exists from its opening to its end', async () => {
    expect(await open('one')).toBe('opened');
    expect(await sessions.find('one', minute(59))).toEqual({
      uid: 'ada',
      createdAt: minute(0),
      refreshedAt: minute(0),
    });
    expect(await sessions.find('two', minute(59))).toBeUndefined();
    await sessions.end('one');
    expect(await sessions.find('one', minute(1))).toBeUndefined();
  });

  it('is over at its expiry, and removed', async () => {
    await open('short', 60);
    await open('long', 120);
    expect(await sessions.find('short', minute(60))).toBeUndefined();
    expect(await sessions.removeExpired(minute(60))).toBe(1);
    expect(await sessions.removeExpired(minute(60))).toBe(0);
    expect(await db.selectFrom('sessions').select('token_hash').execute()).toEqual([{ token_hash: 'long' }]);
  });

  it('lives longer when it is used', async () => {
    await open('one');
    await sessions.refresh('one', minute(50), minute(110));
    expect(await sessions.find('one', minute(100))).toEqual({
      uid: 'ada',
      createdAt: minute(0),
      refreshedAt: minute(50),
    });
  });

  it('is not opened with a password that was changed meanwhile', async () => {
    const session = { tokenHash: 'late', at: minute(0), expiresAt: minute(60) };
    expect(await sessions.open({ uid: 'ada', passwordHash: 'old' }, session)).toBe('outdated');
    expect(await sessions.open({ uid: 'bob', passwordHash: '' }, session)).toBe('outdated');
    expect(await sessions.find('late', minute(1))).toBeUndefined();
  });

  it('waits for a running change of the password, and is then not opened', async () => {
    let late: Promise<string> | undefined;
    await db.transaction().execute(async (change) => {
      await change.updateTable('users').set({ password_hash: 'new' }).execute();
      await change.deleteFrom('sessions').execute();
      late = open('late');
      // Where transactions run concurrently, as on a Postgres server, it could open now.
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    expect(await late).toBe('outdated');
    expect(await sessions.find('late', minute(1))).toBeUndefined();
  });

  it('is deleted with its user', async () => {
    await open('one');
    await db.deleteFrom('users').execute();
    expect(await db.selectFrom('sessions').selectAll().execute()).toEqual([]);
  });
});

describe('a secret of the server', () => {
  it('is the first one that was stored', async () => {
    const secrets = createSecretsRepository(db);
    expect(await secrets.read('device', 'first')).toBe('first');
    expect(await secrets.read('device', 'second')).toBe('first');
    expect(await secrets.read('other', 'third')).toBe('third');
  });
});
