import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { openDatabase } from '../db/openDatabase';
import { homeCertificates } from '../lan/homeCertificates';
import { openApp } from '../testing/openApp';
import { newVisitor } from '../testing/visitors';

const TEA = { title: 'Tea', category: 'Drinks', ingredients: ['tea'], instructions: ['Brew.'] };

const search = (app: FastifyInstance, remoteAddress: string) =>
  app.inject({ method: 'POST', url: '/api/analyze', payload: { ingredients: 'egg' }, remoteAddress });
const share = (app: FastifyInstance, cookies: Record<string, string> = {}, remoteAddress = '10.0.0.1') =>
  app.inject({ method: 'POST', url: '/api/recipes/share', payload: TEA, cookies, remoteAddress });

describe('limits', () => {
  it('stop an address that searches too much, and say when to retry', async () => {
    const app = await openApp({ environment: { ANALYZE_PER_MINUTE: '3' } });
    for (let i = 0; i < 3; i++) expect((await search(app, '10.0.0.1')).statusCode).toBe(200);
    const refused = await search(app, '10.0.0.1');
    expect([refused.statusCode, refused.json()]).toMatchObject([429, { error: 'AI_RATE_LIMIT' }]);
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(refused.json<{ message: string }>().message).toContain(String(wait));
    expect((await search(app, '10.0.0.2')).statusCode).toBe(200);
    await app.close();
  });

  it('count an IPv6 home network as one address', async () => {
    const app = await openApp({ environment: { ANALYZE_PER_MINUTE: '1' } });
    expect((await search(app, '2001:db8::1')).statusCode).toBe(200);
    expect((await search(app, '2001:db8::2')).statusCode).toBe(429);
    expect((await search(app, '2001:db8:0:1::1')).statusCode).toBe(200);
    await app.close();
  });

  it('are per visitor for what is stored, and per address beyond that', async () => {
    const db = await openDatabase(':memory:');
    const app = await openApp({ db, environment: { WRITES_PER_HOUR: '2', WRITES_PER_HOUR_AND_ADDRESS: '5' } });
    // Another server on the same data, so that the counts of the first one stay as they are.
    const other = await openApp({ db });
    const first = await share(app);
    const [cookie] = first.cookies;
    expect(cookie).toMatchObject({ name: 'visitor', httpOnly: true, sameSite: 'Lax', path: '/' });
    const ada = { visitor: cookie!.value };
    const bob = await newVisitor(other);
    const eve = await newVisitor(other);
    const statuses = [];
    for (const cookies of [ada, ada, ada, bob, bob, eve]) statuses.push((await share(app, cookies)).statusCode);
    expect(statuses).toEqual([200, 200, 429, 200, 200, 429]);
    expect((await share(app, ada)).cookies).toEqual([]);
    expect((await share(app, {}, '10.0.0.2')).statusCode).toBe(200);
    await app.close();
  });

  it('use a cookie bound to the host over https', async () => {
    const app = await openApp({ environment: { PUBLIC_URL: 'https://larder.example' } });
    expect((await share(app)).cookies).toMatchObject([{ name: '__Host-visitor', secure: true, path: '/' }]);
    await app.close();
  });

  it('use that cookie with the certificates of this computer too', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'larder-limits-'));
    const app = await openApp({ certificates: homeCertificates(folder) });
    expect((await share(app)).cookies).toMatchObject([{ name: '__Host-visitor', secure: true, path: '/' }]);
    await app.close();
    rmSync(folder, { recursive: true });
  });

  it('count callers without a cookie from one IPv6 home network as one visitor', async () => {
    const app = await openApp({ environment: { WRITES_PER_HOUR: '1', WRITES_PER_HOUR_AND_ADDRESS: '9' } });
    expect((await share(app, {}, '2001:db8::1')).statusCode).toBe(200);
    expect((await share(app, {}, '2001:db8::2')).statusCode).toBe(429);
    expect((await share(app, {}, '2001:db8:0:1::1')).statusCode).toBe(200);
    await app.close();
  });

  it('trust a proxy only when configured to', async () => {
    const asked = async (environment: Record<string, string>) => {
      const app = await openApp({ environment: { ANALYZE_PER_MINUTE: '1', ...environment } });
      const statuses = [];
      for (const address of ['1.1.1.1', '2.2.2.2'])
        statuses.push(
          (
            await app.inject({
              method: 'POST',
              url: '/api/analyze',
              payload: { ingredients: 'egg' },
              headers: { 'x-forwarded-for': address },
            })
          ).statusCode,
        );
      await app.close();
      return statuses;
    };
    expect(await asked({})).toEqual([200, 429]);
    expect(await asked({ TRUST_PROXY: '1' })).toEqual([200, 200]);
  });
});
