import { randomBytes } from 'node:crypto';
import { hash, parseOptions, verify } from '@node-rs/argon2';

export interface PasswordCost {
  memoryKib: number;
  passes: number;
}

/** The same letters however a keyboard composes them. */
const spelled = (password: string) => password.normalize('NFKC');

/** Hashes of passwords: argon2id. */
export const createPasswords = ({ memoryKib, passes }: PasswordCost) => {
  const options = { memoryCost: memoryKib, timeCost: passes, parallelism: 1 };
  const hashOf = (password: string) => hash(spelled(password), options);
  const nobodys = hashOf(randomBytes(32).toString('hex'));

  return {
    hash: hashOf,

    /** Whether this is the password. Where there is no account it takes as long, and the answer is no. */
    async isRight(password: string, passwordHash: string | undefined): Promise<boolean> {
      const isSame = await verify(passwordHash ?? (await nobodys), spelled(password));
      return isSame && passwordHash !== undefined;
    },

    /** Whether the hash is from a time when it cost something else. */
    isOutdated(passwordHash: string): boolean {
      const { memoryCost, timeCost } = parseOptions(passwordHash);
      return memoryCost !== memoryKib || timeCost !== passes;
    },
  };
};

export type Passwords = ReturnType<typeof createPasswords>;
