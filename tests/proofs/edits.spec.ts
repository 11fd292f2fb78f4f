import { randomBytes } from 'node:crypto';
import { expect, test } from '@playwright/test';
import type { EditRecipeResponse, RecipeHistory, RecipeWords } from '../../contracts/ownRecipes';
import type { Recipe } from '../../contracts/recipe';
import { VERSION_KEY_LENGTH } from '../../contracts/limits';
import { openDatabase } from '../../server/db/openDatabase';
import { seededRandom, type Random } from '../../server/images/canvas/seededRandom';
import { openApp } from '../../server/testing/openApp';
import { signUp, type SignedUp } from '../../server/testing/signUp';
import { ranFor, writeReport } from './report';

const PAIRS = Number(process.env.PAIRS ?? 1_000);
const SEED = process.env.SEED ?? '7';
/** A new database for so many pairs, so that the run does not measure a growing one. */
const PAIRS_PER_SERVER = 250;

const LINES = ['200 g flour', '100 g butter', '3 onions', '2 eggs', '150 ml cream', '1 tsp salt'];
const STEPS = ['Fry the onions.', 'Beat the eggs with the cream.', 'Bake for 35 minutes.'];

interface Words {
  title: string;
  servings: number;
  lines: string[];
  steps: string[];
}

interface Edit extends Words {
  version: string;
  /** Texts that only this edit brings, and lines that it takes out. */
  brings: string[];
  takesOut: string[];
}

const FIRST = { title: 'Onion tart', servings: 4, lines: LINES, steps: STEPS } satisfies Words;

const bodyOf = ({ title, servings, lines, steps }: Words) => ({
  title,
  servings,
  category: 'Meals',
  language: 'en-GB',
  ingredients: lines.map((written) => ({ name: written, written })),
  instructions: steps.map((step) => ({ step })),
});

/** What a cook changes in one sitting: one to four parts of the recipe. */
const editOf = (random: Random, mark: string): Edit => {
  const words: Words = { ...FIRST, lines: [...LINES], steps: [...STEPS] };
  const brings: string[] = [];
  const takesOut: string[] = [];
  const bring = (write: (mark: string) => string) => {
    const text = write(`${mark}.${brings.length}`);
    brings.push(text);
    return text;
  };
  const changes = {
    title: () => (words.title = bring((name) => `Tart ${name}`)),
    servings: () => (words.servings = random.whole(5, 12)),
    line: () => (words.lines[random.whole(0, words.lines.length - 1)] = bring((name) => `50 g butter, ${name}`)), // prettier-ignore
    addLine: () =>
      words.lines.splice(
        random.whole(0, words.lines.length),
        0,
        bring((name) => `1 pinch salt, new ${name}`),
      ),
    dropLine: () => {
      const [gone] = words.lines.splice(random.whole(0, words.lines.length - 1), 1);
      if (LINES.includes(gone!)) takesOut.push(gone!);
    },
    moveLine: () => words.lines.unshift(...words.lines.splice(random.whole(0, words.lines.length - 1), 1)),
    step: () =>
      (words.steps[random.whole(0, words.steps.length - 1)] = bring((name) => `Stir for 5 minutes, ${name}.`)),
    addStep: () =>
      words.steps.splice(
        random.whole(0, words.steps.length),
        0,
        bring((name) => `Let it rest, ${name}.`),
      ),
  };
  const kinds = Object.keys(changes) as (keyof typeof changes)[];
  for (let left = random.whole(1, 4); left > 0; left -= 1) changes[kinds[random.whole(0, kinds.length - 1)]!]();
  const all = [words.title, ...words.lines, ...words.steps];
  return {
    ...words,
    version: randomBytes(VERSION_KEY_LENGTH).toString('base64url').slice(0, VERSION_KEY_LENGTH),
    // A later change of the same sitting may have replaced an earlier one.
    brings: brings.filter((text) => all.includes(text)),
    takesOut,
  };
};

const textsOf = ({ title, ingredients, instructions }: Recipe) => [
  title,
  ...ingredients.map((line) => (typeof line === 'string' ? line : (line.written ?? line.name))),
  ...instructions.map(({ step }) => step),
];

const textsOfWords = ({ title, ingredients, steps }: RecipeWords) => [
  title,
  ...ingredients.map(({ text }) => text),
  ...steps,
];

/** Two devices send edits of the same version at once; the first of them sends its edit twice. */
const faultsOfPair = async (
  cook: SignedUp,
  number: number,
  pair: readonly [Edit, Edit],
  outcomes: Record<string, number>,
) => {
  // The same content would be the same recipe again.
  const recipe = { ...bodyOf(FIRST), description: `The tart of pair ${number}.` };
  const saved = await cook.post('/api/user/recipes/saved', { recipeId: 10_000 + number, recipe });
  const { id } = saved.json<{ id: number }>();
  const send = async (edit: Edit) => {
    const reply = await cook.send('PUT', `/api/user/recipes/${id}`, {
      payload: { version: edit.version, recipe: { ...recipe, ...bodyOf(edit) } },
    });
    return reply.json<EditRecipeResponse>().outcome ?? `status ${reply.statusCode}`;
  };
  const [first, second, again] = await Promise.all([send(pair[0]), send(pair[1]), send(pair[0])]);
  for (const outcome of [first, second]) outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;

  const texts = textsOf((await cook.get(`/api/recipes/${id}`)).json<Recipe>());
  const { versions } = (await cook.get(`/api/user/recipes/${id}/versions`)).json<RecipeHistory>();
  const faults: string[] = [];
  if ((first === 'differs') !== (again === 'differs')) faults.push(`a repeated call: ${first}, then ${again}`);
  [first, second].forEach((outcome, i) => {
    const { version, brings, takesOut } = pair[i]!;
    const kept = versions.find((one) => one.version === version);
    const words = kept ? textsOfWords(kept.words) : [];
    const isLost = brings.some((text) => !words.includes(text));
    if (!kept || isLost) faults.push(`${outcome}: lost from the history`);
    if (outcome === 'differs') {
      if (brings.some((text) => texts.includes(text))) faults.push('a refused edit is in the recipe');
      return;
    }
    for (const text of brings) if (!texts.includes(text)) faults.push(`${outcome}: lost "${text}"`);
    for (const text of takesOut) if (texts.includes(text)) faults.push(`${outcome}: "${text}" came back`);
  });
  if (new Set(texts).size !== texts.length) faults.push(`doubled: ${texts.join(' | ')}`);
  await cook.send('DELETE', `/api/user/recipes/saved/${id}`);
  return faults;
};

test('two devices that edit one recipe at once lose nothing', async () => {
  test.setTimeout(3_600_000);
  const begunAt = Date.now();
  const random = seededRandom(`edits ${SEED}`);
  const outcomes: Record<string, number> = {};
  const faults: string[] = [];
  for (let made = 0; made < PAIRS;) {
    const db = await openDatabase(':memory:');
    const app = await openApp({ db });
    const cook = await signUp(app, `cook-${made}`);
    for (let left = Math.min(PAIRS_PER_SERVER, PAIRS - made); left > 0; left -= 1, made += 1) {
      const pair = [editOf(random, `a${made}`), editOf(random, `b${made}`)] as const;
      for (const fault of await faultsOfPair(cook, made, pair, outcomes)) faults.push(`pair ${made}: ${fault}`);
    }
    await app.close();
    await db.destroy();
  }
  const of = (kind: RegExp) => faults.filter((fault) => kind.test(fault)).length;
  writeReport('edits', 'Two devices edit one recipe at once', [
    '`npm run prove -- edits`: seeded pairs of edits of the same version of a recipe, sent at the same moment to the server over SQLite, one of them twice. An edit changes one to four parts: the title, the servings, a line, a step, their order, or it adds or takes out some. Lost: words of an edit that was taken and are not in the recipe, or of any edit and are not in its history. Resurrected: a line that an edit took out.',
    '',
    `- pairs: ${PAIRS} (seed ${SEED}): ${Object.entries(outcomes)
      .map(([outcome, count]) => `${count} ${outcome}`)
      .join(', ')}`,
    `- lost: ${of(/lost/)}`,
    `- resurrected: ${of(/came back/)}`,
    `- doubled, in the recipe though refused, or answered otherwise when sent again: ${of(/doubled|refused|repeated/)}`,
    ranFor(begunAt),
  ]);
  expect(faults).toEqual([]);
});
