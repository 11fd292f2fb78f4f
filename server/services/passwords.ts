import { randomBytes, timingSafeEqual } from 'node:crypto';
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

const SALT_BYTES = 16;

/** The parts of `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
const saltOf = (stored: string): Buffer => Buffer.from(stored.split('$')[4]!, 'base64');
const costOf = (stored: string) => {
  const { memoryCost, timeCost, parallelism } = parseOptions(stored);
  return { memoryCost, timeCost, parallelism };
};

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
  const decoyHash = hashOf(randomBytes(32).toString('hex'));

  return {
    /** How many wait to be hashed. */
    waiting: queue.waiting,

    hash: (password: string, caller: string): Promise<string> => queue.run(caller, () => hashOf(password)),

    /** Whether the password is correct. Without an account it takes as long and returns false. */
    async isRight(password: string, passwordHash: string | undefined, caller: string): Promise<boolean> {
      const isSame = await queue.run(caller, async () => verify(passwordHash ?? (await decoyHash), spelled(password)));
      return isSame && passwordHash !== undefined;
    },

    /** Hashes of several secrets with one salt, so that a guess is compared with all of them after one hashing. */
    hashTogether: (secrets: readonly string[], caller: string): Promise<string[]> =>
      queue.run(caller, async () => {
        const salt = randomBytes(SALT_BYTES);
        const hashes: string[] = [];
        for (const secret of secrets) hashes.push(await hash(secret, { ...options, salt }));
        return hashes;
      }),

    /** The hash of this secret among those that `hashTogether` made; undefined when it is none of them. */
    async findAmong(secret: string, hashes: readonly string[], caller: string): Promise<string | undefined> {
      const [first] = hashes;
      if (first === undefined) return undefined;
      const own = Buffer.from(await queue.run(caller, () => hash(secret, { ...costOf(first), salt: saltOf(first) })));
      // All are compared, and each in constant time.
      const same = hashes.map((one) => one.length === own.length && timingSafeEqual(Buffer.from(one), own));
      return hashes[same.indexOf(true)];
    },

    /** Whether the hash was made with another cost. */
    isOutdated(passwordHash: string): boolean {
      const { memoryCost, timeCost } = parseOptions(passwordHash);
      return memoryCost !== memoryKib || timeCost !== passes;
    },
  };
};

export type Passwords = ReturnType<typeof createPasswords>;
