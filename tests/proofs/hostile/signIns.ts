import { sendJson, type Attack, type AttackSize } from './attack';

const SIGN_INS: Readonly<Record<AttackSize, number>> = { small: 5, full: 200 };
const PASSWORD = 'saffron and cardamom';

let accounts = 0;

const openAccount = async (url: string): Promise<string> => {
  accounts += 1;
  const email = `regular${accounts}.${Date.now()}@example.org`;
  await sendJson(`${url}/api/auth/register`, { email, password: PASSWORD });
  return email;
};

const atOnce = async (url: string, size: AttackSize, password: string): Promise<number[]> => {
  const email = await openAccount(url);
  const signIn = () => sendJson(`${url}/api/auth/login`, { email, password });
  return Promise.all(Array.from({ length: SIGN_INS[size] }, signIn));
};

/** Many sign-ins at once: each hashes a password. */
export const SIGN_INS_AT_ONCE: readonly Attack[] = [
  {
    name: 'right sign-ins at once',
    run: (url, size) => atOnce(url, size, PASSWORD),
    allowed: [200, 429, 503],
  },
  {
    name: 'wrong sign-ins at once',
    run: (url, size) => atOnce(url, size, 'turmeric and sumac'),
    allowed: [401, 429, 503],
  },
];
