import { sql } from 'kysely';
import type { Health } from '@contracts/health';
import { toDomainError } from '../plugins/errorHandler';
import { openDatabase } from '../db/openDatabase';
import { openApp } from '../testing/openApp';
import { signUp } from '../testing/signUp';
import { isStorageFull } from '../errors/storageFull';

describe('a full disk', () => {
  it.each(['SQLITE_FULL', 'ENOSPC', '53100'])('is recognised by %s, also as the cause of another error', (code) => {
    const error = Object.assign(new Error('full'), { code });
    expect(isStorageFull(error)).toBe(true);
    expect(isStorageFull(new Error('failed', { cause: error }))).toBe(true);
    expect(toDomainError(error).kind).toBe('storageFull');
    expect(isStorageFull(new Error('other'))).toBe(false);
  });

  it('refuses what it cannot store with a sentence, and goes on reading', async () => {
    const db = await openDatabase(':memory:');
    const app = await openApp({ db });
    const ada = await signUp(app, 'ada');
    await sql`pragma max_page_count = 1`.execute(db);
    const statuses = new Set<number>();
    let message = '';
    // The last pages still have some room.
    for (let i = 0; i < 60 && !statuses.has(503); i += 1) {
      const soup = { category: 'Meals', title: `Soup ${i}`, ingredients: ['leek'], instructions: ['x'.repeat(1_900)] };
      const reply = await ada.post('/api/recipes', soup);
      statuses.add(reply.statusCode);
      message = reply.json<{ message: string }>().message;
    }
    expect([...statuses]).toContain(503);
    expect(message).toBe('The server has no room left to store this. Nothing was changed; reading still works.');
    expect((await ada.get('/api/auth/me')).statusCode).toBe(200);
    expect(
      (await app.inject({ method: 'POST', url: '/api/analyze', payload: { ingredients: 'eggs' } })).statusCode,
    ).toBe(200);
    expect((await ada.post('/api/auth/logout', {})).statusCode).toBe(204);
    expect((await ada.get('/api/auth/me')).statusCode).toBe(401);
    await app.close();
  });

  it('shows in the health of the server', async () => {
    let free = 500_000_000;
    const app = await openApp({ freeBytes: () => Promise.resolve(free) });
    const health = async () => (await app.inject('/api/health')).json<Health>();
    expect(await health()).toMatchObject({ status: 'ok' });
    expect(await health()).not.toHaveProperty('degraded');
    free = 1_000_000;
    expect(await health()).toMatchObject({ status: 'degraded', degraded: ['storage'] });
    await app.close();
  });
});

describe('a session on a full disk', () => {
  it('is read although its expiry cannot be extended, and ended although it cannot be deleted', async () => {
    const db = await openDatabase(':memory:');
    let present = Date.parse('2026-01-01T12:00:00Z');
    const app = await openApp({ db, now: () => new Date(present) });
    const ada = await signUp(app, 'ada');
    present += 2 * 3_600_000;
    for (const event of ['update', 'delete'])
      await sql
        .raw(`create trigger no_${event} before ${event} on sessions begin select raise(abort, 'full'); end`)
        .execute(db);
    expect((await ada.get('/api/auth/me')).statusCode).toBe(200);
    expect((await ada.post('/api/auth/logout', {})).statusCode).toBe(204);
    expect((await ada.get('/api/auth/me')).statusCode).toBe(401);
    await app.close();
  });
});
