import { americanWordsIn } from './americanWords';
import { HERBS_SPICES } from './ingredients/herbsSpices';
import type { Ingredient } from './ingredients/ingredient';
import { ingredientById } from './ingredientTable';
import { measuresOf } from './measures';
import { FILLS, GARNISHES, PIECES, PROPS, TABLES, VESSELS } from './pictureVocabulary';
import { RecipeFault, WRITTEN_LANGUAGES, type CorpusRecipe } from './recipeFormat';
import { referencesOf, type SentenceToken } from './stepSentence';

/** Notes a fault of the recipe under check. */
type Report = (path: string, reason: string) => void;

type Check = (recipe: CorpusRecipe, report: Report, rowOf: RowOf) => void;

/** The row of an ingredient; a parameter so that tests can bring their own table. */
type RowOf = (id: string) => Ingredient | undefined;

const sentenceText = (tokens: readonly SentenceToken[]): string =>
  tokens
    .map((token) => {
      if (token.kind === 'text') return token.text;
      return token.kind === 'ingredient' ? (token.words ?? `{${token.key}}`) : '{}';
    })
    .join('');

/** Every written text of a language with its path; sentences with the words of their placeholders. */
const textsOf = (
  { text }: CorpusRecipe,
  language: (typeof WRITTEN_LANGUAGES)[number],
): [path: string, text: string][] => {
  const { title, description, notes, steps } = text[language];
  return [
    [`${language}.title`, title],
    [`${language}.description`, description],
    ...Object.entries(notes).map(([key, note]): [string, string] => [`${language}.notes.${key}`, note]),
    ...steps.map((tokens, index): [string, string] => [`${language}.steps[${index}]`, sentenceText(tokens)]),
  ];
};

const checkIngredients: Check = ({ ingredients }, report, rowOf) => {
  for (const { key, id } of ingredients)
    if (!rowOf(id)) report(`ingredients.${key}`, `“${id}” is in no ingredient table`);
};

const checkPlaceholders: Check = ({ ingredients, steps, text }, report) => {
  const byKey = new Map(ingredients.map((ingredient) => [ingredient.key, ingredient]));
  for (const language of WRITTEN_LANGUAGES) {
    const used = new Set<string>();
    text[language].steps.forEach((tokens, index) => {
      const path = `${language}.steps[${index}]`;
      for (const token of tokens) {
        if (token.kind !== 'ingredient' && token.kind !== 'amount') continue;
        used.add(token.key);
        const ingredient = byKey.get(token.key);
        if (!ingredient) report(path, `{${token.key}} is not in the list of ingredients`);
        else if (token.kind === 'amount' && ingredient.amount === undefined)
          report(path, `{${token.key}#} asks for the quantity of what is to taste`);
      }
      const hasTemperature = tokens.some(({ kind }) => kind === 'temperature');
      if (hasTemperature && steps[index]?.temp === undefined) report(path, 'says {temp}, but the step has no temp');
      if (!hasTemperature && steps[index]?.temp !== undefined) report(path, 'has no {temp}, but the step has a temp');
      const own = referencesOf(tokens).join(', ');
      const english = referencesOf(text.en.steps[index] ?? []).join(', ');
      if (own !== english) report(path, `has the placeholders ${own || '—'}, the English sentence ${english || '—'}`);
    });
    for (const { key } of ingredients)
      if (!used.has(key)) report(`ingredients.${key}`, `is used in no step of ${language}`);
  }
};

const checkNotes: Check = ({ ingredients, text }, report) => {
  const keys = new Set(ingredients.map(({ key }) => key));
  const inEnglish = Object.keys(text.en.notes);
  for (const language of WRITTEN_LANGUAGES) {
    const own = Object.keys(text[language].notes);
    for (const key of own)
      if (!keys.has(key)) report(`${language}.notes.${key}`, 'is not in the list of ingredients');
      else if (!inEnglish.includes(key)) report(`${language}.notes.${key}`, 'has no English note');
    for (const key of inEnglish) if (!own.includes(key)) report(`${language}.notes`, `has no note for ${key}`);
  }
};

const SHORT_MINUTES = 120;

const checkTimes: Check = ({ steps, prepTime }, report) => {
  const minutes = Math.round(steps.reduce((sum, { time }) => sum + time, 0) / 60);
  if (minutes > prepTime * 4 + 60) report('prepTime', `is ${prepTime} min, but the steps take ${minutes} min`);
  if (prepTime < minutes / 2 && minutes < SHORT_MINUTES)
    report('prepTime', `is ${prepTime} min, less than half of the ${minutes} min of the steps`);
};

const METRIC_TEXT =
  /(?<![\p{L}\p{N}])\d+(?:[.,]\d+)?\s?(?:g|kg|mg|ml|cl|dl|l|cm|mm|grams?|litres?|gramos?|litros?|grammes?)(?![\p{L}\p{N}])|°/u;

const checkPlainQuantities: Check = (recipe, report) => {
  for (const language of WRITTEN_LANGUAGES)
    for (const [path, text] of textsOf(recipe, language)) {
      const found = METRIC_TEXT.exec(text)?.[0];
      if (found !== undefined) report(path, `“${found}” has to be a placeholder`);
    }
};

/** Shorter ones may well be the same: "Mojito", "al dente". */
const MIN_TELLING_LENGTH = 15;

const checkTranslations: Check = (recipe, report) => {
  const seen = new Map<string, string>();
  for (const language of WRITTEN_LANGUAGES)
    for (const [path, text] of textsOf(recipe, language)) {
      if (path.endsWith('.title') || text.length < MIN_TELLING_LENGTH) continue;
      const other = seen.get(text);
      if (other !== undefined && !other.startsWith(language)) report(path, `is the same text as ${other}`);
      seen.set(text, path);
    }
};

const checkSpelling: Check = (recipe, report) => {
  for (const [path, text] of textsOf(recipe, 'en'))
    for (const word of americanWordsIn(text)) report(path, `“${word}” is American; the table makes it from British`);
  for (const [path, text] of textsOf(recipe, 'fr'))
    if (/\p{L}'\p{L}/u.test(text)) report(path, 'has a straight apostrophe instead of ’');
};

/** Fruit juice and vinegar have traces. */
const TRACE_OF_ALCOHOL = 0.5;

const checkAlcohol: Check = ({ category, subcategory, ingredients }, report, rowOf) => {
  if (category !== 'Drinks') return;
  const strong = ingredients.filter(({ id }) => (rowOf(id)?.abv ?? 0) > TRACE_OF_ALCOHOL);
  if (subcategory === 'Alcoholic' && strong.length === 0)
    report('subcategory', 'is Alcoholic, but no ingredient has alcohol');
  if (subcategory === 'Non-alcoholic')
    for (const { key } of strong) report(`ingredients.${key}`, 'has alcohol in a drink that is Non-alcoholic');
};

const checkPicture: Check = ({ picture, ingredients }, report) => {
  const keys = new Set(ingredients.map(({ key }) => key));
  const known = (path: string, word: string, words: readonly string[]) => {
    if (!words.includes(word)) report(path, `“${word}” is none of ${words.join(' ')}`);
  };
  known('picture.vessel', picture.vessel, VESSELS);
  known('picture.table', picture.table, TABLES);
  known('picture.fill', picture.fill.kind, FILLS);
  const items = [
    ['pieces', PIECES],
    ['garnish', GARNISHES],
    ['props', PROPS],
  ] as const;
  for (const [name, kinds] of items)
    picture[name].forEach(({ kind, ingredient }, index) => {
      const path = `picture.${name}[${index}]`;
      known(path, kind, kinds);
      if (!keys.has(ingredient) && !(kind === 'straw' && ingredient === '-'))
        report(path, `shows “${ingredient}”, which is not in the list of ingredients`);
    });
};

const GRAMS_PER_SERVING_MAX = 1500;
const SPICE_GRAMS_PER_SERVING_MAX = 30;
const HERB_DENSITY_MAX = 0.3;

const SPICES: ReadonlySet<string> = new Set(
  HERBS_SPICES.filter(({ density = 1 }) => density > HERB_DENSITY_MAX).map(({ id }) => id),
);

/** Oil to fry in and water to boil in are not all eaten. */
const isCookingMedium = (id: string, { isStaple }: Ingredient) => isStaple === true && id !== 'salt';

const checkQuantities: Check = ({ ingredients, servings }, report, rowOf) => {
  let total = 0;
  for (const { key, id, amount, unit } of ingredients) {
    const row = rowOf(id);
    if (!row || amount === undefined || unit === undefined) continue;
    const { grams, ml } = measuresOf(row, amount, unit);
    const each = (grams ?? ml ?? 0) / servings;
    if (!isCookingMedium(id, row)) total += each;
    if (each > GRAMS_PER_SERVING_MAX) report(`ingredients.${key}`, `is ${Math.round(each)} g for one serving`);
    if (SPICES.has(id) && each > SPICE_GRAMS_PER_SERVING_MAX)
      report(`ingredients.${key}`, `is ${Math.round(each)} g of a spice for one serving`);
  }
  if (total > GRAMS_PER_SERVING_MAX) report('ingredients', `are ${Math.round(total)} g for one serving`);
  if (total < 1) report('ingredients', 'are less than 1 g for one serving');
};

/** What has to be cooked through: poultry, fresh pork, mince, raw sausages. Cured and cooked meats are safe as they are. */
const RISKY =
  /^(chicken|turkey|guinea-fowl|quail|poussin|pork|[a-z]+-mince|minced-meat|sausage|sausage-meat|chicken-[a-z]+|turkey-[a-z]+|pork-[a-z]+)$/;
const SAFE_AS_IT_IS = /-(stock|stock-cube|liver-pate|crackling|broth)$/;
const WHOLE_BIRD = /^(chicken|turkey|guinea-fowl)$/;

/** Core temperatures of 70 to 75 °C need at least this (Food Standards Agency: 70 °C for two minutes). */
const THROUGH_SECONDS = 360;
const WHOLE_BIRD_SECONDS = 1_800;
const WHOLE_BIRD_GRAMS = 1_000;
const OVEN_MIN = 120;

const checkSafeHeat: Check = ({ ingredients, steps, text }, report, rowOf) => {
  for (const { key, id, amount, unit } of ingredients) {
    if (!RISKY.test(id) || SAFE_AS_IT_IS.test(id)) continue;
    const first = text.en.steps.findIndex((tokens) =>
      tokens.some((token) => (token.kind === 'ingredient' || token.kind === 'amount') && token.key === key),
    );
    if (first < 0) continue;
    const later = steps.slice(first);
    const seconds = later.reduce((sum, { time }) => sum + time, 0);
    const row = rowOf(id);
    const grams = row && amount !== undefined && unit !== undefined ? measuresOf(row, amount, unit).grams : undefined;
    const isWhole = WHOLE_BIRD.test(id) && amount === 1 && unit === 'piece' && (grams ?? 0) >= WHOLE_BIRD_GRAMS;
    const needed = isWhole ? WHOLE_BIRD_SECONDS : THROUGH_SECONDS;
    const isTooCool = later.every(({ temp }) => temp === undefined || temp < OVEN_MIN) && later.some(({ temp }) => temp !== undefined); // prettier-ignore
    if (seconds < needed)
      report(`ingredients.${key}`, `is heated for ${seconds} s at most, too short to be safe (at least ${needed} s)`);
    else if (isTooCool) report(`ingredients.${key}`, `goes into an oven below ${OVEN_MIN} °C`);
  }
};

const CHECKS: readonly Check[] = [
  checkIngredients,
  checkPlaceholders,
  checkNotes,
  checkTimes,
  checkPlainQuantities,
  checkTranslations,
  checkSpelling,
  checkAlcohol,
  checkPicture,
  checkQuantities,
  checkSafeHeat,
];

/** Everything that is wrong with what a recipe says; its form was checked when it was read. */
export const checkRecipe = (recipe: CorpusRecipe, rowOf: RowOf = ingredientById): RecipeFault[] => {
  const faults: RecipeFault[] = [];
  for (const check of CHECKS)
    check(recipe, (path, reason) => faults.push(new RecipeFault(recipe.slug, path, reason)), rowOf);
  return faults;
};

/** What makes two recipes the same whatever they are called. */
const contentOf = ({ ingredients, servings }: CorpusRecipe): string =>
  ingredients
    .map(({ id, amount = 0, unit = '' }) => `${id} ${Math.round((amount / servings) * 100)} ${unit}`)
    .sort()
    .join(', ');

/** What is wrong between recipes: the same id, the same title in a language, or the same food in the same amounts. */
export const checkCorpus = (recipes: readonly CorpusRecipe[]): RecipeFault[] => {
  const owners = new Map<string, string>();
  const faults: RecipeFault[] = [];
  const claim = ({ slug }: CorpusRecipe, path: string, value: string, said = `“${value}” belongs to`) => {
    const owner = owners.get(`${path} ${value}`);
    if (owner === undefined) owners.set(`${path} ${value}`, slug);
    else faults.push(new RecipeFault(slug, path, `${said} ${owner} already`));
  };
  for (const recipe of recipes) {
    claim(recipe, 'id', String(recipe.id));
    claim(recipe, 'ingredients', contentOf(recipe), 'the same food in the same amounts is');
    for (const language of WRITTEN_LANGUAGES)
      claim(recipe, `${language}.title`, recipe.text[language].title.toLowerCase());
  }
  return faults;
};
