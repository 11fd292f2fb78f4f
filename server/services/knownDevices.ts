import { createHmac, randomBytes } from 'node:crypto';

/** How many accounts a browser remembers, the most recent. */
const ACCOUNTS_KEPT = 5;
const MARK = /^[\w-]{22}(?:\.[\w-]{22}){1,5}$/;

/**
 * The mark a browser carries after a sign-in: its own id, and for each account a signature only this server can make.
 * It reveals nothing about the accounts and gives no access. It only gives the browser a separate throttle bucket, so
 * that an attacker elsewhere cannot lock the user out.
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
    /** The browser's id, if this account has signed in with it before. */
    find(mark: string | undefined, account: string): string | undefined {
      const known = read(mark);
      return known?.signatures.includes(signatureOf(known.device, account)) ? known.device : undefined;
    },

    /** The mark extended by this account. */
    remember(mark: string | undefined, account: string): string {
      const { device, signatures } = read(mark) ?? { device: short(randomBytes(16)), signatures: [] };
      const own = signatureOf(device, account);
      return [device, own, ...signatures.filter((other) => other !== own).slice(0, ACCOUNTS_KEPT - 1)].join('.');
    },
  };
};

export type KnownDevices = ReturnType<typeof createKnownDevices>;
