import { randomBytes } from 'node:crypto';
import type { Repositories } from './openRepositories';

const SECRET_BYTES = 32;

/** The server's signing secrets, created at the first start. All servers on one database share them. */
export const readSecrets = async ({ secrets }: Pick<Repositories, 'secrets'>) => {
  const read = (name: string) => secrets.read(name, randomBytes(SECRET_BYTES).toString('base64url'));
  return {
    /** Makes the codes under which limits are counted. */
    counter: await read('counter'),
    /** Signs the marks of browsers in which an account has signed in. */
    device: await read('device'),
    /** Makes the codes of the households that vote on pictures. */
    household: await read('household'),
    /** Signs the ids of browsers without an account. */
    visitor: await read('visitor'),
  };
};

export type Secrets = Awaited<ReturnType<typeof readSecrets>>;
