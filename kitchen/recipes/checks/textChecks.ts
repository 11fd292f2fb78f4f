import { americanWordsIn } from '../americanWords';
import type { Check } from './recipeCheck';
import { WRITTEN_LANGUAGES, type CorpusIngredient, type CorpusRecipe } from '../recipeFormat';
import { referencesOf, sentenceText, type SentenceToken } from '../stepSentence';

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

type Reference = Extract<SentenceToken, { kind: 'ingredient' | 'amount' }>;

const faultOfReference = ({ kind, key }: Reference, ingredient: CorpusIngredient | undefined): string | undefined => {
  if (!ingredient) return `{${key}} is not in the list of ingredients`;
  return kind === 'amount' && ingredient.amount === undefined
    ? `{${key}#} asks for the quantity of what is to taste`
    : undefined;
};

/** Each language names the same ingredients in each step, and a temperature where the step has one. */
export const checkPlaceholders: Check = ({ ingredients, steps, text }, report) => {
  const byKey = new Map(ingredients.map((ingredient) => [ingredient.key, ingredient]));
  for (const language of WRITTEN_LANGUAGES) {
    const used = new Set<string>();
    for (const [index, tokens] of text[language].steps.entries()) {
      const path = `${language}.steps[${index}]`;
      const references = tokens.filter((token) => token.kind === 'ingredient' || token.kind === 'amount');
      for (const { key } of references) used.add(key);
      const faults = references.flatMap((token) => faultOfReference(token, byKey.get(token.key)) ?? []);
      for (const fault of faults) report(path, fault);
      const hasTemperature = tokens.some((token) => token.kind === 'temperature' && token.celsius === undefined);
      if (hasTemperature && steps[index]?.temp === undefined) report(path, 'says {temp}, but the step has no temp');
      if (!hasTemperature && steps[index]?.temp !== undefined) report(path, 'has no {temp}, but the step has a temp');
      const own = referencesOf(tokens).join(', ');
      const english = referencesOf(text.en.steps[index] ?? []).join(', ');
      if (own !== english) report(path, `has the placeholders ${own || '—'}, the English sentence ${english || '—'}`);
    }
    for (const { key } of ingredients)
      if (!used.has(key)) report(`ingredients.${key}`, `is used in no step of ${language}`);
  }
};

/** Each language has the same notes. */
export const checkNotes: Check = ({ ingredients, text }, report) => {
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

const METRIC_TEXT =
  /(?<![\p{L}\p{N}])\d+(?:[.,]\d+)?\s?(?:g|kg|mg|ml|cl|dl|l|cm|mm|grams?|litres?|gramos?|litros?|grammes?)(?![\p{L}\p{N}])|°/u;

export const checkPlainQuantities: Check = (recipe, report) => {
  for (const language of WRITTEN_LANGUAGES)
    for (const [path, text] of textsOf(recipe, language)) {
      const found = METRIC_TEXT.exec(text)?.[0];
      if (found !== undefined) report(path, `“${found}” has to be a placeholder`);
    }
};

/** Shorter texts may well be the same: "Mojito", "al dente". */
const MIN_TELLING_LENGTH = 15;

export const checkTranslations: Check = (recipe, report) => {
  const seen = new Map<string, string>();
  for (const language of WRITTEN_LANGUAGES)
    for (const [path, text] of textsOf(recipe, language)) {
      if (path.endsWith('.title') || text.length < MIN_TELLING_LENGTH) continue;
      const other = seen.get(text);
      if (other !== undefined && !other.startsWith(language)) report(path, `is the same text as ${other}`);
      seen.set(text, path);
    }
};

/** Words that may stand twice: "on en en reprend", "cada una una ramita"; and dishes that are called so. */
const MAY_REPEAT = /^(?:en|vous|nous|una|that|had)$/i;

/** Three words or more that stand twice in a row: "in a pan in a pan". */
const REPEATED_PHRASE = /(?<![\p{L}’-])(\p{L}+(?: \p{L}+){2,5}) \1(?![\p{L}’-])/iu;

/** A word or phrase that stands twice in a row, unless the dish is called so, such as dan dan noodles. */
export const repeatedWord = (text: string, slug: string): string | undefined =>
  REPEATED_PHRASE.exec(text)?.[0] ??
  [...text.matchAll(/(?<![\p{L}’-])(\p{L}{2,}) \1(?![\p{L}’-])/giu)].find(
    ([, word = '']) => !MAY_REPEAT.test(word) && !slug.includes(`${word}-${word}`.toLowerCase()),
  )?.[0];

export const checkRepeats: Check = (recipe, report) => {
  for (const language of WRITTEN_LANGUAGES)
    for (const [path, text] of textsOf(recipe, language)) {
      const twice = repeatedWord(text, recipe.slug);
      if (twice !== undefined) report(path, `says “${twice}”`);
    }
};

export const checkSpelling: Check = (recipe, report) => {
  for (const [path, text] of textsOf(recipe, 'en'))
    for (const word of americanWordsIn(text)) report(path, `“${word}” is American; the table makes it from British`);
  for (const language of WRITTEN_LANGUAGES)
    for (const [path, text] of textsOf(recipe, language))
      if (/\p{L}'/u.test(text)) report(path, 'has a straight apostrophe instead of ’');
      else if (text.includes('"')) report(path, 'has straight quotation marks');
};

/** Fruit juice and vinegar contain traces. */
