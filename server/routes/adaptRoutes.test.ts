import type { FastifyInstance } from 'fastify';
import type { Adapted } from '@contracts/adapt';
import { createStructuredModel } from '../ai/structuredCall';
import { openFakeProvider, type FakeProvider } from '../testing/fakeProvider';
import { DISHES } from '../testing/dishes';
import { FAULTS } from '../testing/providerFaults';
import { openApp } from '../testing/openApp';

let app: FastifyInstance;
let provider: FakeProvider;

const modelAt = (baseUrl: string) =>
  createStructuredModel({
    settings: {
      provider: 'openai-compatible',
      baseUrl,
      model: 'fake:1b',
      visionModel: 'fake:1b',
      timeoutMs: 5_000,
    },
    modelId: 'fake:1b',
  });

beforeAll(async () => {
  provider = await openFakeProvider();
  app = await openApp({ model: modelAt(provider.baseUrl) });
});
afterAll(async () => {
  await app.close();
  await provider.close();
});

const shakshuka = DISHES.find(({ slug }) => slug === 'shakshuka') ?? DISHES[0]!;
const KITCHEN = { ingredients: '', excludedAllergens: [], dietTypes: [] };

const adapt = async (body: object, id: number | string = shakshuka.id) => {
  const reply = await app.inject({ method: 'POST', url: `/api/recipes/${id}/adapt`, payload: { ...KITCHEN, ...body } });
  return { status: reply.statusCode, body: reply.json<Adapted>() };
};

describe('POST /api/recipes/:id/adapt', () => {
  it('computes the changes without asking a model', async () => {
    const { status, body } = await adapt({ dietTypes: ['Vegan'] });
    expect(status).toBe(200);
    expect([...body.swaps, ...body.inTheWay]).not.toHaveLength(0);
    expect(body.worded).toBeUndefined();
    expect(provider.asks).toHaveLength(0);
  });

  it('answers with the computed changes alone when the model writes nonsense or fails', async () => {
    const plain = (await adapt({ dietTypes: ['Vegan'] })).body;
    provider.tell({ kind: 'text', text: '{"steps":["Add 3 kg of butter and dance."]}' });
    expect((await adapt({ dietTypes: ['Vegan'], words: true })).body).toEqual(plain);
    expect(provider.asks).toHaveLength(1);
    const fault = { kind: 'fault', fault: FAULTS.unauthorized.openai } as const;
    provider.tell(fault, fault);
    expect((await adapt({ dietTypes: ['Vegan'], words: true })).body).toEqual(plain);
    expect(provider.asks.length).toBeGreaterThan(1);
  });

  it('refuses an unknown recipe and a kitchen of another form', async () => {
    expect((await adapt({}, 1)).status).toBe(404);
    expect((await adapt({ dietTypes: ['Air'] })).status).toBe(400);
  });
});
