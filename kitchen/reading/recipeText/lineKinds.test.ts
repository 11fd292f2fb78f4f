import type { Language } from '@contracts/vocabulary';
import { isClearIngredient, isClearStep } from './lineKinds';
import { readRecipeText } from './readRecipeText';

const line = { text: '', plain: 'melted butter for frying', isListed: false, isApart: false, words: 4 };

it.each([
  [3, 5, false],
  [3, 3, true],
  [5, 3, true],
])(
  'a line without an amount that scores %s as a step and %s as an ingredient is a step: %s',
  (step, ingredient, is) => {
    expect(isClearStep({ ...line, step, ingredient })).toBe(is);
  },
);

it('a line that begins with its amount is a step only if it looks more like one', () => {
  const measured = { ...line, plain: '2 onions, fried first' };
  expect(isClearStep({ ...measured, step: 3, ingredient: 3 })).toBe(false);
  expect(isClearStep({ ...measured, step: 4, ingredient: 3 })).toBe(true);
});

it('a line of more than 25 words is no ingredient', () => {
  expect(isClearIngredient({ ...line, step: 1, ingredient: 4, words: 25 })).toBe(true);
  expect(isClearIngredient({ ...line, step: 1, ingredient: 4, words: 26 })).toBe(false);
});

it('a line that looks as much like a step as like an ingredient is no clear ingredient', () => {
  expect(isClearIngredient({ ...line, step: 3, ingredient: 3 })).toBe(false);
});

it('two words are no clear step', () => {
  expect(isClearStep({ ...line, step: 3, ingredient: 1, words: 2 })).toBe(false);
  expect(isClearStep({ ...line, step: 3, ingredient: 1, words: 3 })).toBe(true);
});

it('an ingredient with a colon among others is the heading of those below', () => {
  const { lines } = readRecipeText(
    'Brownies\n\n200 g flour\n2 eggs\nCream cheese:\n300 g cream cheese\n1 tbsp sugar\n\nMix the flour and the eggs and bake for 30 minutes.',
    'en-GB',
  );
  expect(lines.find(({ text }) => text === 'Cream cheese:')?.kind).toBe('heading');
});

it('sentences below a list are its method, though none of them begins with what to do', () => {
  const { steps } = readRecipeText(
    'Fruit salad\n\n3 oranges\n2 apples\n1 mango\n\nAll of it peeled and in small pieces.\n\nThat is all there is to it, and it keeps for a day.',
    'en-GB',
  );
  expect(steps).toEqual([
    'All of it peeled and in small pieces.',
    'That is all there is to it, and it keeps for a day.',
  ]);
});

const kindsIn = (text: string, language: Language) => readRecipeText(text, language).lines.map(({ kind }) => kind);

it.each([
  ['en-GB', 'Lemon tart\nMy mother made this every Sunday\n200 g flour\n3 lemons\nMix the flour and bake.'],
  ['es', 'Tarta de limón\nLa de mi madre, la de siempre\n200 g de harina\n3 limones\nMezcla la harina y hornea.'],
  ['fr', 'Tarte au citron\nCelle du dimanche chez nous\n200 g de farine\n3 citrons\nMélangez la farine et enfournez.'],
] as const)('a line without food between the name of a dish and its list is about the dish (%s)', (language, text) => {
  expect(kindsIn(text, language)).toEqual(['title', 'about', 'ingredient', 'ingredient', 'step']);
});

it('a line of the list without an amount stays in it', () => {
  const text = 'Pilaf\n2 onions\nwhatever herbs are about\n200 g rice\nFry the onions and add the rice.';
  expect(kindsIn(text, 'en-GB')).toEqual(['title', 'ingredient', 'ingredient', 'ingredient', 'step']);
});

it.each([
  ['en-GB', 'Serves two', 2],
  ['es', 'Para cuatro', 4],
  ['es', 'Para seis personas', 6],
  ['fr', 'Pour six personnes.', 6],
] as const)('servings may be a word (%s: %s)', (language, line, count) => {
  expect(readRecipeText(`Pilaf\n${line}\n200 g rice\n2 onions\nFry the onions.`, language).servings).toBe(count);
});

it('“For three spoonfuls” says nothing of servings', () => {
  expect(readRecipeText('Pilaf\nFor three spoonfuls\n200 g rice\n2 onions\nFry.', 'en-GB').servings).toBeUndefined();
});

/** The kind of each line by its first letter: T title, A about, I ingredient, P step, H heading, L label, X aside, S servings, M time. */
const letters = (text: string, language: Language = 'en-GB') =>
  kindsIn(text, language)
    .map((kind) => (kind === 'step' ? 'P' : kind === 'aside' ? 'X' : kind === 'time' ? 'M' : kind[0]!.toUpperCase()))
    .join('');

const METHOD = 'Slice everything and season it well.';

it.each([
  ['a list whose nutrients are its sugar', `Pancakes\nFlour: 300 g\nSugar: 50 g\nEggs: 3\n${METHOD}`, 'TIIIP'],
  ['a labelled list with sugar', 'Jam\nIngredients\n1 kg plums\nSugar - 500 g\nMethod\nBoil it.', 'TLIILP'],
  ['sugar among the facts of a dish', `Jam\nCalories: 320\nSugar: 20 g\n\n1 kg plums\n2 lemons\n${METHOD}`, 'TXXIIP'],
  ['sugar above the facts of a dish', `Jam\nSugar: 20 g\nFat: 3 g\n\n1 kg plums\n2 lemons\n${METHOD}`, 'TXXIIP'],
  ['sugar and another fact in a line', `Jam\nSugar: 20 g | Fat: 3 g\n1 kg plums\n2 lemons\n${METHOD}`, 'TXIIP'],
  ['food without fat', `Parfait\n2 eggs\nFat-free yoghurt\nSugar-free jam\n${METHOD}`, 'TIIIP'],
  ['a method of one word', 'Pilaf\n2 onions\n200 g rice\nFry.', 'TIIP'],
  ['food behind a list', `Pilaf\n2 onions\n200 g rice\nblack pepper\n${METHOD}`, 'TIIIP'],
  ['five words behind a list', `Salad\n2 tomatoes\n1 onion\na little of any pepper\n${METHOD}`, 'TIIIP'],
  ['a heading of seven words', 'Cake\nIngredients\n200 g flour\nfor the filling of the big cake:\n2 eggs\nMethod\nMix.', 'TLIHILP'],
  ['a longer line with a colon', 'Cake\nIngredients\n200 g flour\nfor the filling of the very big cake:\n2 eggs\nMethod\nMix.', 'TLIIILP'],
  ['a heading in capitals', `Salad\n2 tomatoes\nMUSTARD DRESSING\n1 tbsp oil\n1 tsp mustard\n${METHOD}`, 'TIHIIP'],
  ['a line not all in capitals', `Salad\n2 tomatoes\n1 onion\nMUSTARD Dressing\n1 tbsp oil\n${METHOD}`, 'TIIIIP'],
  ['a word about the dish below its name, in a letter', `Hi Ana,\nLemon tart\nMy mother made this every Sunday\n200 g flour\n3 lemons\n${METHOD}`, 'XTAIIP'],
  ['a list in capitals', 'SALAD\n2 TOMATOES\nMUSTARD DRESSING\n1 TBSP OIL\nSLICE EVERYTHING AND SEASON IT WELL.', 'TIIIP'],
  ['a heading above no list', 'Tart\nIngredients\n200 g flour\nFor the icing:\nMethod\nMix and bake it.', 'TLIHLP'],
  ['two headings', 'Tart\nIngredients\n200 g flour\nFilling:\nFor the cream:\n100 ml cream\nMethod\nMix and bake it.', 'TLIHHILP'],
  ['a heading above nothing', 'Tart\nIngredients\n200 g flour\nMethod\nMix and bake it.\nFor the icing:', 'TLILPA'],
  ['the heading of steps', 'Tart\n200 g flour\n100 ml cream\n\nChocolate frosting\nMelt the chocolate and stir in the cream.', 'TIIHP'],
  ['a short line of a labelled method', 'Tart\n200 g flour\n100 ml cream\nMethod\nBake it.\n\nChocolate frosting\nMelt the chocolate and stir in the cream.', 'TIILPPP'],
  ['a name behind the closing', `Soup\n2 leeks\n1 onion\n${METHOD}\nLove,\nAnna`, 'TIIPXX'],
  ['more than a name behind the closing', `Soup\n2 leeks\n1 onion\n${METHOD}\nLove,\nAunt Anna Maria`, 'TIIPXP'],
  ['numbers of steps in lines above them', 'Soup\nIngredients\n2 leeks\n1 onion\nMethod\n9.\nSlice the leeks.\n10.\nServe.', 'TLIILLPLP'],
  ['labels with the text behind them', 'Soup\nIngredients: whatever is left\nsome more of it\nMethod: all of it into the pot', 'TIIP'],
  ['a heading among capitals of the method', 'SALAD\nINGREDIENTS\n2 tomatoes\nMUSTARD DRESSING\n1 tbsp oil\n1 tsp mustard\nMETHOD\nSLICE EVERYTHING.\nSEASON IT WELL.', 'TLIHIILPP'],
  ['a list nearly all in capitals', `Salad\n2 TOMATOES\n1 ONION\nMUSTARD\nsalt\n${METHOD}`, 'TIIIIP'],
  ['a list half in capitals', `Starter\n2 TOMATOES\nMUSTARD\n1 onion\nsalt\n${METHOD}`, 'TIHIIP'],
  ['two capitals', `Mimosa\n1 bottle cava\nOJ\n1 orange\n1 lemon\n${METHOD}`, 'TIIIIP'],
  ['capitals at the end of a list', `Salad\n2 tomatoes\n1 onion\n1 tbsp oil\nGARLIC\n${METHOD}`, 'TIIIIP'],
  ['four words in capitals', `Salad\n2 tomatoes\nCREAMY HERB MUSTARD DRESSING\n1 tbsp oil\n1 tsp mustard\n${METHOD}`, 'TIHIIP'],
  ['five words in capitals', `Salad\n2 tomatoes\nSALT AND PEPPER TO TASTE\n1 tbsp oil\n1 tsp mustard\n${METHOD}`, 'TIIIIP'],
  ['five words to do in a list without a labelled method', 'Soup\nIngredients\n2 leeks\nAdd stock if you like\n1 onion\nChop the leeks and fry them in the oil for a while.', 'TLIIIP'],
  ['six words to do in a list without a labelled method', 'Soup\nIngredients\n2 leeks\n1 onion\nChop the leeks and fry them.\nServe it hot', 'TLIIPP'],
  ['eight words with an amount behind a step', `Salad\n2 tomatoes\n1 onion\n${METHOD}\n2 tbsp oil with a drop of vinegar`, 'TIIPI'],
  ['nine words with an amount behind a step', `Salad\n2 tomatoes\n1 onion\n${METHOD}\n2 tbsp oil with a few drops of vinegar`, 'TIIPP'],
  ['four words above the steps of another part', 'Tart\n200 g flour\n100 ml cream\nMix them well and bake it all.\n\nFrosting for the cake\nMelt the chocolate and stir in the cream.', 'TIIPHP'],
  ['five words above the steps of another part', 'Tart\n200 g flour\n100 ml cream\nMix them well and bake it all.\n\nFrosting for the whole cake\nMelt the chocolate and stir in the cream.', 'TIIPPP'],
  ['a part right below a step', 'Tart\n200 g flour\n100 ml cream\nMix them well and bake it all.\nChocolate frosting\nMelt the chocolate and stir in the cream.', 'TIIPHP'],
  ['eight words behind a bullet without food', 'Salad\n- 2 tomatoes\n- 1 onion\n- something green and fresh out of the garden', 'TIII'],
  ['nine words behind a bullet without food', 'Salad\n- 2 tomatoes\n- 1 onion\n- something green and fresh out of the whole garden', 'TIIP'],
  ['a word about the dish below its name, behind two lines of a letter', `Hi Ana,\nThanks for the visit\nLemon tart\nMy mother made this every Sunday\n200 g flour\n3 lemons\n${METHOD}`, 'XXTAIIP'],
  ['no food below the first amount', `Pilaf\n2 onions\nwhatever you find\n200 g rice\n${METHOD}`, 'TIIIP'],
  ['no food below the first bullet', `Pilaf\n- onions\n- whatever you find\n- 200 g rice\n${METHOD}`, 'TIIIP'],
  ['two lines about the dish below its name', `Lemon tart\nMy mother made it\nEvery Sunday of the year\n200 g flour\n3 lemons\n${METHOD}`, 'TAAIIP'],
  ['a list without a method', 'Pilaf\n2 onions\nwhatever you find\n200 g rice', 'TIII'],
  ['few words between a step and more of the list', `Tart\n200 g flour\n${METHOD}\nJust like that\n3 eggs\n100 g sugar`, 'TIPPII'],
  ['twelve words in a list', `Salad\n2 tomatoes\nand then whatever else you can find on the market that day\n1 onion\n${METHOD}`, 'TIIIP'],
  ['thirteen words in a list', `Salad\n2 tomatoes\nand then whatever else you can find on the market on that day\n1 onion\n${METHOD}`, 'TIAIP'],
  ['five words without food behind a list', 'Salad\n2 tomatoes\n1 onion\nsomething green and quite fresh', 'TIII'],
  ['six words without food behind a list', 'Salad\n2 tomatoes\n1 onion\nsomething green and really quite fresh', 'TIIP'],
  ['three words apart from a list', 'Salad\n2 tomatoes\n1 onion\n\nReady so soon', 'TIIA'],
  ['four words apart from a list', 'Salad\n2 tomatoes\n1 onion\n\nAll of it together', 'TIIP'],
  ['two words to do apart from a list', 'Salad\n2 tomatoes\n1 onion\n\nSlice. Season.', 'TIIP'],
  ['a step apart below a list of one food', 'Starter\n\nTomatoes\nSlice them and season them well.', 'TIP'],
  ['six words above steps', 'Tart\n200 g flour\n100 ml cream\n\nThe best frosting for any cake\nMelt the chocolate and stir in the cream.', 'TIIHP'],
  ['seven words above steps', 'Tart\n200 g flour\n100 ml cream\n\nThe very best frosting for any cake\nMelt the chocolate and stir in the cream.', 'TIIPP'],
  ['a food apart at the end', 'Tart\n200 g flour\n2 eggs\n\nChocolate frosting', 'TIII'],
  ['a food to add, with its amount, below a heading', 'Tart\n200 g flour\n2 eggs\n\nGood icing\nTop with 20 g sugar', 'TIIII'],
  ['a sentence below words apart', 'Tart\n200 g flour\n2 eggs\n\nSimple as that\nAll of it goes into the tin.', 'TIIAP'],
  ['three words to do below a heading', 'Tart\n200 g flour\n2 eggs\n\nChocolate frosting\nChill it well', 'TIIHP'],
  ['a dish below a closing', 'Love,\nLemon tart', 'XT'],
  ['a tag that is sugar', `Fudge\nTags: brown sugar\n1 kg plums\n2 lemons\n${METHOD}`, 'TXIIP'],
  ['two words behind a button of the page', 'Soup\nPrint\n2 leeks\n1 onion\nFry them', 'TXIIP'],
  ['two names behind the closing', `Soup\n2 leeks\n1 onion\n${METHOD}\nLove,\nAnna Maria`, 'TIIPXX'],
  ['food behind a step that ended the list', 'Soup\nIngredients\n2 leeks\n1 onion\nChop the leeks and fry them.\n1 lemon at the end', 'TLIIPP'],
  ['food to warm in a labelled list', 'Soup\nIngredients\n2 leeks\n\nBread\nWarm it if you like\nMethod\nFry them.', 'TLIIILP'],
  ['more words to do in a list above a labelled method', 'Soup\nIngredients\n2 leeks\nAdd some more stock if you like\n1 onion\nMethod\nFry it.', 'TLIIILP'],
  ['three words to do with a food, below words apart', 'Tart\n200 g flour\n2 eggs\n\nGood icing\nTop with sugar', 'TIIAP'],
  ['one word apart from a list', 'Salad\n2 tomatoes\n1 onion\n\nDone.', 'TIIA'],
  ['seven words with food behind a list', 'Salad\n2 tomatoes\n1 onion\nbread to go with all of it', 'TIIP'],
  ['words before the name of a dish', 'What a day it was,\nSpring bake', 'AT'],
  ['more food below a food without an amount', `Starter\nonions\ntomatoes out of my own garden\n2 lemons\n${METHOD}`, 'TIIIP'],
  ['servings below a food without an amount', `Starter\nonions\nServes 4\nwhatever you find\n2 lemons\n${METHOD}`, 'TISIIP'],
  ['a food with a colon among others', `Tart\n200 g flour\n2 eggs\nChocolate:\n100 g sugar\n${METHOD}`, 'TIIHIP'],
  ['a heading among ingredients', `Tart\n200 g flour\n2 eggs\nFor the icing\n100 g sugar\n${METHOD}`, 'TIIHIP'],
  ['nine words with an amount behind a bullet and a step', `Salad\n2 tomatoes\n1 onion\n${METHOD}\n- 2 tbsp oil with a few drops of vinegar`, 'TIIPI'],
  ['nine words with an amount at the end of a list', `Salad\n2 tomatoes\n1 onion\n2 tbsp oil with a few drops of vinegar\n${METHOD}`, 'TIIIP'],
  ['a step that ends with a number', 'Soup\nIngredients\n2 leeks\nMethod\nSimmer until 12.', 'TLILP'],
  ['a labelled list that ends with a step', 'Soup\nIngredients\n2 leeks\n1 onion\nChop the leeks and fry them in the oil for a while.\nServe it.', 'TLIIPP'],
  ['a short step in a labelled list', 'Soup\nIngredients\n2 leeks\nAdd stock if you like\n1 onion\nMethod\nFry it.', 'TLIIILP'],
  ['notes', 'Soup\nIngredients\n2 leeks\nMethod\nFry them.\nNotes\nServe with bread.\n200 g of bread is enough.', 'TLILPLAA'],
  ['a time in a method', 'Soup\nIngredients\n2 leeks\nMethod\nCook for 2 to 3 hours\nCook for 20 min\nServe.', 'TLILPMP'],
  ['a tip between two steps', 'Soup\nIngredients\n2 leeks\nMethod\nFry them.\nTip: use a glass bowl\nServe.', 'TLILPAP'],
  ['what keeps', 'Soup\nIngredients\n2 leeks\nMethod\nFry them.\nKeeps for two days in the fridge.', 'TLILPA'],
  ['servings, times and facts', 'Soup\nServes 4\nPrep: 10 min\nDifficulty: easy\n2 leeks\n1 onion\nFry them.', 'TSMXIIP'],
  ['a story before a labelled list', 'Soup\nWe had 2 bowls of it in Brittany\nIngredients\n2 leeks\nMethod\nFry them.', 'TALILP'],
])('%s', (_what, text, kinds) => {
  expect(letters(text)).toBe(kinds);
}); // prettier-ignore

it('“Recette” above everything is no label of the method', () => {
  const text = 'Recette\nIngrédients\n2 poireaux\n1 oignon\nCoupez les poireaux et faites-les bien revenir.';
  expect(letters(text, 'fr')).toBe('LLIIP');
});

it('the numbers of a list are no amounts', () => {
  const { ingredients, steps } = readRecipeText(
    'Soup\n1. 2 leeks\n2. 1 onion\n3) ½ l stock\n1. Chop the leeks.\n2. Fry them.',
    'en-GB',
  );
  expect(ingredients.map(({ text }) => text)).toEqual(['2 leeks', '1 onion', '½ l stock']);
  expect(steps).toEqual(['Chop the leeks.', 'Fry them.']);
});

it('“2-inch” at the start of a step is no number of a step', () => {
  const { steps } = readRecipeText(
    'Tea\nIngredients\n1 piece of ginger\nMethod\n2-inch slices of it go into the pot.\nBoil them.',
    'en-GB',
  );
  expect(steps).toEqual(['2-inch slices of it go into the pot.', 'Boil them.']);
});
