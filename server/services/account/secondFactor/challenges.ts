import type { Counters, TimedRecord } from '../../../counters/counters';
import { DomainError } from '../../../errors/domainError';
import type { Proof } from '../../../repositories/sessionsRepository';
import type { SecretBox } from '../../secretBox';
import { hashToken, mintToken } from '../../sessionsService';

/** How long a proven password waits for the code. */
export const CHALLENGE_MS = 5 * 60_000;
/** Wrong codes after which the password has to be proved again. */
export const CHALLENGE_TRIES = 5;
/** A try whose server died with it no longer keeps others waiting. */
const BUSY_MS = 30_000;
/** Only proven passwords make challenges; the oldest in memory are evicted first. */
const KEPT = 10_000;

interface Challenge {
  uid: string;
  /** The hash of the proven password, encrypted. */
  sealedHash: string;
  expiresAt: number;
  triesLeft: number;
  /** Until then a try is being checked; 0: no try is. */
  busyUntil: number;
}

interface Dependencies {
  counters: Pick<Counters, 'records'>;
  /** The same on all servers, because they share the keys of the apps. */
  secretBox: SecretBox;
}

const kept = (challenge: Challenge, at: number): TimedRecord<Challenge> => ({
  value: challenge,
  ms: challenge.expiresAt - at,
});

/**
 * Sign-ins between the password and the code. A challenge is not a session: it allows only a few tries at the
 * code, on any of the servers.
 */
export const createChallenges = ({ counters, secretBox }: Dependencies) => {
  const { change } = counters.records<Challenge>('challenge', KEPT);

  /** Takes the challenge for one try at a time, so that parallel ones cannot win a race. */
  const take = async (key: string): Promise<Challenge> => {
    const taken = await change<Challenge | 'over' | 'busy'>([key], ([challenge], at) => {
      if (!challenge) return { keep: [undefined], result: 'over' };
      if (challenge.busyUntil > at) return { keep: [kept(challenge, at)], result: 'busy' };
      return { keep: [kept({ ...challenge, busyUntil: at + BUSY_MS }, at)], result: challenge };
    });
    if (taken === 'over') throw new DomainError('signInExpired');
    if (taken === 'busy') throw new DomainError('tooManyTries', { seconds: 1 });
    return taken;
  };

  const end = (key: string): Promise<void> => change([key], () => ({ keep: [undefined], result: undefined }));

  /** Gives the challenge back after a try, or ends it with the last one. */
  const giveBack = (key: string, triesUsed: number): Promise<void> =>
    change([key], ([challenge], at) => {
      const triesLeft = (challenge?.triesLeft ?? 0) - triesUsed;
      const next = challenge && triesLeft > 0 ? kept({ ...challenge, triesLeft, busyUntil: 0 }, at) : undefined;
      return { keep: [next], result: undefined };
    });

  return {
    /** A new challenge for a proven password: 256 random bits, kept as a hash. */
    async issue({ uid, passwordHash }: Proof): Promise<string> {
      const { token, tokenHash } = mintToken();
      const sealedHash = secretBox.seal(passwordHash, uid);
      await change([tokenHash], (_found, at) => ({
        keep: [kept({ uid, sealedHash, expiresAt: at + CHALLENGE_MS, triesLeft: CHALLENGE_TRIES, busyUntil: 0 }, at)],
        result: undefined,
      }));
      return token;
    },

    /**
     * A try at the code. The challenge ends with the first right code, with the last try, and when its proof is outdated.
     * @param check resolves for a right code; throws `wrongCode` for a wrong one; any other failure costs no try
     * @throws DomainError signInExpired, tooManyTries, and what `check` throws
     */
    async answer<Result>(token: string, check: (proof: Proof) => Promise<Result>): Promise<Result> {
      const key = hashToken(token);
      const { uid, sealedHash } = await take(key);
      try {
        const result = await check({ uid, passwordHash: secretBox.open(sealedHash, uid) });
        await end(key);
        return result;
      } catch (error) {
        const kind = error instanceof DomainError ? error.kind : undefined;
        if (kind === 'signInExpired') await end(key);
        else await giveBack(key, kind === 'wrongCode' ? 1 : 0);
        throw error;
      }
    },
  };
};

export type Challenges = ReturnType<typeof createChallenges>;
