import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { pino } from 'pino';
import type { AnalyzeResponse } from '@contracts/analyze';
import { createModels } from '../ai/models';
import { openDatabase } from '../db/openDatabase';
import type { Database } from '../db/schema';
import { generatedIn, MATCH, six, written } from '../testing/analyzeBench';
import { openFakeProvider, type FakeProvider } from '../testing/fakeProvider';
import { form, openApp } from '../testing/openApp';
import { hasRealPostgres, startRealPostgres, type PostgresForTests } from '../testing/postgresForTests';
import { newVisitor } from '../testing/visitors';

const START_TIMEOUT_MS = 600_000;
const VISITORS = 20;

const onPostgres = hasRealPostgres() ? describe : describe.skip;

onPostgres(`${VISITORS} visitors with one request on two servers`, () => {
  let postgres: PostgresForTests;
  let provider: FakeProvider;
  let dbs: Kysely<Database>[];
  let apps: FastifyInstance[];
  beforeAll(async () => {
    postgres = await startRealPostgres();
    const url = await postgres.create();
    provider = await openFakeProvider();
    const settings = {
      provider: 'openai-compatible',
      baseUrl: provider.baseUrl,
      model: 'fake:1b',
      visionModel: 'fake:1b',
    } as const;
    const models = createModels({ ...settings, timeoutMs: 25_000 }, pino({ level: 'silent' }));
    dbs = await Promise.all([0, 1].map(() => openDatabase(url)));
    apps = await Promise.all(
      dbs.map((db) => openApp({ db, model: models.text, environment: { AI_WAIT_MS: '20000' } })),
    );
    await Promise.all(apps.map((app) => app.ready()));
  }, START_TIMEOUT_MS);
  afterAll(async () => {
    await Promise.all(apps.map((app) => app.close()));
    await Promise.all(dbs.map((db) => db.destroy()));
    await provider.close();
    await postgres.stop();
  }, START_TIMEOUT_MS);

  const ask = async (server: number, cookies: Record<string, string>, fields: Record<string, string> = {}) => {
    const reply = await apps[server]!.inject({
      method: 'POST',
      url: '/api/analyze',
      cookies,
      ...form({ ingredients: MATCH, category: 'None', ...fields }),
    });
    return generatedIn(reply.json<AnalyzeResponse>()).map(({ id }) => id);
  };

  it('pay for one request to the model, and get the same recipes', async () => {
    provider.tell({ ...written, pieceEveryMs: 20 });
    const visitors = await Promise.all(Array.from({ length: VISITORS }, () => newVisitor(apps[0]!)));
    const all = await Promise.all(visitors.map((cookies, i) => ask(i % 2, cookies)));
    expect(all[0]).toHaveLength(six.length);
    for (const ids of all) expect(ids).toEqual(all[0]);
    expect(provider.asks).toHaveLength(1);
  });

  it('pay once for a visitor who asks both servers', async () => {
    provider.tell({ ...written, pieceEveryMs: 20 });
    const before = provider.asks.length;
    const cookies = await newVisitor(apps[0]!);
    const [one, other] = await Promise.all([0, 1].map((server) => ask(server, cookies, { category: 'Meals' })));
    expect(one).toHaveLength(six.length);
    expect(other).toEqual(one);
    expect(provider.asks).toHaveLength(before + 1);
  });
});
