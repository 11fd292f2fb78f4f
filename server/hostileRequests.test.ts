import type { FastifyInstance } from 'fastify';
import { FAMILIES } from '../tests/proofs/hostile/families';
import { openApp } from './testing/openApp';

let app: FastifyInstance;
let url: string;
beforeAll(async () => {
  app = await openApp();
  url = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

describe.each(Object.entries(FAMILIES))('attacks with %s', (_family, attacks) => {
  it.each(attacks.map((attack) => [attack.name, attack] as const))('get answers: %s', async (_name, attack) => {
    const statuses = await attack.run(url, 'small');
    expect(statuses).not.toEqual([]);
    for (const status of statuses) expect(attack.allowed).toContain(status);
    expect((await fetch(`${url}/api/health`)).status).toBe(200);
  });
});
