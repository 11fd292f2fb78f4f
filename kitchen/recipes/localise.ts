import type { Instruction, Recipe, RecipeIngredient, StepPart } from '@contracts/recipe';
import type { Language, Unit } from '@contracts/vocabulary';
import type { Cuisine } from '@contracts/cuisines';
import { withAdjectiveBeside } from './adjectiveAfter';
import { withAdjectivesFirst } from './adjectiveFirst';
import { lettingFoods } from './americanSentences';
import { inAmericanNote, inAmericanSteps, nameInCuisine, shownInAmerica } from './americanIngredients';
import { STAYING_BRITISH, toAmerican } from './americanWords';
import { recipeFacts } from '../facts/recipeFacts';
import { isSeveral } from './ingredientNumber';
import { joinedNote } from './joinedNote';
import { ingredientById } from '../ingredients/ingredientTable';
import type { Ingredient } from '../ingredients/ingredient';
import { CONDIMENTS_OILS } from '../ingredients/condimentsOils';
import { HERBS_SPICES } from '../ingredients/herbsSpices';
import { measuresOf } from '../measures/measures';
import { NAMES_BY_UNIT } from './namesByUnit';
import { noteBeside } from './noteBeside';
import { withSheetPan } from './americanPhrases';
import { withSpanishAdjective } from './spanishAdjective';
import { regionalName } from './regionalNames';
import type { AmericanText, CorpusIngredient, CorpusRecipe, WrittenLanguage } from './recipeFormat';
import type { SentenceToken } from './stepSentence';
import { displayPart, displayQuantity } from '../measures/units';
import { AS_NEEDED, TO_TASTE } from '../measures/unitWords';

/** A recipe in one language, without what the server and the reader add. */
export type LocalisedRecipe = Omit<Recipe, 'imageUrl' | 'isSaved' | 'userRating'>;

const WRITTEN: Readonly<Record<Language, WrittenLanguage>> = { 'en-GB': 'en', 'en-US': 'en', es: 'es', fr: 'fr' };

/** The corpus language used for an interface language. */
export const writtenLanguageOf = (language: Language): WrittenLanguage => WRITTEN[language];

/** The name of an ingredient in a language, singular or plural. An unknown id is returned as its own name. */
export const ingredientName = (id: string, language: Language, isMany = false): string => {
  const row = ingredientById(id);
  if (!row) return id.replaceAll('-', ' ');
  const names = language === 'en-US' ? (shownInAmerica(id) ?? row.us ?? row.en) : row[WRITTEN[language]];
  return names[isMany ? 1 : 0];
};

/** The name of a food counted or cut in a certain way, singular and plural; undefined if it is the table's. */
const namesCounted = (unit: Unit, id: string, language: Language) => {
  const names = NAMES_BY_UNIT[unit]?.[id];
  return (language === 'en-US' ? names?.['en-US'] : undefined) ?? names?.[WRITTEN[language]];
};

/** The name that says what the pieces are when the food alone does not: "2 bags of black tea" are black tea bags. */
export const pieceName = (
  { id = '', amount = 1 }: { id?: string; amount?: number },
  language: Language,
): string | undefined => namesCounted('piece', id, language)?.[amount > 1 ? 1 : 0];

type Sentences = CorpusRecipe['text']['es']['steps'];

interface Naming {
  language: Language;
  /** The Spanish sentences, whose words the list takes. */
  spanish: Sentences;
  cuisine: Cuisine;
}

/** Britain sells no plain cream: what our recipes whip, boil and pour is double cream, as it is heavy cream in America. */
const BRITISH_NAMES: Readonly<Record<string, string>> = { cream: 'double cream' };

/** The name as in an ingredient line, in the number its amount requires. */
const lineName = (ingredient: CorpusIngredient, { language, spanish, cuisine }: Naming): string => {
  const { id, amount, unit } = ingredient;
  const row = ingredientById(id);
  const isMany = row !== undefined && isSeveral(row, amount, unit);
  const counted = unit === undefined ? undefined : namesCounted(unit, id, language);
  const regional = language === 'es' ? regionalName(ingredient, spanish, isMany) : undefined;
  const american = language === 'en-US' ? nameInCuisine(id, cuisine)?.[isMany ? 1 : 0] : undefined;
  const british = language === 'en-GB' ? BRITISH_NAMES[id] : undefined;
  return american ?? british ?? regional ?? counted?.[isMany ? 1 : 0] ?? ingredientName(id, language, isMany);
};

const AS_WRITTEN = { factor: 1, system: 'metric' } as const;

const SEASONINGS: ReadonlySet<string> = new Set(
  [...HERBS_SPICES, ...CONDIMENTS_OILS].map(({ id }) => id).filter((id) => !/^(ice|water)$|oil$/.test(id)),
);

/** The quantity of an ingredient as metric text: "400 g", "2", or "to taste" without an amount. */
export const quantityText = (
  { id, amount, unit }: Pick<CorpusIngredient, 'id' | 'amount' | 'unit'>,
  language: Language,
): string =>
  displayQuantity(
    { id, amount, unit, name: id, quantity: (SEASONINGS.has(id) ? TO_TASTE : AS_NEEDED)[language] },
    { ...AS_WRITTEN, language },
  );

const tenths = (value: number) => Math.round(value * 10) / 10;

const LARGE_PIECE_GRAMS = 60;
const SOLID_DENSITY_MAX = 0.9;

/** Large pieces that are weighed are shown in ounces in America too: no cup of mozzarella balls. */
const isWeighedPiece = ({ pieceGrams = 0, density = 1 }: Ingredient, unit: Unit) =>
  (unit === 'g' || unit === 'kg') && pieceGrams >= LARGE_PIECE_GRAMS && density < SOLID_DENSITY_MAX;

/** Grams and millilitres to a tenth, which the browser needs for cups and ounces. */
const wireMeasures = (id: string, amount: number, unit: Unit): { grams?: number; ml?: number } => {
  const row = ingredientById(id);
  if (!row) return {};
  const { grams, ml } = measuresOf(row, amount, unit);
  if (isWeighedPiece(row, unit)) return { grams };
  return { ...(grams !== undefined && { grams: tenths(grams) }), ...(ml !== undefined && { ml: tenths(ml) }) };
};

type Wording = (text: string, ingredientId?: string) => string;

const OTHER_STOCK = /(?<!fish-)stock(?:-cube)?$/;

/** French sets a space before : ; ? ! and inside « », where no line may end. */
const withFrenchSpaces: Wording = (text) => text.replace(/ (?=[:;?!»])|(?<=«) /g, '\u00a0');

/** Turns the written text into what the cook reads: British into American, and the spaces of French. */
const wordingOf = (language: Language, ids: readonly string[], { keep = [] }: AmericanText = {}): Wording => {
  if (language === 'fr') return withFrenchSpaces;
  if (language !== 'en-US') return (text) => text;
  const kept = [
    ...keep,
    ...(ids.includes('oat') ? [] : ['porridge']),
    // Fish stock keeps its name, and so does "the stock" where it is the only one.
    ...(ids.includes('fish-stock') && !ids.some((id) => OTHER_STOCK.test(id)) ? ['stock', 'stocks'] : []),
  ];
  const staying = (ofIds: readonly string[]) => ofIds.flatMap((id) => STAYING_BRITISH[id] ?? []);
  // A recipe with both coriander leaf and seed means the leaf where it just says coriander.
  const inRecipe = new Set([...kept, ...staying(ids).filter((word) => !ids.includes(word))]);
  return (text, id) => toAmerican(text, id === undefined ? inRecipe : new Set([...kept, ...staying([id])]));
};

const textOf = (part: StepPart): string => (typeof part === 'string' ? part : part.text);

const STARTS_SENTENCE = /(^|[.!?] )$/;

/** A placeholder without text uses the table's name, capitalised at the start of a sentence. */
const startedWithCapital = (parts: readonly StepPart[]): StepPart[] =>
  parts.map((part, index) => {
    const before = index === 0 ? '' : textOf(parts[index - 1] ?? '');
    const { kind, text } = typeof part === 'string' ? { kind: undefined, text: part } : part;
    if (kind !== 'ingredient' || (index > 0 && before === '') || !STARTS_SENTENCE.test(before)) return part;
    return { ...(part as Exclude<StepPart, string>), text: text.charAt(0).toUpperCase() + text.slice(1) };
  });

interface Setting extends Naming {
  wording: Wording;
  byKey: ReadonlyMap<string, CorpusIngredient>;
}

const wordsInStep = (words: string, id: string, { language, wording }: Setting): string =>
  wording(language === 'en-US' ? inAmericanSteps(words, id) : words, id);

const partOf = (token: SentenceToken, temp: number, setting: Setting): StepPart => {
  const { language, wording, byKey } = setting;
  const shown = <Part extends Exclude<StepPart, string>>(part: Part): Part => ({
    ...part,
    text: displayPart(part, { ...AS_WRITTEN, language }),
  });
  switch (token.kind) {
    case 'text':
      return wording(token.text);
    case 'temperature':
      return shown({ kind: 'temperature', celsius: token.celsius ?? temp, text: '' });
    case 'length':
      return shown({ kind: 'length', cm: token.cm, text: '' });
    case 'ingredient': {
      const ingredient = byKey.get(token.key) ?? { key: token.key, id: token.key };
      const text =
        token.words === undefined ? lineName(ingredient, setting) : wordsInStep(token.words, ingredient.id, setting);
      return { kind: 'ingredient', id: ingredient.id, text };
    }
    case 'amount': {
      const whole = byKey.get(token.key);
      const id = whole?.id ?? token.key;
      const amount = token.amount ?? whole?.amount;
      const unit = token.unit ?? whole?.unit ?? 'piece';
      if (amount === undefined) return { kind: 'ingredient', id, text: quantityText({ id }, language) };
      return shown({ kind: 'amount', id, amount, unit, ...wireMeasures(id, amount, unit), text: '' });
    }
  }
};

const TURNS_DIAL = /\boven (?:up |down )?to $/i;

/** Our English sentences turn the oven up to, down to or just to a temperature, and call it an oven each time. */
const withDials = (parts: readonly StepPart[], { language }: Setting): StepPart[] =>
  parts.map((part, index) => {
    if (typeof part === 'string' || part.kind !== 'temperature') return part;
    if (!TURNS_DIAL.test(textOf(parts[index - 1] ?? ''))) return part;
    const dial = { ...part, dial: true as const };
    return { ...dial, text: displayPart(dial, { ...AS_WRITTEN, language }) };
  });

/** American sentences whose verb and object have an ingredient between them. */
const withLetting = (parts: readonly StepPart[]): StepPart[] => {
  const texts = lettingFoods(
    parts.map(textOf),
    parts.map((part) => typeof part !== 'string' && part.kind === 'ingredient'),
  );
  return parts.map((part, index) => (typeof part === 'string' ? (texts[index] ?? part) : part));
};

const wordedNote = (note: string, id: string, { language, wording }: Setting): string =>
  wording(language === 'en-US' ? inAmericanNote(note, id) : note, id);

type Named = Parameters<typeof withAdjectivesFirst>[0];

/** Each language has its place for an adjective: "dried oregano", "origan séché". */
const ADJECTIVES_BESIDE: Readonly<Record<WrittenLanguage, (line: Named, unit: CorpusIngredient['unit']) => Named>> = {
  en: withAdjectivesFirst,
  es: withSpanishAdjective,
  fr: (line, unit) => {
    const { name, note } = withAdjectiveBeside(line, unit);
    return { name, ...(note !== undefined && { note: joinedNote(note) }) };
  },
};

const lineOf = (ingredient: CorpusIngredient, note: string | undefined, setting: Setting) => {
  const { language } = setting;
  const { id, amount, unit } = ingredient;
  const plainName = lineName(ingredient, setting);
  const beside = note === undefined ? undefined : noteBeside(plainName, wordedNote(note, id, setting));
  const named = { name: plainName, ...(beside !== undefined && { note: beside }) };
  const { name, note: shownNote } = ADJECTIVES_BESIDE[writtenLanguageOf(language)](named, unit);
  const line: RecipeIngredient = {
    name,
    quantity: quantityText(ingredient, language),
    id,
    ...(amount !== undefined && unit !== undefined && { amount, unit, ...wireMeasures(id, amount, unit) }),
    ...(shownNote !== undefined && { note: shownNote }),
  };
  return line;
};

interface Titled {
  ingredients: readonly { id: string }[];
  text: Record<WrittenLanguage, { title: string }>;
  american?: AmericanText;
}

/** Title of a corpus recipe in a language, the same as `localiseRecipe` gives. */
export const localiseTitle = ({ ingredients, text, american }: Titled, language: Language): string => {
  if (language === 'en-US' && american?.title !== undefined) return american.title;
  const ids = ingredients.map(({ id }) => id);
  const { title } = text[WRITTEN[language]];
  return language === 'en-US' ? wordingOf(language, ids, american)(withSheetPan(title)) : title;
};

type Source = Omit<CorpusRecipe, 'picture'>;

/** What a recipe says in one language: its texts, without what follows from its ingredients. */
export const localiseTexts = (
  recipe: Source,
  language: Language,
): Pick<LocalisedRecipe, 'title' | 'description' | 'ingredients' | 'instructions'> => {
  const { ingredients, steps, cuisine } = recipe;
  const { description, notes, steps: sentences } = recipe.text[WRITTEN[language]];
  const american = language === 'en-US' ? recipe.american : undefined;
  const wording = wordingOf(
    language,
    ingredients.map(({ id }) => id),
    american,
  );
  const spanish = recipe.text.es.steps;
  const setting: Setting = {
    language,
    wording,
    spanish,
    cuisine,
    byKey: new Map(ingredients.map((one) => [one.key, one])),
  };
  return {
    title: localiseTitle(recipe, language),
    description: american?.description ?? wording(description),
    ingredients: ingredients.map((ingredient) => lineOf(ingredient, notes[ingredient.key], setting)),
    instructions: steps.map(({ time, temp = 0, alongside }, index): Instruction => {
      const written = withDials(
        (sentences[index] ?? []).map((token) => partOf(token, temp, setting)),
        setting,
      );
      const parts = startedWithCapital(language === 'en-US' ? withLetting(written) : written);
      return { step: parts.map(textOf).join(''), time, ...(alongside && { alongside }), parts };
    }),
  };
};

/**
 * A corpus recipe in one language, with everything that follows from its ingredients: allergens, diets, nutrition,
 * number.
 */
export const localiseRecipe = (recipe: Source, language: Language): LocalisedRecipe => {
  const { id, category, subcategory, cuisine, servings, prepTime, ingredients, text } = recipe;
  const ids = [...new Set(ingredients.map((ingredient) => ingredient.id))];
  const nameInList = (ingredientId: string): string => {
    const line = ingredients.find((ingredient) => ingredient.id === ingredientId);
    return line
      ? lineName(line, { language, spanish: text.es.steps, cuisine })
      : ingredientName(ingredientId, language);
  };
  return {
    id,
    ...localiseTexts(recipe, language),
    category,
    subcategory,
    cuisine,
    language,
    servings,
    prepTime,
    ...recipeFacts(
      ingredients.map((ingredient) => ({ ...ingredient, ids: [ingredient.id] })),
      { servings, nameOf: nameInList },
    ),
    totalIngredients: ids.filter((ingredientId) => !ingredientById(ingredientId)?.isStaple).length,
  };
};
