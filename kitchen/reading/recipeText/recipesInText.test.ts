import { HOSTILE_PIECES, repeated } from '../../testing/hostileTexts';
import { textsOfFile } from '../../testing/writtenTexts';
import { readRecipeText } from './readRecipeText';
import { recipesInText } from './recipesInText';
import { SOURCE_TEXT_MAX } from './sourceLines';

interface OneRecipe {
  name: string;
  language: string;
  text: string;
}

/** The texts of a file, with an empty line wherever another kind of line begins, as people write them. */
const textsIn = (file: string, language: string): OneRecipe[] =>
  textsOfFile(file).map(({ name, rows }) => {
    let last = '';
    const text = rows.flatMap(([kind, words]) => {
      const before = last;
      last = kind;
      return before !== '' && before !== kind ? ['', words] : [words];
    });
    return { name, language, text: text.join('\n') };
  });

const titlesIn = (text: string, claimed: string) =>
  recipesInText(text, claimed).map((one) => readRecipeText(one, claimed).title);

const LABELLED = `Hi Ana,
both from Sunday, as promised.

Beetroot hummus
Serves 6

Ingredients
2 cooked beetroots
1 tin chickpeas
2 tbsp tahini

Method
Blend everything until smooth.
Season to taste.

Seeded crackers
A good way to use up seeds.

Ingredients
100 g plain flour
4 tbsp mixed seeds
50 ml olive oil

Method
Mix, roll out thinly and cut into squares.
Bake for 15 minutes.

Love, Priya`;

const UNLABELLED_ES = `Tortilla de calabacín

3 huevos
1 calabacín
1 cebolla

Pocha la cebolla y el calabacín a fuego lento.
Cuaja la tortilla con los huevos por los dos lados.

Gazpacho de sandía

500 g de sandía
4 tomates
1 pepino
2 cucharadas de aceite

Tritura todo con la batidora hasta que quede fino.
Sirve muy frío.`;

const NUMBERED_FR = `Recette n° 1 : Sauce verte
Ingrédients :
1 botte de persil
10 cl d'huile
1 gousse d'ail
Préparation :
Mixez le tout avec une pincée de sel.

Recette n° 2 : Pommes de terre au four
Ingrédients :
1 kg de pommes de terre
2 branches de romarin
Préparation :
Coupez les pommes de terre et enfournez 40 minutes.`;

const HUMMUS = `Beetroot hummus

Ingredients
2 cooked beetroots
1 tin chickpeas
2 tbsp tahini

Method
Blend everything until smooth.
Season to taste.`;

const CRACKERS = `Seeded crackers

Ingredients
100 g plain flour
4 tbsp mixed seeds

Method
Mix, roll out thinly and bake for 15 minutes.`;

const LEMONADE = 'Lemonade\n\n3 lemons\n100 g sugar\n1 l water\n\nStir it all together.';
const ICED_TEA = 'Iced tea\n\n4 tea bags\n1 l water\n50 g sugar\n\nPour it over ice cubes.';

const CAKE = `Carrot cake

Ingredients
200 g carrots
200 g flour
3 eggs

Method
Mix everything and pour it into a tin.
Bake for 40 minutes.

For the icing

Ingredients
200 g cream cheese
50 g icing sugar

Method
Beat the icing and spread it over the cold cake.`;

describe('a text with several recipes', () => {
  it.each([
    ['under labels, in an email', LABELLED, 'en-GB', ['Beetroot hummus', 'Seeded crackers']],
    ['without labels', UNLABELLED_ES, 'es', ['Tortilla de calabacín', 'Gazpacho de sandía']],
    ['that are numbered', NUMBERED_FR, 'fr', ['Sauce verte', 'Pommes de terre au four']],
    ['with headings of Markdown', LABELLED.replace('Seeded', '# Seeded').replace('Beetroot', '# Beetroot'), 'en-GB', ['Beetroot hummus', 'Seeded crackers']],
  ])('is cut where the next one begins: %s', (_what, text, language, titles) => {
    expect(titlesIn(text, language)).toEqual(titles);
  }); // prettier-ignore

  it('is left in its words', () => {
    expect(recipesInText(`${HUMMUS}\n\n${CRACKERS}`, 'en-GB')).toEqual([HUMMUS, CRACKERS]);
    expect(recipesInText(`Hi Ana,\n\n${LEMONADE}\n\n${ICED_TEA}`, 'en-GB')).toEqual([LEMONADE, ICED_TEA]);
  });

  it('keeps a list of one with the recipe before it, and a list without a method with the one behind it', () => {
    const dip = 'Green dip\n\nIngredients: 100 g yoghurt\n\nMethod\nStir the herbs into it with salt.';
    expect(recipesInText([HUMMUS, dip, CRACKERS].join('\n\n'), 'en-GB')).toEqual([`${HUMMUS}\n\n${dip}`, CRACKERS]);
    const yoghurt = 'Vanilla yoghurt\n\n200 g yoghurt\n1 tbsp sugar\n1 tsp vanilla';
    const both = [yoghurt, LEMONADE].join('\n\n');
    expect(recipesInText([HUMMUS, both].join('\n\n'), 'en-GB')).toEqual([HUMMUS, both]);
  });

  it.each([
    ['a name in Markdown', CRACKERS.replace('Seeded crackers\n', '**Seeded crackers**'), '\n'],
    ['a heading', CRACKERS.replace('Seeded', '## Seeded'), '\n'],
    ['a list in one line', 'Seeded crackers\n\nIngredients: 100 g flour, 4 tbsp seeds, 50 ml oil\n\nMethod: mix them, roll them out and bake them.'],
    ['a numbered name that is a sentence', CRACKERS.replace('Seeded crackers', 'Second recipe: seeded crackers.')],
    ['the subject of a mail', CRACKERS.replace('Seeded', 'Subject: seeded')],
    ['a full stop in the name', CRACKERS.replace('Seeded', 'St. Clement’s')],
    ['a name of twelve words', CRACKERS.replace('Seeded crackers', 'Crackers with seeds that we all like so much that none last')],
    ['a name of 90 letters', CRACKERS.replace('Seeded crackers', `Crackers ${'x'.repeat(81)}`)],
    ['words about the dish', CRACKERS.replace('Ingredients', 'A good way to use up seeds\nServes 4\n\nIngredients')],
    ['nine lines above the list', CRACKERS.replace('\n\n', `\n${'so nice\n'.repeat(9)}`)],
  ])('has another recipe with %s', (_what, second, between = '\n\n') => {
    expect(recipesInText(`${HUMMUS}${between}${second}`, 'en-GB')).toHaveLength(2);
  }); // prettier-ignore

  it.each([
    ['a name right below a step', CRACKERS, '\n'],
    ['a number sign in the name, right below a step', CRACKERS.replace('Seeded', 'Crackers # 2'), '\n'],
    ['a list without amounts', CRACKERS.replace('100 g plain', 'plain').replace('4 tbsp mixed', 'mixed')],
    ['a list without amounts, above times', 'Seeded crackers\n\nIngredients\nflour\nseeds\n\nMethod\n20 g of them first\n30 g of them then'],
    ['two amounts without a label', 'Seeded crackers\n\n100 g flour\n4 tbsp seeds\n\nMix them, roll them out and bake them.'],
    ['what to do above the list', CRACKERS.replace('Seeded crackers', 'Mix these well for crackers')],
    ['an amount above the list', CRACKERS.replace('Seeded crackers', '2 trays of crackers')],
    ['a sentence above the list', CRACKERS.replace('Seeded crackers', 'These are good, too.')],
    ['no word above the list', CRACKERS.replace('Seeded crackers', 'A 7')],
    ['thirteen words above the list', CRACKERS.replace('Seeded crackers', 'Crackers with seeds that we all like so very much that none last')],
    ['91 letters above the list', CRACKERS.replace('Seeded crackers', `Crackers ${'x'.repeat(82)}`)],
    ['a name eleven lines above the list', CRACKERS.replace('\n\n', `\n${'so nice\n'.repeat(10)}`)],
    ['a step between the name and the list', CRACKERS.replace('Ingredients', 'Mix the seeds before you begin.\nIngredients')],
  ])('has no other recipe with %s', (_what, second, between = '\n\n') => {
    expect(recipesInText(`${HUMMUS}${between}${second}`, 'en-GB')).toHaveLength(1);
  }); // prettier-ignore

  it('may have three words to do and no method above another list', () => {
    const text = LEMONADE.replace('Stir it all together.', 'Stir them well');
    expect(recipesInText(`${text}\n\n${ICED_TEA}`, 'en-GB')).toHaveLength(1);
  });

  it('may be no recipe at all', () => {
    expect(recipesInText('The train leaves at ten.', 'en-GB')).toEqual(['The train leaves at ten.']);
  });

  it('loses no line below the first name, and gives each recipe its own', () => {
    const [first, second] = recipesInText(LABELLED, 'en-GB').map((one) => readRecipeText(one, 'en-GB'));
    expect(first).toMatchObject({ servings: 6, ingredients: [{}, {}, {}], steps: [{}, 'Season to taste.'] });
    expect(second).toMatchObject({ ingredients: [{}, {}, {}], steps: [{}, 'Bake for 15 minutes.'] });
    const lines = (text: string) => text.split('\n').filter((line) => line.trim() !== '');
    expect(recipesInText(LABELLED, 'en-GB').flatMap(lines)).toEqual(lines(LABELLED).slice(2));
  });

  it.each([
    ['the parts of one dish', CAKE],
    ['a part that has only its name', CAKE.replace('For the icing', 'Sauce')],
    ['a second list without a name', LABELLED.replace(/Seeded crackers\n.*\n\n/, '')],
    ['a second name without a method', `${LABELLED.slice(0, LABELLED.indexOf('Seeded'))}Seeded crackers\n\n100 g flour\n4 tbsp seeds\n50 ml oil`],
    ['two named lists above the one method', 'Fruit salad\n\n3 oranges\n2 apples\n1 mango\n\nAll of it peeled and in small pieces.\n\nVanilla yoghurt\n\n200 g yoghurt\n1 tbsp sugar\n1 tsp vanilla\n\nStir the sugar and the vanilla into the yoghurt and pour it over the fruit.'],
    ['a list for each system of measures', 'Flapjacks\n\nIngredients (metric)\n200 g oats\n100 g butter\n\nIngredients (cups)\n2 cups oats\n1 stick butter\n\nMethod\nMelt, mix and bake for 20 minutes.'],
  ])('is left whole when it is one recipe: %s', (_what, text) => {
    expect(recipesInText(text, 'en-GB')).toEqual([text]);
  }); // prettier-ignore

  const one = ['en', 'es', 'fr'].flatMap((language) => [
    ...textsIn(`recipe-texts/${language}.txt`, language),
    ...['first', 'second', 'third'].flatMap((part) => textsIn(`fresh-texts/${part}-${language}.txt`, language)),
  ]);

  it('takes none of the plain texts with one recipe for several', () => {
    expect(one.length).toBeGreaterThan(200);
    const cut = one.filter(({ text, language }) => recipesInText(text, language).length > 1);
    expect(cut.map(({ name, language }) => `${language}: ${name}`)).toEqual([]);
  });

  it('tells two of them apart that one text has one after the other', () => {
    const pairs = one.slice(1).map((second, i) => ({ second, first: one[i]! })).filter(({ first, second }) => first.language === second.language); // prettier-ignore
    const told = pairs.filter(
      ({ first, second }) => recipesInText(`${first.text}\n\n${second.text}`, first.language).length === 2,
    );
    // The rest begins without a name of its own: with a greeting, an amount or the story of the dish.
    expect(told.length / pairs.length).toBeGreaterThan(0.5);
  });

  it.each(HOSTILE_PIECES)('ends soon on a text made to harm: %j', (piece) => {
    const list = `\n\nSoup\n\nIngredients\n2 eggs\n3 leeks\n\nMethod\nSlice the leeks and simmer them.${piece}`;
    const text = repeated(list, 6_000);
    const begunAt = performance.now();
    expect(recipesInText(text, 'en-GB').length).toBeGreaterThan(0);
    expect(performance.now() - begunAt).toBeLessThan(2_000);
  });

  it('reads a text of the greatest length with hundreds of them', () => {
    const soup = (i: number) => `Soup ${i}\n\nIngredients\n${i} eggs\n3 leeks\n\nMethod\nSlice the leeks and simmer them.\n\n`;
    const text = Array.from({ length: 900 }, (_, i) => soup(i)).join('').slice(0, SOURCE_TEXT_MAX);
    expect(recipesInText(text, 'en-GB').length).toBeGreaterThan(50);
  }); // prettier-ignore
});
