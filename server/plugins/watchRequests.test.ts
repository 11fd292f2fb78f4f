import { pino } from 'pino';
import { SECURITY_EVENTS } from '../metrics/securityEvents';
import { openApp } from '../testing/openApp';
import { signUp, TEST_PASSWORD } from '../testing/signUp';

interface Line {
  security?: string;
  account?: string;
  call?: string;
}

const openWithLog = async (environment?: Record<string, string>) => {
  const lines: string[] = [];
  const logger = pino({ level: 'trace', base: undefined }, { write: (line) => void lines.push(line) });
  const app = await openApp({ logger, environment });
  const events = () => lines.map((line) => JSON.parse(line) as Line).filter(({ security }) => security !== undefined);
  return { app, lines, events };
};

describe('the log of security events', () => {
  it('has what an account went through, by kind', async () => {
    const { app, events } = await openWithLog();
    const cook = await signUp(app, 'ada');
    const email = 'ada@example.org';
    for (const password of ['wrong password', TEST_PASSWORD])
      await app.inject({ method: 'POST', url: '/api/auth/login', payload: { email, password } });
    await cook.post('/api/auth/forgot-password', { email });
    await cook.post('/api/auth/reset-password', { token: 'x'.repeat(43), password: 'another password' });
    await cook.post('/api/user/delete', { password: 'wrong password' });
    await app.inject('/api/user/sessions');
    await cook.send('POST', '/api/auth/logout', { headers: { origin: 'https://evil.example' } });
    await cook.post('/api/user/delete', { password: TEST_PASSWORD });
    await app.close();
    const kinds = events().map(({ security }) => security);
    expect(kinds).toEqual([
      'signedUp',
      'signInFailed',
      'signedIn',
      'resetAsked',
      'resetLinkRefused',
      'passwordRefused',
      'sessionMissing',
      'originRefused',
      'accountDeleted',
    ]);
    expect(kinds.filter((kind) => !(SECURITY_EVENTS as readonly (string | undefined)[]).includes(kind))).toEqual([]);
    expect(events().at(-1)).toMatchObject({ call: 'deleteAccount', account: expect.any(String), status: 204 });
  });

  it('has throttled sign-ins', async () => {
    const { app, events } = await openWithLog({ LOGIN_FAILURES_PER_ACCOUNT: '1' });
    const payload = { email: 'ada@example.org', password: 'wrong password' };
    for (let i = 0; i < 3; i += 1) await app.inject({ method: 'POST', url: '/api/auth/login', payload });
    await app.close();
    expect(events().map(({ security }) => security)).toContain('signInThrottled');
  });

  it('names no address of mail or network, and no line breaks from outside', async () => {
    const { app, lines } = await openWithLog();
    const cook = await signUp(app, 'quetzalia');
    await cook.post('/api/auth/login', { email: 'quetzalia@example.org\n{"security":"signedIn"}', password: 'wrong' });
    await app.inject({ url: '/%0a%7b%22security%22:1%7d', remoteAddress: '203.0.113.9' });
    await app.inject({ method: 'POST', url: '/api/auth/login', payload: {}, remoteAddress: '2001:db8::7' });
    await app.close();
    expect(lines.filter((line) => /@|quetzalia|203\.0\.113|2001:db8|127\.0\.0\.1/.test(line))).toEqual([]);
    expect(lines.every((line) => line.indexOf('\n') === line.length - 1)).toBe(true);
  });
});
