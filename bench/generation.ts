import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pino } from 'pino';
import type { ModelSettings } from '../server/ai/modelConfig';
import { createModels } from '../server/ai/models';
import { readConfig } from '../server/config';
import { compileCorpus } from '../server/corpus/loadCorpus';
import { answerOf, drafts } from '../kitchen/testing/drafts';
import type { FakeAnswer } from '../server/testing/fakeAnswer';
import { openFakeProvider } from '../server/testing/fakeProvider';
import { form, openApp } from '../server/testing/openApp';
import { readEvents } from '../server/testing/readEvents';

type Dishes = ReturnType<typeof compileCorpus>;

const ROOT = join(__dirname, '..');
const PROVIDER_MS = 20_000;
const PIECE_LENGTH = 12;
const ASKED = 'eggs, tomatoes, onion';

const text = answerOf(drafts(6));
const answers: Record<string, FakeAnswer> = {
  'streams for 20 s': {
    kind: 'text',
    text,
    pieceLength: PIECE_LENGTH,
    pieceEveryMs: PROVIDER_MS / (text.length / PIECE_LENGTH),
  },
  'says nothing for 20 s, then all': { kind: 'text', text, firstAfterMs: PROVIDER_MS },
};

const seconds = (ms: number | undefined) => (ms === undefined ? 'never' : `${(ms / 1_000).toFixed(2)} s`);

/** A search by events and one that waits for a single response. `before` is called before each. */
const measure = async (name: string, settings: ModelSettings, dishes: Dishes, before: () => void) => {
  const app = await openApp({ dishes, model: createModels(settings, pino({ level: 'silent' })).text });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/analyze`;
  const ask = (accept: string) => {
    const { payload, headers } = form({ ingredients: ASKED, category: 'Meals', generate: 'fresh' });
    return fetch(url, { method: 'POST', body: new Uint8Array(payload), headers: { ...headers, accept } });
  };

  before();
  const from = performance.now();
  const at: Partial<Record<string, number>> = {};
  const streamed = await ask('text/event-stream');
  for await (const { event, ms } of readEvents(streamed.body!, from)) at[event] ??= ms;

  before();
  const plainFrom = performance.now();
  const { recipes } = (await (await ask('application/json')).json()) as { recipes: { generated?: object }[] };
  const plain = performance.now() - plainFrom;
  const written = recipes.filter(({ generated }) => generated).length;

  console.log(
    `| ${name} | ${seconds(at.found)} | ${seconds(at.recipe)} | ${seconds(at.end)} | ${seconds(plain)}, ${written} |`,
  );
  await app.close();
};

/**
 * Waiting time with a provider that takes 20 s: events compared with a single response, which waits up to AI_WAIT_MS.
 * The same with the configured model (AI_PROVIDER, AI_MODEL), if there is one.
 */
export const benchGeneration = async () => {
  const dishes = compileCorpus(ROOT);
  console.log('| the provider | what the corpus has | first recipe | all recipes | one plain answer, recipes in it |');
  console.log('|---|---|---|---|---|');
  for (const [name, answer] of Object.entries(answers)) {
    const provider = await openFakeProvider();
    const settings = {
      provider: 'openai-compatible',
      baseUrl: provider.baseUrl,
      model: 'fake:1b',
      visionModel: 'fake:1b',
      timeoutMs: 55_000,
    } as const;
    await measure(name, settings, dishes, () => provider.tell(answer));
    await provider.close();
  }
  const { ai } = readConfig(process.env, ROOT);
  if (ai) await measure(ai.model, ai, dishes, () => undefined);
};
