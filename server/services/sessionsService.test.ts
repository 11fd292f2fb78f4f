import type { ListedSession, SessionsRepository } from '../repositories/sessionsRepository';
import { createSessionsService, hashToken, mintToken, SESSION_DAYS, SESSION_MAX_DAYS } from './sessionsService';

const START = Date.parse('2026-03-01T12:00:00Z');
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const BROWSER = { browser: 'Firefox', system: 'Linux' } as const;

const opened = (
  kept: { createdAt: number; refreshedAt: number } | undefined,
  listed: readonly ListedSession[] = [],
) => {
  const clock = { now: START };
  const repository = {
    find: jest.fn((_hash: string, _at: Date) =>
      Promise.resolve(
        kept && { uid: 'ada', createdAt: new Date(kept.createdAt), refreshedAt: new Date(kept.refreshedAt) },
      ),
    ),
    refresh: jest.fn((_hash: string, _at: Date, _expiresAt: Date) => Promise.resolve()),
    end: jest.fn((_hash: string) => Promise.resolve()),
    endOthers: jest.fn(() => Promise.resolve()),
    ofUser: jest.fn(() => Promise.resolve([...listed])),
    removeExpired: jest.fn(() => Promise.resolve(0)),
  };
  const [noteSecurity, failed] = [jest.fn(), jest.fn()];
  const service = createSessionsService({
    sessions: repository as unknown as SessionsRepository,
    now: () => new Date(clock.now),
    noteSecurity,
    failed,
  });
  return { clock, repository, noteSecurity, failed, service };
};

const { token, tokenHash } = mintToken();

describe('a new session', () => {
  it('ends when it is not used, is stored under the hash of its cookie, and tells of the sessions it replaces', () => {
    const { noteSecurity, service } = opened(undefined);
    const { onSurplus, ...session } = service.mint(BROWSER);
    expect(session).toMatchObject({ ...BROWSER, at: new Date(START), tokenHash: hashToken(session.token) });
    expect(session.expiresAt).toEqual(new Date(START + SESSION_DAYS * DAY_MS));
    onSurplus!('ada', 2);
    expect(noteSecurity).toHaveBeenCalledWith('sessionSurplus', { account: 'ada', count: 2 });
  });
});

describe('the session of a cookie', () => {
  it.each([
    ['less than an hour ago', HOUR_MS - 1, false],
    ['an hour ago', HOUR_MS, true],
  ])('that was used %s is extended by then: %d ms, %s', async (_when, ms, isRefreshed) => {
    const { repository, service } = opened({ createdAt: START - ms, refreshedAt: START - ms });
    expect(await service.read(token)).toEqual({ uid: 'ada', tokenHash, isRefreshed });
    const expiry = new Date(START + SESSION_DAYS * DAY_MS);
    expect(repository.refresh.mock.calls).toEqual(isRefreshed ? [[tokenHash, new Date(START), expiry]] : []);
  });

  it.each([
    [SESSION_MAX_DAYS * DAY_MS - 1, 'ada', [new Date(START + 1)]],
    [SESSION_MAX_DAYS * DAY_MS, undefined, []],
  ])('is valid for half a year, however often it is used: %d ms', async (age, uid, expiries) => {
    const { repository, service } = opened({ createdAt: START - age, refreshedAt: START - HOUR_MS });
    expect((await service.read(token))?.uid).toBe(uid);
    expect(repository.refresh.mock.calls.map(([, , expiresAt]) => expiresAt)).toEqual(expiries);
  });

  it.each(['', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}'`])(
    'is not looked for where no cookie of ours is: “%s”',
    async (text) => {
      const { repository, service } = opened({ createdAt: START, refreshedAt: START });
      expect(await service.read(text)).toBeUndefined();
      expect(repository.find).not.toHaveBeenCalled();
    },
  );

  it('stays valid when it cannot be extended', async () => {
    const { failed, repository, service } = opened({ createdAt: START - DAY_MS, refreshedAt: START - DAY_MS });
    const full = new Error('disk full');
    repository.refresh.mockRejectedValue(full);
    expect(await service.read(token)).toMatchObject({ uid: 'ada', isRefreshed: true });
    expect(failed).toHaveBeenCalledWith(full);
  });

  it('is over when its user has signed out, even if it could not be deleted', async () => {
    const { failed, repository, service } = opened({ createdAt: START, refreshedAt: START });
    await service.end(tokenHash);
    expect(await service.read(token)).toBeDefined();
    repository.end.mockRejectedValue(new Error('disk full'));
    await service.end(tokenHash);
    expect(failed).toHaveBeenCalledTimes(1);
    expect(await service.read(token)).toBeUndefined();
  });

  it('is deleted later if it could not be deleted when it ended, and is then remembered no longer', async () => {
    const { repository, service } = opened({ createdAt: START, refreshedAt: START });
    repository.end.mockRejectedValueOnce(new Error('disk full'));
    await service.end(tokenHash);
    await service.removeExpired();
    await service.removeExpired();
    expect(repository.end.mock.calls).toEqual([[tokenHash], [tokenHash]]);
  });

  it('stays over while it still cannot be deleted', async () => {
    const { repository, service } = opened({ createdAt: START, refreshedAt: START });
    repository.end.mockRejectedValue(new Error('disk full'));
    await service.end(tokenHash);
    await expect(service.removeExpired()).rejects.toThrow('disk full');
    expect(await service.read(token)).toBeUndefined();
  });
});

describe('the sessions of an account', () => {
  const listed = ['one', 'two'].map((name, i) => ({
    ...{ tokenHash: hashToken(name), createdAt: new Date(START), refreshedAt: new Date(START + i) },
    ...BROWSER,
  })) as unknown as ListedSession[];

  it('name none of the secrets, and which is the one of this browser', async () => {
    const { service } = opened(undefined, listed);
    const entries = await service.list('ada', hashToken('two'));
    expect(entries.map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
    expect(entries[1]).toEqual({
      ...{ id: entries[1]!.id, createdAt: '2026-03-01T12:00:00.000Z', lastUsedAt: '2026-03-01T12:00:00.001Z' },
      ...{ ...BROWSER, isCurrent: true },
    });
    expect(Number.isSafeInteger(entries[0]!.id)).toBe(true);
    expect(entries[0]!.id).not.toBe(entries[1]!.id);
    expect(JSON.stringify(entries)).not.toContain(hashToken('one'));
  });

  it('are ended one by one; one that is already over is no failure', async () => {
    const { repository, service } = opened(undefined, listed);
    const [, second] = await service.list('ada', '');
    await service.endOne('ada', second!.id);
    await service.endOne('ada', 1);
    expect(repository.end.mock.calls).toEqual([[hashToken('two')]]);
  });

  it('are counted when they expire', async () => {
    const { noteSecurity, repository, service } = opened(undefined);
    await service.removeExpired();
    expect(noteSecurity).not.toHaveBeenCalled();
    repository.removeExpired.mockResolvedValue(3);
    await service.removeExpired();
    expect(repository.removeExpired).toHaveBeenCalledWith(new Date(START));
    expect(noteSecurity).toHaveBeenCalledWith('sessionExpired', { count: 3 });
  });
});
