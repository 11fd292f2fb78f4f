import { randomBytes } from 'node:crypto';
import { hash, parseOptions, verify } from '@node-rs/argon2';

export interface PasswordCost {
  memoryKib: number;
  passes: number;
}

/** Normalises letters, because keyboards compose them differently. */
const spelled = (password: string) => password.normalize('NFKC');

/** Password hashing with argon2id. */
export const createPasswords = ({ memoryKib, passes }: PasswordCost) => {
  const options = { memoryCost: memoryKib, timeCost: passes, parallelism: 1 };
  const hashOf = (password: string) => hash(spelled(password), options);
  const nobodys = hashOf(randomBytes(32).toString('hex'));

  return {
    hash: hashOf,

    /** Whether the password is correct. Without an account it takes as long and returns false. */
    async isRight(password: string, passwordHash: string | undefined): Promise<boolean> {
      const isSame = await verify(passwordHash ?? (await nobodys), spelled(password));
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
