import { ingredientById } from './ingredientTable';
import { measuresOf } from './localise';
import { WRITTEN_LANGUAGES, type CorpusRecipe, type PictureItem } from './recipeFormat';
import { referencesOf, type SentenceToken } from './stepSentence';

/** What is wrong with a recipe, and where in its file: a path of names and numbers, as in `fr.steps.2`. */
export interface RecipeComplaint {
  path: string;
  message: string;
}

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Everything a picture can show; the drawing program knows each of these. */
export const PICTURE_WORDS = {
  vessel: words(`plate plate-rim bowl-cream bowl-slate bowl-terracotta pan pot board baking-dish tray cup mug tumbler
    highball coupe wine-glass flute jug shot copper-mug jar`),
  table: words(`linen-sand linen-oat linen-butter tile-celadon tile-mint plaster-sea plaster-apricot plaster-lilac
    planks-walnut planks-ink marble-white`),
  fill: words(`soup stew curry-rice noodles grains leaves crust toast stack bake slices cake skewers wrap pieces omelette
    porridge rice pastry drink foam-drink layered-drink`),
  pieces:
    words(`egg-fried egg-half tomato-half cube chunk ball bean pea prawn mussel fish-fillet steak sausage drumstick
    mushroom wheel strip arc ring olive berry nut leaf slice wedge floret spear shred dumpling bread-slice corn crumble
    dollop ice bacon ham`),
  garnish: words(`herb-sprig chopped-herb leaf sesame pepper sugar-dust grated-cheese oil-drops cream-swirl chilli-ring
    seeds zest cocoa-dust sauce-drizzle foam salt-rim cherry straw`),
  props:
    words(`tomato garlic onion potato egg lemon lime orange apple banana pepper chilli carrot mushroom avocado cheese
    bread herb-bunch cinnamon-stick coffee-beans ginger berries olives wheat rice-grains bottle chocolate nut corn-cob
    fish shrimp`),
} as const;

const SPICES =
  /^(cumin|turmeric|paprika|smoked-paprika|cinnamon|nutmeg|cloves|cardamom|saffron|chilli-flakes|chilli-powder|cayenne-pepper|garam-masala|curry-powder|ground-coriander|ground-ginger|allspice|five-spice|star-anise)$/;
/** Measured for frying or for a marinade or brine, and mostly not eaten. */
const NOT_ALL_EATEN = /^(water|vegetable-oil|sunflower-oil|olive-oil|rapeseed-oil|ice|salt)$/;

const METRIC_IN_TEXT = /\b\d+(?:[.,]\d+)? ?(?:g|kg|ml|cl|l|cm|mm)\b|\d ?°/u;

const plainText = (tokens: readonly SentenceToken[]): string =>
  tokens
    .map((token) => (token.kind === 'text' ? token.text : token.kind === 'ingredient' ? (token.words ?? '') : ''))
    .join('');

const checkReferences = ({ ingredients, steps, text }: CorpusRecipe): RecipeComplaint[] => {
  const keys = new Set(ingredients.map(({ key }) => key));
  const complaints: RecipeComplaint[] = [];
  for (const language of WRITTEN_LANGUAGES) {
    const { steps: sentences, notes } = text[language];
    if (sentences.length !== steps.length)
      complaints.push({
        path: `${language}.steps`,
        message: `has ${sentences.length} sentences for ${steps.length} steps`,
      });
    for (const key of Object.keys(notes))
      if (!keys.has(key))
        complaints.push({ path: `${language}.notes.${key}`, message: 'is no ingredient of the recipe' });
    if (Object.keys(notes).sort().join() !== Object.keys(text.en.notes).sort().join())
      complaints.push({ path: `${language}.notes`, message: 'has other keys than the English notes' });
    const used = new Set<string>();
    sentences.forEach((tokens, i) => {
      const path = `${language}.steps.${i}`;
      for (const token of tokens)
        if (token.kind === 'ingredient' || token.kind === 'amount') {
          used.add(token.key);
          if (!keys.has(token.key)) complaints.push({ path, message: `{${token.key}} is no ingredient of the recipe` });
        }
      const [own, english] = [referencesOf(tokens), referencesOf(text.en.steps[i] ?? [])];
      if (own.join() !== english.join())
        complaints.push({
          path,
          message: `refers to ${own.join(', ')}; the English sentence to ${english.join(', ')}`,
        });
      const hasTemp = tokens.some(({ kind }) => kind === 'temperature');
      if (hasTemp !== (steps[i]?.temp !== undefined))
        complaints.push({ path, message: hasTemp ? 'says {temp}, but the step has none' : 'does not say {temp}' });
      const metric = METRIC_IN_TEXT.exec(plainText(tokens));
      if (metric) complaints.push({ path, message: `"${metric[0]}" must be a placeholder` });
    });
    for (const key of keys)
      if (!used.has(key)) complaints.push({ path: `${language}.steps`, message: `never uses the ingredient ${key}` });
  }
  return complaints;
};

const checkTexts = ({ text }: CorpusRecipe): RecipeComplaint[] => {
  const complaints: RecipeComplaint[] = [];
  const seen = new Map<string, string>();
  for (const language of WRITTEN_LANGUAGES) {
    const { description, steps } = text[language];
    for (const [name, sentence] of [
      ['description', description],
      ...steps.map((tokens, i) => [`steps.${i}`, plainText(tokens)]),
    ] as [string, string][]) {
      const path = `${language}.${name}`;
      const other = seen.get(sentence);
      if (other !== undefined && other.split('.')[0] !== language && sentence.length > 20)
        complaints.push({ path, message: `is the same text as ${other}` });
      seen.set(sentence, path);
    }
  }
  return complaints;
};

const checkFacts = ({ ingredients, servings, steps, prepTime, subcategory }: CorpusRecipe): RecipeComplaint[] => {
  const complaints: RecipeComplaint[] = [];
  let strongest = 0;
  for (const { key, id, amount, unit } of ingredients) {
    const path = `ingredients.${key}`;
    const row = ingredientById(id);
    if (!row) {
      complaints.push({ path, message: `"${id}" is not in the ingredient table` });
      continue;
    }
    strongest = Math.max(strongest, row.abv ?? 0);
    if (amount === undefined || unit === undefined) continue;
    const grams = measuresOf(id, amount, unit).grams;
    if (grams === undefined || NOT_ALL_EATEN.test(id)) continue;
    const each = grams / servings;
    if (each > 1500) complaints.push({ path, message: `is ${Math.round(each)} g a serving` });
    if (SPICES.test(id) && each > 30)
      complaints.push({ path, message: `is ${Math.round(each)} g of a spice a serving` });
  }
  if (subcategory === 'Non-alcoholic' && strongest > 0.5)
    complaints.push({ path: 'subcategory', message: 'is Non-alcoholic, but an ingredient has alcohol' });
  if (subcategory === 'Alcoholic' && strongest === 0)
    complaints.push({ path: 'subcategory', message: 'is Alcoholic, but no ingredient has alcohol' });
  const minutes = steps.reduce((sum, { time }) => sum + time, 0) / 60;
  if (prepTime < minutes * 0.5)
    complaints.push({ path: 'prepTime', message: `is ${prepTime} min for ${minutes} min of steps` });
  if (prepTime > minutes * 4 + 60)
    complaints.push({ path: 'prepTime', message: `is ${prepTime} min for ${minutes} min of steps` });
  return complaints;
};

const checkPicture = ({ picture, ingredients }: CorpusRecipe): RecipeComplaint[] => {
  const keys = new Set(ingredients.map(({ key }) => key));
  const complaints: RecipeComplaint[] = [];
  const known = (path: string, set: ReadonlySet<string>, word: string) => {
    if (!set.has(word)) complaints.push({ path, message: `"${word}" cannot be drawn; use ${[...set].join(' ')}` });
  };
  known('picture.vessel', PICTURE_WORDS.vessel, picture.vessel);
  known('picture.table', PICTURE_WORDS.table, picture.table);
  known('picture.fill', PICTURE_WORDS.fill, picture.fill.kind);
  for (const part of ['pieces', 'garnish', 'props'] as const)
    picture[part].forEach(({ kind, ingredient }: PictureItem, i) => {
      known(`picture.${part}.${i}`, PICTURE_WORDS[part], kind);
      if (ingredient === '-' ? kind !== 'straw' : !keys.has(ingredient))
        complaints.push({
          path: `picture.${part}.${i}`,
          message: `shows "${ingredient}", which the recipe does not have`,
        });
    });
  return complaints;
};

/** Everything that is wrong with one recipe; empty when a cook can trust it. */
export const checkRecipe = (recipe: CorpusRecipe): RecipeComplaint[] => [
  ...checkReferences(recipe),
  ...checkTexts(recipe),
  ...checkFacts(recipe),
  ...checkPicture(recipe),
];

/** What is wrong between recipes: a title or an id that two of them have. */
export const checkTogether = (
  recipes: readonly CorpusRecipe[],
  idOf: (recipe: CorpusRecipe) => number,
): (RecipeComplaint & { slug: string })[] => {
  const seen = new Map<string, string>();
  return recipes.flatMap((recipe) =>
    [
      ['id', `id ${idOf(recipe)}`],
      ...WRITTEN_LANGUAGES.map((language) => [
        `${language}.title`,
        `${language} ${recipe.text[language].title.toLowerCase()}`,
      ]),
    ].flatMap(([path = '', name = '']) => {
      const other = seen.get(name);
      if (other === undefined) seen.set(name, recipe.slug);
      return other === undefined ? [] : [{ slug: recipe.slug, path, message: `is the same as in ${other}` }];
    }),
  );
};
