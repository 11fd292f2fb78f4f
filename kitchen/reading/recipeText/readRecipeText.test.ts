import { HOSTILE_PIECES, repeated } from '../../testing/hostileTexts';
import { textsOfFile } from '../../testing/writtenTexts';
import { readRecipeText } from './readRecipeText';
import { SOURCE_TEXT_MAX } from './sourceLines';

interface LabelledText {
  name: string;
  language: string;
  lines: { kind: string; text: string }[];
  /** What else is expected: "title …", "servings 4", "ingredients 7". */
  expected: [what: string, value: string][];
}

const textsIn = (language: string): LabelledText[] =>
  textsOfFile(`recipe-texts/${language}.txt`).map(({ name, rows, expected }) => ({
    name: `${language}: ${name}`,
    language,
    lines: rows.map(([kind, text]) => ({ kind, text })),
    expected: expected.flatMap((row): [string, string][] => {
      const [, what, value] = /^(\w+) (.+)$/.exec(row) ?? [];
      return what === undefined || value === undefined ? [] : [[what, value]];
    }),
  }));

const TEXTS = ['en', 'es', 'fr'].flatMap(textsIn);

const read = ({ lines, language }: LabelledText) =>
  readRecipeText(lines.map(({ text }) => text).join('\n'), language === 'en' ? 'en-GB' : language);

const valueOf = (what: string, recipe: ReturnType<typeof readRecipeText>) => {
  if (what === 'ingredients') return recipe.ingredients.filter(({ isHeading }) => !isHeading).length;
  if (what === 'steps') return recipe.steps.length;
  return recipe[what as 'title' | 'servings' | 'minutes'];
};

describe('a pasted text', () => {
  it.each(TEXTS.map((text) => [text.name, text] as const))('is understood line by line: %s', (_name, text) => {
    const recipe = read(text);
    const kinds = text.lines.map(({ kind, text: line }, i) => {
      const got = recipe.lines[i]?.kind;
      // A label with the list behind it is read as that list.
      return `${kind === 'label' && got === 'ingredient' ? 'label' : got}\t${line}`;
    });
    expect(kinds).toEqual(text.lines.map(({ kind, text: line }) => `${kind}\t${line}`));
    expect(text.expected.map(([what]) => [what, String(valueOf(what, recipe))])).toEqual(text.expected);
  });

  it('keeps headings in their place, and puts those of the method before their first step', () => {
    const recipe = readRecipeText(
      'Tart\n\nIngredients\nFor the pastry:\n200 g flour\nFor the filling:\n3 eggs\n\nMethod\nFor the pastry:\nRub in the butter.\nChill it.',
      'en-GB',
    );
    expect(recipe.ingredients).toEqual([
      { text: 'For the pastry', isHeading: true },
      { text: '200 g flour' },
      { text: 'For the filling', isHeading: true },
      { text: '3 eggs' },
    ]);
    expect(recipe.steps).toEqual(['For the pastry: Rub in the butter.', 'Chill it.']);
  });

  it.each([
    ['Method\n', '1.', '2.'],
    ['Method\n', '1)', '2)'],
    ['Method\n', '1', '2'],
    ['', 'Step 1:', 'Step 2:'],
    ['', '1.', '2.'],
    ['', '1)', '2)'],
  ])('takes no number that stands alone for a step or an ingredient: %j %s', (label, first, second) => {
    const { ingredients, steps, about } = readRecipeText(
      `Soup\n\n2 eggs\n3 leeks\n1 onion\n\n${label}${first}\nSlice the leeks and simmer them.\n${second}\nAdd the eggs and serve.`,
      'en-GB',
    );
    expect(ingredients.map(({ text }) => text)).toEqual(['2 eggs', '3 leeks', '1 onion']);
    expect(steps).toEqual(['Slice the leeks and simmer them.', 'Add the eggs and serve.']);
    expect(about).toBe('');
  });

  it('loses no line of a recipe', () => {
    for (const text of TEXTS) {
      const recipe = read(text);
      const kept = [recipe.title, recipe.about, ...recipe.ingredients.map((one) => one.text), ...recipe.steps].join(
        ' ',
      );
      const lost = text.lines
        .filter(({ kind }) => kind === 'ingredient' || kind === 'about')
        .map(({ text: line }) => line.replace(/^[^\p{L}\p{N}½]+/u, ''))
        .filter((line) => !kept.includes(line));
      expect(lost).toEqual([]);
    }
  });

  it('may be in any of our languages, whatever the language of the page', () => {
    expect(read({ ...TEXTS.find(({ language }) => language === 'es')!, language: 'en' }).spoken.language).toBe('es');
    expect(read({ ...TEXTS.find(({ language }) => language === 'fr')!, language: 'es' }).spoken.language).toBe('fr');
  });

  it('may be empty, or say nothing about food', () => {
    expect(readRecipeText('', 'fr')).toMatchObject({ title: '', ingredients: [], steps: [], lines: [] });
    const { ingredients, steps } = readRecipeText('The train leaves at ten.\nBring the blue folder.', 'en-GB');
    expect([ingredients, steps]).toEqual([[], []]);
  });

  it.each([
    ['en-GB', 'A dish for cold evenings. Serves 4 to 6. Prep 20 mins, cook 50 mins.', 4, 70],
    ['es', 'Un plato para el frío. Para 4 personas. Preparación 20 min, cocción 50 min.', 4, 70],
    ['fr', 'Un plat pour les soirs froids. Pour 4 personnes. Préparation 20 min, cuisson 50 min.', 4, 70],
  ])('finds servings and times among the sentences about the dish (%s)', (language, about, servings, minutes) => {
    const lists: Record<string, string> = {
      'en-GB': 'Ingredients\n1 kg potatoes\n3 leeks\n300 ml cream\n\nMethod\nSlice everything and bake it.',
      es: 'Ingredientes\n1 kg de patatas\n3 puerros\n300 ml de nata\n\nElaboración\nCorta todo y hornéalo.',
      fr: 'Ingrédients\n1 kg de pommes de terre\n3 poireaux\n30 cl de crème\n\nPréparation\nCoupez tout et enfournez.',
    };
    const read = readRecipeText(`Gratin\n\n${about}\n\n${lists[language]}`, language);
    expect(read).toMatchObject({ servings, minutes, about });
  });

  it('names the page it came from', () => {
    expect(readRecipeText('Soup\n1 onion\nhttps://example.org/soup', 'en-GB').source).toBe('https://example.org/soup');
  });

  it('cannot keep the reader busy: twice the text takes about twice the time', () => {
    for (const piece of HOSTILE_PIECES) {
      const begin = process.cpuUsage().user;
      readRecipeText(repeated(piece, SOURCE_TEXT_MAX), 'en-GB');
      // Measured: 0.6 s at most on a busy machine. What is quadratic takes minutes.
      expect((process.cpuUsage().user - begin) / 1e6).toBeLessThan(10);
    }
  });
});

describe('a list in one line', () => {
  const listOf = (line: string, more = '') =>
    readRecipeText(`Soup\n${line}\n${more}\nMethod\nBoil it.`, 'en-GB').ingredients.map(({ text }) => text);

  it.each([
    ['Ingredients: 2 leeks, sliced, 100 g flour, sifted', ['2 leeks, sliced', '100 g flour, sifted']],
    ['Ingredients: 2 leeks, flour, salt,', ['2 leeks', 'flour', 'salt']],
    ['Ingredients: 2 leeks • 100 g flour', ['2 leeks', '100 g flour']],
    ['Ingredients: 2 leeks, sliced', ['2 leeks, sliced']],
    ['Ingredients: 2 leeks; sliced; salt', ['2 leeks', 'sliced', 'salt']],
  ])('is split at its ingredients: %s', (line, list) => {
    expect(listOf(line)).toEqual(list);
  });

  it.each([
    ['2 leeks, 100 g flour, 1 onion', '', ['2 leeks', '100 g flour', '1 onion']],
    ['2 leeks, 100 g flour, 1 onion', '3 eggs', ['2 leeks', '100 g flour', '1 onion', '3 eggs']],
    ['2 leeks, washed, trimmed, salt', '3 eggs\n1 carrot', ['2 leeks, washed, trimmed, salt', '3 eggs', '1 carrot']],
    ['Ingredients: 2 leeks, 1 onion, salt', '3 eggs\n1 carrot', ['2 leeks', '1 onion', 'salt', '3 eggs', '1 carrot']],
    ['Ingredients: - 2 leeks', '3 eggs', ['2 leeks', '3 eggs']],
    ['2 leeks,', '3 eggs;', ['2 leeks', '3 eggs']],
  ])('%s, above %j', (line, more, list) => {
    expect(listOf(line, more)).toEqual(list);
  });

  it('of one ingredient among others keeps its notes', () => {
    const list = listOf('2 leeks, washed, trimmed, salt', '1 onion\n2 carrots\n100 g flour');
    expect(list).toEqual(['2 leeks, washed, trimmed, salt', '1 onion', '2 carrots', '100 g flour']);
  });
});

it.each([
  ['Ingredients for 4', 4],
  ['Ingredients (for about 6 people)', 6],
  ['Ingredients (4 people)', 4],
  ['Ingredients (12 people)', 12],
  ['Ingredients x 2', 2],
  ['Ingredients serves 12', 12],
  ['Ingredients makes 8', 8],
  ['Ingredientes para 6 personas', 6],
  ['Ingrédients pour 4', 4],
  ['Ingredients', undefined],
])('“%s” says for how many: %s', (label, servings) => {
  expect(readRecipeText(`Soup\n${label}\n2 leeks\n1 onion\nMethod\nBoil it.`, 'en-GB').servings).toBe(servings);
});

it('a line of servings says more than the label of the list', () => {
  const text = 'Soup\nServes 2\nIngredients for 4\n2 leeks\n1 onion\nMethod\nBoil it.';
  expect(readRecipeText(text, 'en-GB').servings).toBe(2);
});

it.each([
  ['Total time: 1 hour\nPrep: 10 min\nCook: 20 min', 60],
  ['Prep: 10 min\nCook: 20 min', 30],
  ['Prep: 10 min', 10],
  ['', undefined],
])('the whole time of %j is %s minutes', (times, minutes) => {
  expect(readRecipeText(`Soup\n${times}\n2 leeks\n1 onion\nMethod\nBoil it.`, 'en-GB').minutes).toBe(minutes);
});

it('a heading of the method stands before its first step only, and not behind a list', () => {
  const { steps } = readRecipeText(
    'Tart\n\nIngredients\n200 g flour\n\nMethod\nPastry:\n1. Rub in the butter.\n2. Chill it.\nFilling:\n3. Beat the eggs.',
    'en-GB',
  );
  expect(steps).toEqual(['Pastry: Rub in the butter.', 'Chill it.', 'Filling: Beat the eggs.']);
});

it('times in one line with a full stop between them are no method', () => {
  const { minutes, ingredients, steps } = readRecipeText(
    `Gâteau au yaourt
Pour 6 personnes. Préparation : 10 min. Cuisson : 35 min.
Ingrédients : 1 yaourt, 3 œufs, 2 pots de sucre, 3 pots de farine
1) Mélanger le yaourt et le sucre.
2) Ajouter les œufs puis la farine.`,
    'fr',
  );
  expect(minutes).toBe(45);
  expect(ingredients).toHaveLength(4);
  expect(steps).toEqual(['Mélanger le yaourt et le sucre.', 'Ajouter les œufs puis la farine.']);
});

const SENTENCES = [
  'Slice the leeks and wash them well in plenty of cold water, because they hold a good deal of sand between the leaves.',
  'Fry them in the oil until they are soft and golden, which takes a while, and add the stock little by little.',
  'Blend everything until it is smooth and serve it hot with the cream.',
];

it('a method in one text is a step for each sentence or two, and one in several texts is left as it is', () => {
  const head = 'Soup\n\nIngredients\n2 leeks\n1 l stock\n\nMethod\n';
  const stepsOf = (method: string) => readRecipeText(head + method, 'en-GB').steps;
  expect(stepsOf(SENTENCES.join(' ')).length).toBeGreaterThan(1);
  expect(stepsOf(`${SENTENCES.join(' ')}\nServe it.`)).toEqual([SENTENCES.join(' '), 'Serve it.']);
});

it('headings above headings belong to the list, and the heading of steps does not', () => {
  const labelled =
    'Tart\nIngredients\n200 g flour\nFilling:\nFor the cream:\n100 ml cream\nMethod\nMix it and bake it.';
  expect(readRecipeText(labelled, 'en-GB').ingredients.map(({ text }) => text)).toEqual([
    '200 g flour',
    'Filling',
    'For the cream',
    '100 ml cream',
  ]);
  const bare = 'Tart\n200 g flour\n100 ml cream\n\nChocolate frosting\nMelt the chocolate and stir in the cream.';
  expect(readRecipeText(bare, 'en-GB')).toMatchObject({
    ingredients: [{ text: '200 g flour' }, { text: '100 ml cream' }],
    steps: ['Chocolate frosting: Melt the chocolate and stir in the cream.'],
  });
});

it('the heading of a part of the list is none of the steps below it', () => {
  const text = 'Tart\n200 g flour\n2 eggs\nFor the icing\n100 g sugar\nMix everything well and bake it.';
  expect(readRecipeText(text, 'en-GB').steps).toEqual(['Mix everything well and bake it.']);
  expect(readRecipeText('Method\nFry it.', 'en-GB').steps).toEqual(['Fry it.']);
});

it('a time in a step is not that of the whole', () => {
  const { minutes } = readRecipeText('Soup\nIngredients\n2 leeks\nMethod\nBoil it well. Rest 30 min.', 'en-GB');
  expect(minutes).toBeUndefined();
});

it('sentences about the dish may have decimals, and stay in their lines', () => {
  const text = 'Soup\nA winter dish. Prep 1.5 hours.\nWe all like it.\nIngredients\n2 leeks\nMethod\nBoil it.';
  expect(readRecipeText(text, 'en-GB')).toMatchObject({
    minutes: 90,
    about: 'A winter dish. Prep 1.5 hours.\nWe all like it.',
  });
});

it('the page it came from may have an address without encryption, and is named in the beginning of the text', () => {
  expect(readRecipeText('Soup\nhttp://example.org/soup', 'en-GB').source).toBe('http://example.org/soup');
  expect(readRecipeText(`Soup${' '.repeat(SOURCE_TEXT_MAX)}https://example.org`, 'en-GB').source).toBeUndefined();
});
