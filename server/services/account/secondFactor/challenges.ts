import { DomainError } from '../../../errors/domainError';
import type { Proof } from '../../../repositories/sessionsRepository';
import { hashToken, mintToken } from '../../sessionsService';

/** How long a proven password waits for the code. */
export const CHALLENGE_MS = 5 * 60_000;
/** Wrong codes after which the password has to be proved again. */
export const CHALLENGE_TRIES = 5;
/** Only proven passwords make challenges; the oldest are evicted first. */
const KEPT = 10_000;

interface Challenge {
  proof: Proof;
  expiresAt: number;
  triesLeft: number;
  /** A try is being checked. */
  isBusy: boolean;
}

/**
 * Sign-ins between the password and the code. A challenge is not a session: all it is good for is a few tries at the
 * code. They are kept in memory, so a restart asks for the password again, and timed by a clock that cannot be set.
 */
export const createChallenges = ({ elapsed }: { elapsed: () => number }) => {
  const challenges = new Map<string, Challenge>();

  const removeExpired = () => {
    const at = elapsed();
    for (const [key, { expiresAt }] of challenges) {
      if (expiresAt > at) return;
      challenges.delete(key);
    }
  };

  const find = (key: string): Challenge => {
    removeExpired();
    const challenge = challenges.get(key);
    if (!challenge) throw new DomainError('signInExpired');
    // One try at a time, so that parallel ones cannot win a race.
    if (challenge.isBusy) throw new DomainError('tooManyTries', { seconds: 1 });
    return challenge;
  };

  return {
    /** A new challenge for a proven password: 256 random bits, kept as a hash. */
    issue(proof: Proof): string {
      removeExpired();
      const { token, tokenHash } = mintToken();
      challenges.set(tokenHash, {
        proof,
        expiresAt: elapsed() + CHALLENGE_MS,
        triesLeft: CHALLENGE_TRIES,
        isBusy: false,
      });
      if (challenges.size > KEPT) challenges.delete(challenges.keys().next().value!);
      return token;
    },

    /**
     * A try at the code. The challenge ends with the first right code, with the last try, and when its proof is outdated.
     * @param check resolves for a right code; throws `wrongCode` for a wrong one; any other failure costs no try
     * @throws DomainError signInExpired, tooManyTries, and what `check` throws
     */
    async answer<Result>(token: string, check: (proof: Proof) => Promise<Result>): Promise<Result> {
      const key = hashToken(token);
      const challenge = find(key);
      challenge.isBusy = true;
      try {
        const result = await check(challenge.proof);
        challenges.delete(key);
        return result;
      } catch (error) {
        const kind = error instanceof DomainError ? error.kind : undefined;
        if (kind === 'wrongCode') challenge.triesLeft -= 1;
        if (challenge.triesLeft === 0 || kind === 'signInExpired') challenges.delete(key);
        throw error;
      } finally {
        challenge.isBusy = false;
      }
    },
  };
};

export type Challenges = ReturnType<typeof createChallenges>;
