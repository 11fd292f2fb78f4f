import { setTimeout as pause } from 'node:timers/promises';
import { newVisitor, ofNewHousehold, PASSWORD, post, register } from './calls';
import type { Fleet } from './cluster';

const SHARES = 41;
const GUESSES = 24;
const MAILS = 11;
/** After this time without a mail, no further one comes: each is sent within three seconds. */
const QUIET_MS = 8_000;

/** What a limit lets through, by the table in docs/operating.md. */
export const ALLOWED = { shares: 20, guesses: 10, mails: 5 };
export type Passed = typeof ALLOWED;

const countOf = (replies: readonly Response[], status: number): number =>
  replies.filter((reply) => reply.status === status).length;

const sharesOf = async (urls: readonly string[]): Promise<number> => {
  const cookie = await newVisitor(urls[0]!);
  const share = (i: number) =>
    post(
      urls[i % urls.length]!,
      '/api/recipes/share',
      { title: `Tea ${i}`, category: 'Drinks', ingredients: ['tea'], instructions: ['Brew.'] },
      { cookie },
    );
  return countOf(await Promise.all(Array.from({ length: SHARES }, (_, i) => share(i))), 200);
};

const guessesOf = async (urls: readonly string[], email: string): Promise<number> => {
  const replies: Response[] = [];
  for (let i = 0; i < GUESSES; i += 1)
    replies.push(await post(urls[i % urls.length]!, '/api/auth/login', { email, password: `${PASSWORD} ${i}` }));
  return countOf(replies, 401);
};

const mailsOf = async (urls: readonly string[], email: string, { smtp }: Fleet): Promise<number> => {
  const asked = await Promise.all(
    Array.from({ length: MAILS }, (_, i) =>
      post(urls[i % urls.length]!, '/api/auth/forgot-password', { email }, ofNewHousehold()),
    ),
  );
  if (countOf(asked, 204) !== MAILS) throw new Error('a request for a reset link was refused');
  const sent = () => smtp.deliveries.filter(({ to }) => to.includes(email)).length;
  for (let before = -1; before !== sent(); await pause(QUIET_MS)) before = sent();
  return sent();
};

/** How much of what one visitor or account tries goes through the first servers of the fleet, all of them in turn. */
export const limitsOf = async (fleet: Fleet, servers: number): Promise<Passed> => {
  const urls = fleet.servers.slice(0, servers).map(({ url }) => url);
  const accounts = ['guessed', 'forgetful'].map((name) => `${name}${servers}@example.org`) as [string, string];
  for (const email of accounts) await register(urls[0]!, email);
  return {
    shares: await sharesOf(urls),
    guesses: await guessesOf(urls, accounts[0]),
    mails: await mailsOf(urls, accounts[1], fleet),
  };
};
