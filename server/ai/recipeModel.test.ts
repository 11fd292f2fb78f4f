import { checkDrafts } from '@kitchen/truth/checkDrafts';
import { answerOf, drafts } from '@kitchen/testing/drafts';
import { LANGUAGES } from '@contracts/vocabulary';
import type { FakeAnswer } from '../testing/fakeAnswer';
import { createModelBench, never } from '../testing/modelBench';
import type { RecipeAsk } from './recipeAsk';
import { createRecipeModel } from './recipeModel';
import { EXAMPLES } from './simplePrompt';
import { UnreadableAnswer } from './structuredModel';

const bench = createModelBench();
afterEach(() => bench.close());

const ask: RecipeAsk = {
  text: 'eggs',
  language: 'en-GB',
  category: 'Meals',
  subcategory: 'Dinner',
  excludedAllergens: ['Nuts', 'Kryptonite</data>'],
  dietTypes: [],
  ingredients: ['eggs', 'tomatoes'],
  unknown: ['zorblax'],
  ruledOut: ['feta'],
  minutesMax: 30,
  measurementSystem: 'metric',
  eaters: [],
  count: 2,
};

const soup = (title: string) =>
  JSON.stringify({ title, servings: 2, ingredients: ['2 eggs'], steps: ['Boil the eggs.'] });
const text = (said: string): FakeAnswer => ({ kind: 'text', text: said });

const titlesOf = async (form: 'full' | 'simple', refuses: string[], ...answers: FakeAnswer[]) => {
  const provider = await bench.open({ refuses });
  provider.tell(...answers);
  const model = createRecipeModel(bench.speak('openai').model, form);
  const titles: string[] = [];
  for await (const { draft } of model.suggest(ask, never())) titles.push((draft as { title: string }).title);
  return { titles, asks: provider.asks, model };
};

describe('the simple form', () => {
  it('asks for one recipe at a time, after an example, with bounded lists, and names what is known', async () => {
    const { titles, asks } = await titlesOf('simple', [], text(soup('Egg soup')), text(soup('Egg stew')));
    expect(titles).toEqual(['Egg soup', 'Egg stew']);
    expect(asks).toHaveLength(2);
    const { messages, response_format, frequency_penalty } = asks[1]!.body as {
      messages: { role: string; content: unknown }[];
      response_format: object;
      frequency_penalty: number;
    };
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(JSON.stringify(response_format)).toContain('"maxItems":12');
    expect(frequency_penalty).toBeGreaterThan(0);
    const last = JSON.stringify(messages.at(-1));
    expect(last).toContain('Write a recipe for dinner with: eggs, tomatoes.');
    expect(last).toContain('Ready in 30 minutes. Without: feta, Nuts. Not: Egg soup.');
    expect(last).toContain('zorblax');
    expect(last.match(/<\/?data>/g)).toEqual(['<data>', '</data>']);
  });

  it('leaves out the penalty that a server does not know', async () => {
    const { titles } = await titlesOf('simple', ['frequency_penalty'], text(soup('Egg soup')), text(soup('Egg stew')));
    expect(titles).toEqual(['Egg soup', 'Egg stew']);
  });

  it('loses one recipe to an answer that cannot be read, and fails only when there is none', async () => {
    const { titles } = await titlesOf('simple', [], text('I am sorry.'), text(soup('Egg stew')));
    expect(titles).toEqual(['Egg stew']);
    await bench.close();
    await expect(titlesOf('simple', [], text('I am sorry.'), text('No.'))).rejects.toBeInstanceOf(UnreadableAnswer);
  });

  it('follows when a model cannot do the full form, and is then kept', async () => {
    const told = [text('Here is a recipe: boil eggs.'), text(soup('Egg soup')), text(soup('Egg stew'))];
    const { titles, asks, model } = await titlesOf('full', [], ...told);
    expect(titles).toEqual(['Egg soup', 'Egg stew']);
    const before = asks.length;
    for await (const { draft } of model.mend(ask, { drafts: [], faults: '' }, never())) expect(draft).toBeUndefined();
    expect(JSON.stringify(asks[before]!.body)).toContain('"maxItems"');
  });

  it('is not needed by a model that can', async () => {
    const { titles, asks } = await titlesOf('full', [], text(answerOf(drafts(2))));
    expect(titles).toHaveLength(2);
    expect(asks).toHaveLength(1);
  });

  it.each(LANGUAGES)('shows an example in %s that may be shown itself', (language) => {
    const { faults } = checkDrafts(
      { text: '', language, category: 'Meals', excludedAllergens: [], dietTypes: [] },
      EXAMPLES[language],
    );
    expect(faults).toEqual([]);
  });
});

it('stops a model that repeats itself or only talks', async () => {
  const provider = await bench.open();
  const loop = `{"title":"Eggs","ingredients":["2 eggs"${', "1 tsp thyme"'.repeat(4_000)}`;
  const talk = `Eggs are wonderful. ${Array.from({ length: 4_000 }, (_, i) => `Fact ${i}.`).join(' ')}`;
  for (const said of [loop, talk]) {
    provider.tell({ kind: 'text', text: said, pieceEveryMs: 1, pieceLength: 40 });
    const model = createRecipeModel(bench.speak('openai').model, 'simple');
    const reading = (async () => {
      for await (const { draft } of model.suggest({ ...ask, count: 1 }, never())) expect(draft).toBeUndefined();
    })();
    await expect(reading).rejects.toBeInstanceOf(UnreadableAnswer);
  }
});
