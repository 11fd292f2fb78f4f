import { pino } from 'pino';
import { z } from 'zod';
import { loggedError } from '../errors/loggedError';
import { openFakeProvider } from '../testing/fakeProvider';
import { FAULTS } from '../testing/providerFaults';
import type { ModelSettings } from './modelConfig';
import { createModels } from './models';

const KEY = 'sk-test-key-of-the-operator';

const settingsFor = (baseUrl: string): ModelSettings => ({
  provider: 'openai-compatible',
  baseUrl,
  model: 'small',
  visionModel: 'seeing',
  apiKey: KEY,
  timeoutMs: 5_000,
  price: { input: 1, output: 4 },
});

const openLog = () => {
  const lines: string[] = [];
  const log = pino(
    { base: undefined, serializers: { err: loggedError } },
    { write: (line: string) => void lines.push(line) },
  );
  return { log, lines };
};

const ask = {
  system: 'You are a cook with a secret.',
  prompt: 'Something with truffles.',
  schema: z.object({ recipes: z.array(z.string()) }),
  maxTokens: 100,
};

describe('the log of the models', () => {
  it('counts tokens and their cost', async () => {
    const provider = await openFakeProvider();
    const { log, lines } = openLog();
    const { text, vision } = createModels(settingsFor(provider.baseUrl), log);
    provider.tell(
      { kind: 'text', text: '{"recipes":[]}', inputTokens: 1_000, outputTokens: 500 },
      { kind: 'text', text: '{"recipes":[]}', inputTokens: 200, outputTokens: 0 },
    );
    const { signal } = new AbortController();
    await text.object({ ...ask, purpose: 'recipes' }, signal);
    await vision.object(ask, signal);
    await provider.close();
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      {
        ai: { purpose: 'recipes', model: 'small', tries: 1, inputTokens: 1_000, outputTokens: 500, cost: 0.003 },
        aiTotal: { asks: 1, failures: 0, inputTokens: 1_000, outputTokens: 500, cost: 0.003 },
      },
      {
        ai: { model: 'seeing', inputTokens: 200, cost: 0.0002 },
        aiTotal: { asks: 2, inputTokens: 1_200, cost: 0.0032 },
      },
    ]);
  });

  it('has no cost when no price is set', async () => {
    const provider = await openFakeProvider();
    const { log, lines } = openLog();
    const { text } = createModels({ ...settingsFor(provider.baseUrl), price: undefined }, log);
    await text.object(ask, new AbortController().signal);
    await provider.close();
    expect(lines.join()).not.toContain('cost');
  });

  it('contains neither key nor request nor answer, whatever fails', async () => {
    const provider = await openFakeProvider();
    const { log, lines } = openLog();
    const { text } = createModels(settingsFor(provider.baseUrl), log);
    for (const { openai } of Object.values(FAULTS)) {
      const fault = { ...openai, message: `${openai.message} Key ${KEY}, you asked for truffles.` };
      provider.tell({ kind: 'fault', fault }, { kind: 'fault', fault });
      await text
        .object(ask, new AbortController().signal)
        .catch((error: unknown) => log.error({ err: error }, 'failed'));
    }
    provider.tell({ kind: 'text', text: 'Truffles? Never!' });
    await text.object(ask, new AbortController().signal).catch((error: unknown) => log.error({ err: error }, 'failed'));
    await provider.close();
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.join('')).not.toMatch(/operator|truffles|secret/i);
    expect(lines.join('')).toContain('answered 401 invalid_api_key');
  });
});
