import { setTimeout as pause } from 'node:timers/promises';
import { ofNewHousehold, post, register, withinTime } from './calls';
import type { Fleet } from './cluster';

const EVERY_MS = 1_000;
const RETRY_MS = 250;
const TIMEOUT_MS = 15_000;
/** A mail of a server that died is sent by another one within about two minutes. */
const LONGEST_MS = 300_000;

export interface MailReport {
  /** Requests for a reset link that were acknowledged, each of an account that asked for no other. */
  acknowledged: number;
  /** Accounts that got no mail. */
  lost: number;
  /** Mails that were sent again under the same Message-ID. */
  repeated: number;
  /** The time from the acknowledgement to the arrival of the last mail, in milliseconds. */
  longestMs: number;
}

/** Does it again until it succeeds. */
const persist = async <Value>(work: () => Promise<Value>): Promise<Value> => {
  for (;;) {
    try {
      return await work();
    } catch {
      await pause(RETRY_MS);
    }
  }
};

const askForLink = async (url: string, email: string): Promise<void> => {
  const reply = await withinTime(TIMEOUT_MS, () => post(url, '/api/auth/forgot-password', { email }, ofNewHousehold()));
  if (reply.status !== 204) throw new Error(`${email} was answered ${reply.status}`);
};

const messageIdOf = (message: string): string | undefined => /^message-id:\s*(\S+)/im.exec(message)?.[1];

/**
 * Accounts that forget their password, one after the other, while things fail: each asks until it is answered. Waits at
 * the end until each of them has a mail.
 */
export const forgetPasswords = async ({ url, smtp }: Fleet, isOver: () => boolean): Promise<MailReport> => {
  const askedAt = new Map<string, number>();
  let accounts = 0;
  while (!isOver()) {
    accounts += 1;
    const email = `reset${accounts}@example.org`;
    // An account that was made without an answer cannot be made again: the next name is tried.
    const isRegistered = await withinTime(TIMEOUT_MS, () => register(url, email)).then(
      () => true,
      () => false,
    );
    if (isRegistered) {
      await persist(() => askForLink(url, email));
      askedAt.set(email, Date.now());
    }
    await pause(EVERY_MS);
  }
  const deliveriesTo = (email: string) => smtp.deliveries.filter(({ to }) => to.includes(email));
  const waiting = () => [...askedAt.keys()].filter((email) => deliveriesTo(email).length === 0);
  const begunAt = Date.now();
  while (waiting().length > 0 && Date.now() - begunAt < LONGEST_MS) await pause(EVERY_MS);
  const ids = [...askedAt.keys()].flatMap((email) => deliveriesTo(email).map(({ message }) => messageIdOf(message)));
  return {
    acknowledged: askedAt.size,
    lost: waiting().length,
    repeated: ids.length - new Set(ids).size,
    longestMs: Math.max(0, ...[...askedAt].map(([email, at]) => (deliveriesTo(email)[0]?.at ?? at) - at)),
  };
};
