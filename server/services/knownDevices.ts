import { createHmac, randomBytes } from 'node:crypto';

/** A browser remembers the accounts that signed in last, so many of them. */
const ACCOUNTS_KEPT = 5;
const MARK = /^[\w-]{22}(?:\.[\w-]{22}){1,5}$/;

/**
 * What a browser carries after somebody signed in with it: an id of its own, and for each account a signature that only
 * this server can make. It says nothing about the accounts, and opens none: it only has a bucket of its own (DECISIONS 43).
 */
export const createKnownDevices = (secret: string) => {
  const short = (bytes: Buffer) => bytes.subarray(0, 16).toString('base64url');
  const signatureOf = (device: string, account: string) =>
    short(createHmac('sha256', secret).update(`${device}\n${account}`).digest());
  const read = (mark: string | undefined) => {
    const [device, ...signatures] = mark !== undefined && MARK.test(mark) ? mark.split('.') : [];
    return device === undefined ? undefined : { device, signatures };
  };

  return {
    /** The browser's id when this account signed in with it before. */
    find(mark: string | undefined, account: string): string | undefined {
      const known = read(mark);
      return known?.signatures.includes(signatureOf(known.device, account)) ? known.device : undefined;
    },

    /** The mark that says so from here on. */
    remember(mark: string | undefined, account: string): string {
      const { device, signatures } = read(mark) ?? { device: short(randomBytes(16)), signatures: [] };
      const own = signatureOf(device, account);
      return [device, own, ...signatures.filter((other) => other !== own).slice(0, ACCOUNTS_KEPT - 1)].join('.');
    },
  };
};

export type KnownDevices = ReturnType<typeof createKnownDevices>;
