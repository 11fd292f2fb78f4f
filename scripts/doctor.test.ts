import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { TRIED_WITH } from '../server/ai/triedModels';
import type { FakeAnswer } from '../server/testing/fakeAnswer';
import { openFakeProvider } from '../server/testing/fakeProvider';
import { FAULTS } from '../server/testing/providerFaults';

const root = join(__dirname, '..');

const KEY = 'sk-test-key-of-the-operator';

/** Keeps a developer's own .env from the program. */
const NOTHING = Object.fromEntries(
  ['PROVIDER', 'BASE_URL', 'MODEL', 'VISION_MODEL', 'API_KEY', 'TIMEOUT_MS', 'RECIPE_FORM', 'SCHEMA'].map((name) => [
    `AI_${name}`,
    '',
  ]),
);

interface RunResult {
  code: number;
  text: string;
}

const runDoctor = (settings: Record<string, string>) =>
  new Promise<RunResult>((resolve) => {
    const { PATH = '', HOME = '' } = process.env;
    const program = ['--import', 'tsx', join(root, 'scripts/doctor.ts')];
    execFile(
      process.execPath,
      program,
      { cwd: root, env: { PATH, HOME, ...NOTHING, ...settings } },
      (error, stdout, stderr) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, text: stdout + stderr }),
    );
  });

const examine = async (answers: FakeAnswer[], settings: Record<string, string> = {}) => {
  const provider = await openFakeProvider();
  provider.tell(...answers);
  const result = await runDoctor({
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: provider.baseUrl,
    AI_MODEL: 'qwen3:8b',
    AI_API_KEY: KEY,
    ...settings,
  });
  await provider.close();
  const text = result.text.replaceAll(provider.baseUrl, 'ADDRESS').replace(/\d\.\d s/g, 'N s');
  return { ...result, text, asks: provider.asks };
};

const textOf = (value: object): FakeAnswer => ({ kind: 'text', text: JSON.stringify(value) });
const EGGS = { title: 'Boiled eggs', servings: 2, ingredients: ['2 eggs'], steps: ['Boil the eggs for 10 minutes.'] };
const RECIPE = textOf({ recipes: [EGGS] });
const SEEN: FakeAnswer = { kind: 'text', text: '{"shape":"circle","colour":"yellow"}' };

describe('npm run doctor', () => {
  it('reports that the model writes recipes and reads photos', async () => {
    const { code, text, asks } = await examine([RECIPE, SEEN], { AI_VISION_MODEL: 'gemma3:12b' });
    expect(text).toBe(
      [
        'Asking qwen3:8b, gemma3:12b for photos at ADDRESS (openai-compatible, with a key).',
        '✓ Recipes: qwen3:8b wrote “Boiled eggs” in N s (100 + 50 tokens).',
        '✓ Photos: gemma3:12b sees a yellow circle in N s (100 + 50 tokens).',
        TRIED_WITH,
        '',
      ].join('\n'),
    );
    expect(code).toBe(0);
    expect(asks.map(({ body }) => body.model)).toEqual(['qwen3:8b', 'gemma3:12b']);
    expect(asks[1]?.text).toContain('image/jpeg');
  });

  it('explains a rejected key without repeating it', async () => {
    const refusal: FakeAnswer = { kind: 'fault', fault: FAULTS.unauthorized.openai };
    const { code, text } = await examine([refusal, refusal]);
    expect(code).toBe(1);
    expect(text).toContain('✗ Recipes: qwen3:8b does not write any.\n  answered 401 invalid_api_key');
    expect(text).toContain('It refuses the key: check AI_API_KEY');
    expect(text).not.toContain('operator');
  });

  it('reports a model that cannot read images', async () => {
    const blind: FakeAnswer = { kind: 'text', text: '{"shape":"square","colour":"blue"}' };
    const { code, text } = await examine([RECIPE, blind]);
    expect(code).toBe(1);
    expect(text).toContain('✓ Recipes');
    expect(text).toContain('✗ Photos: qwen3:8b answers, but does not see the picture.');
  });

  it('says that a recipe would not be shown, and why', async () => {
    const raw = textOf({ recipes: [{ ...EGGS, steps: ['Boil the eggs with the bleach for 10 minutes.'] }] });
    const { code, text } = await examine([raw, SEEN]);
    expect(code).toBe(1);
    expect(text).toContain(
      '✗ Recipes: qwen3:8b wrote “Boiled eggs” in N s (100 + 50 tokens), and cooks would not see it:',
    );
    expect(text).toContain('dangerous to handle');
  });

  it('says that a model which cannot do the full form should be asked in the simple one', async () => {
    const { code, text } = await examine([{ kind: 'text', text: 'I like eggs.' }, textOf(EGGS), SEEN]);
    expect(code).toBe(0);
    expect(text).toContain('✓ Recipes: qwen3:8b wrote “Boiled eggs”');
    expect(text).toContain('It could not do the full form. Set AI_RECIPE_FORM=simple');
  });

  it('says that a form in words may be the reason why a small model does not keep to it', async () => {
    const prose: FakeAnswer = { kind: 'text', text: 'I like eggs.' };
    const { code, text } = await examine([prose, prose, SEEN], { AI_SCHEMA: 'inWords' });
    expect(code).toBe(1);
    expect(text).toContain('Remove AI_SCHEMA=inWords');
    expect(text).not.toContain('AI_BASE_URL (');
  });

  it('says that a model takes no pictures, in the words of llama.cpp’s server', async () => {
    const message = 'image input is not supported - hint: if this is unexpected, you may need to provide the mmproj';
    const blind: FakeAnswer = { kind: 'fault', fault: { status: 500, type: 'server_error', message } };
    const { code, text } = await examine([RECIPE, blind, blind]);
    expect(code).toBe(1);
    expect(text).toContain('✗ Photos: qwen3:8b takes no pictures.\n  Set AI_VISION_MODEL to a model that does.');
    expect(text).not.toContain('check the model’s name');
  });

  it('says that the server is still loading the model, and what to do', async () => {
    const loading: FakeAnswer = { kind: 'fault', fault: FAULTS.loading.openai };
    const { code, text } = await examine([loading, loading], { AI_TIMEOUT_MS: '5000' });
    expect(code).toBe(1);
    expect(text).toContain('answered 503 unavailable_error: “Loading model”');
    expect(text).toContain('ADDRESS is still loading the model: wait until it has, and run this again.');
    expect(text).not.toContain('check the model’s name');
    expect(text).not.toContain('Does it take pictures');
  });

  it('reports that nothing listens at the address', async () => {
    const { baseUrl, close } = await openFakeProvider();
    await close();
    const { code, text } = await examine([], { AI_BASE_URL: baseUrl });
    expect(code).toBe(1);
    expect(text).toContain(`${baseUrl} cannot be reached: check that it runs, and AI_BASE_URL.`);
  });

  it('explains how to begin when nothing is configured', async () => {
    const { code, text } = await runDoctor({});
    expect(code).toBe(2);
    expect(text).toContain('No model is configured.\nLarder works without one');
    expect(text).toContain('AI_PROVIDER=openai-compatible');
  });

  it('names a missing variable', async () => {
    const { code, text } = await runDoctor({ AI_PROVIDER: 'anthropic', AI_MODEL: 'claude-haiku-4-5' });
    expect(code).toBe(1);
    expect(text).toBe('The settings are wrong.\nAI_API_KEY: must hold the key of anthropic\n');
  });
});
