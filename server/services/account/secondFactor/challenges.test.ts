import { randomBytes } from 'node:crypto';
import { createCounters } from '../../../counters/createCounters';
import { memoryStore } from '../../../counters/memoryStore';
import { DomainError } from '../../../errors/domainError';
import type { Proof } from '../../../repositories/sessionsRepository';
import { createSecretBox, SECRET_BOX_KEY_BYTES } from '../../secretBox';
import { CHALLENGE_MS, CHALLENGE_TRIES, createChallenges } from './challenges';

const PROOF: Proof = { uid: 'ada', passwordHash: 'hash of a password' };
const BUSY_MS = 30_000;

const opened = async () => {
  const clock = { now: 1_000_000 };
  const challenges = createChallenges({
    counters: createCounters(memoryStore(() => clock.now)),
    secretBox: createSecretBox(randomBytes(SECRET_BOX_KEY_BYTES)),
  });
  const token = await challenges.issue(PROOF);
  const right = jest.fn((proof: Proof) => Promise.resolve(proof.uid));
  return {
    clock,
    right,
    answer: (check: (proof: Proof) => Promise<unknown> = right) => challenges.answer(token, check),
    /** Answers with a check that fails like this. */
    fail: (error: Error) => challenges.answer(token, () => Promise.reject(error)),
  };
};

const wrong = () => new DomainError('wrongCode');
const kindOf = (answer: Promise<unknown>) =>
  answer.then(
    () => undefined,
    (error: unknown) => (error instanceof DomainError ? error.kind : error),
  );

describe('a challenge', () => {
  it('gives the check what was proved, and ends with the first right code', async () => {
    const { answer, right } = await opened();
    expect(await answer()).toBe('ada');
    expect(right).toHaveBeenCalledWith(PROOF);
    expect(await kindOf(answer())).toBe('signInExpired');
    expect(right).toHaveBeenCalledTimes(1);
  });

  it.each([
    [CHALLENGE_TRIES - 1, undefined],
    [CHALLENGE_TRIES, 'signInExpired'],
  ])('after %d wrong codes answers a right one with %s', async (tries, kind) => {
    const { answer, fail } = await opened();
    for (let i = 0; i < tries; i += 1) expect(await kindOf(fail(wrong()))).toBe('wrongCode');
    expect(await kindOf(answer())).toBe(kind);
  });

  it('ends when its proof is outdated, and asks no further', async () => {
    const { answer, fail, right } = await opened();
    expect(await kindOf(fail(new DomainError('signInExpired')))).toBe('signInExpired');
    expect(await kindOf(answer())).toBe('signInExpired');
    expect(right).not.toHaveBeenCalled();
  });

  it('loses no try by a failure of the server', async () => {
    const { answer, fail } = await opened();
    const broken = new Error('no database');
    for (let i = 0; i < CHALLENGE_TRIES; i += 1) expect(await kindOf(fail(broken))).toBe(broken);
    expect(await answer()).toBe('ada');
  });

  it('is answered by one try at a time, unless the server died with it', async () => {
    const { answer, clock } = await opened();
    void answer(() => new Promise(() => undefined));
    clock.now += BUSY_MS - 1;
    expect(await kindOf(answer())).toBe('tooManyTries');
    clock.now += 1;
    expect(await answer()).toBe('ada');
  });

  it.each([
    [CHALLENGE_MS - 1, undefined],
    [CHALLENGE_MS, 'signInExpired'],
  ])('after %d ms answers a right code with %s, whatever was tried meanwhile', async (ms, kind) => {
    const { answer, clock, fail } = await opened();
    clock.now += 60_000;
    await kindOf(fail(wrong()));
    clock.now += ms - 60_000;
    expect(await kindOf(answer())).toBe(kind);
  });
});
