import { readRecipeText } from './readRecipeText';
import { switchToTurkishDevice } from '../../testing/turkishDevice';

const LISTS = {
  'en-GB': '200 g flour\n3 eggs\n100 g sugar\n\nMix everything and bake it for 40 minutes.',
  es: '200 g de harina\n3 huevos\n100 g de azúcar\n\nMezcla todo y hornea durante 40 minutos.',
  fr: '200 g de farine\n3 œufs\n100 g de sucre\n\nMélangez le tout et enfournez pendant 40 minutes.',
} as const;

const titleAbove = (head: string, language: keyof typeof LISTS = 'en-GB') =>
  readRecipeText(`${head}\n\n${LISTS[language]}`, language).title;

it.each([
  ['Lemon cake', 'Lemon cake'],
  ['Lemon cake.', 'Lemon cake'],
  ['Lemon cake:', 'Lemon cake'],
  ['“Lemon cake”', 'Lemon cake'],
  ['« Lemon cake »', 'Lemon cake'],
  ['Recipe: Lemon cake', 'Lemon cake'],
  ['RECIPE - Lemon cake', 'Lemon cake'],
  ['Recipe 2: Lemon cake', 'Lemon cake'],
  ['Recipe #2: Lemon cake', 'Lemon cake'],
  ['Recipe no. 2: Lemon cake', 'Lemon cake'],
  ['Recipe n° 2 – Lemon cake', 'Lemon cake'],
  ['Title: Lemon cake', 'Lemon cake'],
  ['Lemon cake (recipe)', 'Lemon cake'],
  ['Lemon cake | Recipe by Ana', 'Lemon cake'],
  ['Lemon cake – recipe', 'Lemon cake'],
  ['The best lemon cake of my whole life and of yours', 'The best lemon cake of my whole life and of yours'],
  ['## Lemon cake', 'Lemon cake'],
  ['Hi Ana,\n\nLemon cake', 'Lemon cake'],
  ['Here is the recipe for my mother’s lemon cake:', 'My mother’s lemon cake'],
  ['Here’s the recipe for the lemon cake that you liked', 'Lemon cake'],
  ['As promised, the recipe of lemon cake (the good one)', 'Lemon cake'],
  ['Hi!\nThis is the recipe for lemon cake, which is easy', 'Lemon cake'],
  ['Subject: Fwd: Re: lemon cake\nHi Ana,', 'Lemon cake'],
  ['Subject: The recipe for lemon cake', 'Lemon cake'],
  ['I made this last week.\nLemon cake', 'Lemon cake'],
  ['It was very cold outside, and nobody wanted to go out.\nLemon cake', 'Lemon cake'],
  ['2-ingredient cake', '2-ingredient cake'],
  ['Recipe:Lemon cake', 'Lemon cake'],
  ['Recipe n 2: Lemon cake', 'Lemon cake'],
  ['Recipe n° 12: Lemon cake', 'Lemon cake'],
  ['Recipe #12: Lemon cake', 'Lemon cake'],
  ['Recipe # 2: Lemon cake', 'Lemon cake'],
  ['My recipe: lemon cake', 'My recipe: lemon cake'],
  ['Lemon cake |Recipe by Ana', 'Lemon cake'],
  ['St. Clement’s cake', 'St. Clement’s cake'],
  ['The “best” lemon cake', 'The “best” lemon cake'],
  ['A cake of my mother.', 'A cake of my mother'],
  ['The one I like.', 'The one I like'],
  ['Here is lemon cake', 'Here is lemon cake'],
  ['Lemon, lime cake', 'Lemon, lime cake'],
  ['Lemon, lime and orange cake with cream', 'Lemon, lime and orange cake with cream'],
  [`${'word '.repeat(23)}end`, `${'word '.repeat(23)}end`],
  ['x'.repeat(160), 'x'.repeat(160)],
])('the title of “%s” is “%s”', (head, title) => {
  expect(titleAbove(head)).toBe(title);
});

it.each([
  ['es', 'Receta: Bizcocho', 'Bizcocho'],
  ['es', 'Título: Bizcocho', 'Bizcocho'],
  ['es', 'Nombre - Bizcocho', 'Bizcocho'],
  ['es', 'Te mando la receta del bizcocho de mi madre, que es fácil', 'Bizcocho de mi madre'],
  ['es', 'Aquí va la receta para el bizcocho', 'Bizcocho'],
  ['es', 'Asunto: RV: bizcocho', 'Bizcocho'],
  ['es', 'Bizcocho | Receta fácil', 'Bizcocho'],
  ['fr', 'Recette : Quatre-quarts', 'Quatre-quarts'],
  ['fr', 'Titre : Quatre-quarts', 'Quatre-quarts'],
  ['fr', 'Recette n° 3 : Quatre-quarts', 'Quatre-quarts'],
  ['fr', 'Voici la recette du quatre-quarts que tu aimes', 'Quatre-quarts'],
  ['fr', 'Comme promis, la recette des crêpes !', 'Crêpes'],
  ['fr', 'J’ai retrouvé la recette pour le quatre-quarts.', 'Quatre-quarts'],
  ['fr', 'Objet : TR : quatre-quarts', 'Quatre-quarts'],
  ['fr', 'Quatre-quarts (recette)', 'Quatre-quarts'],
] as const)('the title in %s of “%s” is “%s”', (language, head, title) => {
  expect(titleAbove(head, language)).toBe(title);
});

it.each([
  ['the first sentence of a story', 'It was very cold outside, and nobody wanted to go out.'],
  ['a line that ends with a comma', 'For all who like lemons,'],
  ['a weight', '250 g mascarpone'],
  ['a weight in one word', '250g mascarpone'],
  ['a measure', '1 cup sugar'],
  ['an amount', '2 lemons'],
  ['a letter', 'A 7'],
  ['a line of 161 letters', 'x'.repeat(161)],
  ['a line of 25 words', `${'word '.repeat(24)}end`],
  ['the label of the list, with a heading', 'Ingredients\nFor the sauce'],
  ['food right above more food, behind a sentence', 'It was cold outside, and we stayed in.\nflour\n2 lemons'],
  ['a sentence of six words', 'It is a cake of ours.'],
  ['a sign', '***'],
  ['more words than a headline has', `${'word '.repeat(25)}end`],
])('%s is no title', (_what, head) => {
  expect(titleAbove(head)).toBe('');
});

it('a second line is a title only when it is shorter than a headline', () => {
  const long = 'A long name of a cake that has more words than any other cake';
  expect(titleAbove(long)).toBe(long);
  expect(titleAbove(`It was cold outside, and we were all at home.\n${long} here`)).toBe('');
});

it('an introduction that names the dish is no part of it', () => {
  const { lines } = readRecipeText(`Here is the recipe for lemon cake:\n\n${LISTS['en-GB']}`, 'en-GB');
  expect(lines[0]!.kind).toBe('aside');
});

it.each([
  ['250 g cake', ''],
  ['250g cake', ''],
  ['2 cups of cake', ''],
  ['1 cup of cake', ''],
  ['A 7', ''],
  ['The 250 g cake', 'The 250 g cake'],
])('above a labelled list, the title of “%s” is “%s”', (head, title) => {
  const text = `${head}\n\nIngredients\n3 eggs\n200 g flour\n\nMethod\nMix it and bake it.`;
  expect(readRecipeText(text, 'en-GB').title).toBe(title);
});

it('a name begins with the capital letter of its language, whatever that of the device', () => {
  switchToTurkishDevice();
  const { title } = readRecipeText(`Here is the recipe for iced lemon cake:\n\n${LISTS['en-GB']}`, 'en-GB');
  jest.restoreAllMocks();
  expect(title).toBe('Iced lemon cake');
});
