import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { createBoundedQueue } from './boundedQueue';

export interface PasswordCost {
  memoryKib: number;
  passes: number;
}

/** Hashing shares libuv's four threads with compression and files, and must leave a core for the event loop. */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
/** A hash takes a few hundredths of a second, so the last in the queue waits for about two seconds. */
const WAITING = 64;
const WAITING_PER_CALLER = 16;

/** Normalises letters, because keyboards compose them differently. */
const spelled = (password: string) => password.normalize('NFKC');

/**
 * Password hashing with argon2id, in a bounded queue. Each call names the address or account it counts for.
 * @throws DomainError tooBusy when too many passwords are waiting
 */
export const createPasswords = ({ memoryKib, passes }: PasswordCost) => {
  const options = { memoryCost: memoryKib, timeCost: passes, parallelism: 1 };
  const queue = createBoundedQueue({ atOnce: AT_ONCE, waiting: WAITING, waitingPerCaller: WAITING_PER_CALLER });
  const hashOf = (password: string) => hash(spelled(password), options);
  const nobodys = hashOf(randomBytes(32).toString('hex'));

  return {
    /** How many wait to be hashed. */
    waiting: queue.waiting,

    hash: (password: string, caller: string): Promise<string> => queue.run(caller, () => hashOf(password)),

    /** Whether the password is correct. Without an account it takes as long and returns false. */
    async isRight(password: string, passwordHash: string | undefined, caller: string): Promise<boolean> {
      const isSame = await queue.run(caller, async () => verify(passwordHash ?? (await nobodys), spelled(password)));
      return isSame && passwordHash !== undefined;
    },

    /** Whether the hash was made with another cost. */
    isOutdated(passwordHash: string): boolean {
      const { memoryCost, timeCost } = parseOptions(passwordHash);
      return memoryCost !== memoryKib || timeCost !== passes;
    },
  };
};

export type Passwords = ReturnType<typeof createPasswords>;
