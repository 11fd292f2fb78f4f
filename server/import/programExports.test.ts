import { fixtureFile, textFile } from '../testing/fixtureFile';
import { readJson } from './readJson';

describe('exports of recipe programs', () => {
  it('Mealie: a backup is assembled from its tables', () => {
    expect(readJson(fixtureFile('mealieBackup.json'))).toEqual([
      {
        title: 'Mushroom risotto',
        description: 'Stirred, not shaken.',
        labels: ['Dinner'],
        servings: 3,
        minutes: 45,
        ingredients: ['250 gram risotto rice', '300 gram mushrooms, sliced', 'salt and pepper', 'onion'],
        steps: [{ text: 'Fry the onion and the mushrooms.' }, { text: 'Add the rice and the stock, ladle by ladle.' }],
        source: 'https://rice.example/risotto',
      },
    ]);
  });

  it('Mealie: one recipe', () => {
    expect(readJson(fixtureFile('mealieRecipe.json'))).toMatchObject([
      {
        title: 'Flatbread',
        labels: ['Lunch', 'bread'],
        servings: 8,
        minutes: 30,
        ingredients: ['0.33 cup yogurt', '2 cups flour', '1 teaspoon salt'],
        steps: [{ text: '1. Knead everything.' }, { text: '2. Bake in a dry pan.' }],
      },
    ]);
  });

  it('Tandoor: steps in order, with ingredients in their sentences', () => {
    expect(readJson(fixtureFile('tandoorRecipe.json'))).toEqual([
      {
        title: 'Pasta with peas',
        description: 'Fast food.',
        labels: ['lunch', 'pasta'],
        servings: 2,
        minutes: 22,
        ingredients: ['200 g pasta', '150 g peas, frozen', 'To finish:', 'salt'],
        steps: [
          { text: 'Cook the pasta. Keep a cup of its water.', seconds: 720 },
          { text: 'Stir in 150 g peas, frozen.' },
        ],
        source: 'https://peas.example/pasta',
      },
    ]);
  });

  it('Paprika: one line each', () => {
    expect(readJson(fixtureFile('paprikaRecipe.json'))).toMatchObject([
      {
        title: 'Gin fizz',
        labels: ['Cocktails'],
        servings: 1,
        minutes: 5,
        ingredients: ['For the glass:', '2 oz gin', '1 oz lemon juice', '1 tbsp sugar', 'soda water'],
        steps: [{ text: /^Shake/ }, { text: /^Strain/ }].map(({ text }) => ({
          text: expect.stringMatching(text) as string,
        })),
        source: 'An old bar book',
      },
    ]);
  });

  it('RecipeSage: headings precede the step below them', () => {
    const [soup, empty] = readJson(fixtureFile('recipeSage.json'));
    expect(soup).toMatchObject({
      title: 'Gazpacho',
      labels: ['almuerzo'],
      servings: 4,
      minutes: 140,
      ingredients: ['La sopa:', '1 kg de tomates', '1 pepino', '1 diente de ajo', 'Para servir:', 'pan'],
      steps: [{ text: 'La sopa: Triturar los tomates con el pepino y el ajo.' }, { text: 'Enfriar durante 2 horas.' }],
    });
    expect(empty).toMatchObject({ title: 'Only a title', ingredients: [], steps: [] });
  });

  it.each([
    ['{"a": 1}', 'noRecipe'],
    ['[]', 'noRecipe'],
    ['null', 'noRecipe'],
    ['{"recipes": [1, 2]}', 'noRecipe'],
    ['{"name": "Toast"', 'malformed'],
  ])('%s is %s', (text, code) => {
    expect(() => readJson(textFile('a.json', text))).toThrow(expect.objectContaining({ code }));
  });

  it('may have any value anywhere', () => {
    for (const name of [
      'mealieBackup.json',
      'mealieRecipe.json',
      'tandoorRecipe.json',
      'recipeSage.json',
      'paprikaRecipe.json',
    ]) {
      const text = Buffer.from(fixtureFile(name).bytes).toString();
      const keys = [...new Set(text.match(/"[\w]+"(?=:)/g))];
      for (const key of keys)
        for (const odd of ['null', '7', '[]', '{}', '"x"', '[null,[3]]']) {
          // Replaces every value of one key; the file must then be either read or rejected.
          const data = JSON.parse(text, (at, value: unknown) =>
            `"${at}"` === key ? (JSON.parse(odd) as unknown) : value,
          ) as unknown;
          const read = () => readJson(textFile(name, JSON.stringify(data)));
          try {
            expect(read().length).toBeGreaterThan(0);
          } catch (error) {
            // eslint-disable-next-line jest/no-conditional-expect -- both are correct, anything else is not
            expect(error).toHaveProperty('code', 'noRecipe');
          }
        }
    }
  });
});
