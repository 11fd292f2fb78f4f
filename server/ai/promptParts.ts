import type { Cuisine } from '@contracts/cuisines';
import type { DietType, Language, MeasurementSystem } from '@contracts/vocabulary';
import type { Eater } from '@kitchen/truth/types';
import type { RecipeAsk } from './recipeAsk';

/** Limits that keep the prompt small whatever was typed: at most about 1,500 tokens including the rules. */
const INGREDIENTS_SAID = 30;
const RULED_OUT_SAID = 10;
const USE_UP_SAID = 6;
const STRANGE_WORDS_SAID = 6;
const TITLES_SAID = 6;
const ALLERGENS_SAID = 18;
const CUISINES_SAID = 6;
const WORD_LENGTH = 30;
const DISH_LENGTH = 100;

/** Language names in the prompt. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  'en-GB': 'British English (grams, °C, British names of foods)',
  'en-US': 'American English (American spelling and names of foods)',
  es: 'Spanish as written in Spain, addressing the cook as “tú”',
  fr: 'French, addressing the cook as “vous”',
};

const DIET_RULES: Record<DietType, string> = {
  Meat: '',
  Fish: 'pescatarian: fish and seafood are fine, meat and poultry, their stock, gelatine and lard are not',
  Vegetarian: 'vegetarian: no meat, poultry, fish, seafood, their stock or sauces, gelatine or lard',
  Vegan: 'vegan: nothing from animals, also no dairy, eggs, honey or gelatine',
  Keto: 'keto: at most 15 g of net carbohydrates in a serving, so no grains, sugar, potatoes or starchy vegetables',
  'Low FODMAP': 'low FODMAP: no onion, garlic, wheat, pulses, honey, apple, pear, mushrooms or lactose',
};

const EATER_RULES: Record<Eater, string> = {
  infant: 'a baby: no honey, no added salt or sugar, nothing raw, whole nuts or round hard pieces, no alcohol',
  child: 'a child: no alcohol, nothing raw, no whole nuts',
  pregnant: 'a pregnant person: no alcohol, no raw or runny eggs, raw fish or meat, unpasteurised cheese or liver',
};

const spaced = (text: string, max: number) => text.replace(/\s+/g, ' ').trim().slice(0, max);

const listed = (words: readonly string[], count: number) =>
  words.slice(0, count).map((word) => spaced(word, WORD_LENGTH));

/** JSON that cannot contain the end of the block around it. */
export const fenced = (data: object): string =>
  `<data>\n${JSON.stringify(data).replace(/</g, '\\u003c').replace(/>/g, '\\u003e')}\n</data>`;

export const dietRule = (diets: readonly DietType[]): string => {
  const rules = diets.map((diet) => DIET_RULES[diet]).filter(Boolean);
  return rules.length === 0 ? '' : `\n- Every recipe is ${rules.join('; and ')}.`;
};

export const eaterRule = (eaters: readonly Eater[]): string =>
  eaters.map((eater) => `\n- It is for ${EATER_RULES[eater]}.`).join('');

export const measureRule = (system: MeasurementSystem): string =>
  system === 'imperial' ? ' Choose amounts that are also round in ounces, cups or spoons.' : '';

const KINDS: Record<string, string> = {
  Breakfast: 'for breakfast',
  Lunch: 'for lunch',
  Dinner: 'for dinner',
  Snack: 'as a snack',
  Alcoholic: 'with alcohol',
  'Non-alcoholic': 'without alcohol',
};

/** "Italian or North African cooking": the ids are English adjectives. */
export const cookingOf = (cuisines: readonly Cuisine[]): string => {
  const names = cuisines
    .slice(0, CUISINES_SAID)
    .map((id) =>
      id.replace(/(^|-)(\p{L})/gu, (_, dash: string, letter: string) => (dash && ' ') + letter.toUpperCase()),
    );
  return `${names.join(' or ')} cooking`;
};

export const wanted = (ask: RecipeAsk): string => {
  const { count, category, subcategory, minutesMax, dish, cuisines = [], useUp = [] } = ask;
  const kind = category === 'Drinks' ? 'drinks' : category === 'Meals' ? 'meals' : 'dishes or drinks';
  const when = KINDS[subcategory ?? ''];
  const soon = minutesMax === undefined ? '' : `, ready within ${minutesMax} minutes from start to plate`;
  const from = cuisines.length === 0 ? '' : `, all of them ${cookingOf(cuisines)}`;
  const using = useUp.length === 0 ? '' : ', every one with a good amount of all that "useUp" names';
  const what = `${kind}${when === undefined ? '' : ` ${when}`}${soon}${from}${using}`;
  const number = count === 1 ? 'one recipe' : `${count} different recipes`;
  return dish === undefined
    ? `Write ${number}: ${what} from what "has" names.`
    : `Write ${number}: ${what}, the one that "dish" names${count === 1 ? '' : ' and close variants of it'}.`;
};

export const dataOf = ({ ingredients, useUp = [], unknown, ruledOut, dish, knownTitles = [], ...ask }: RecipeAsk) => ({
  ...(dish !== undefined && { dish: spaced(dish, DISH_LENGTH) }),
  ...(ingredients.length > 0 && { has: listed(ingredients, INGREDIENTS_SAID) }),
  ...(useUp.length > 0 && { useUp: listed(useUp, USE_UP_SAID) }),
  ...(unknown.length > 0 && { alsoTyped: listed(unknown, STRANGE_WORDS_SAID) }),
  ...(ruledOut.length > 0 && { notThisTime: listed(ruledOut, RULED_OUT_SAID) }),
  ...(ask.excludedAllergens.length > 0 && { neverUse: listed(ask.excludedAllergens, ALLERGENS_SAID) }),
  ...(knownTitles.length > 0 && { alreadyShown: listed(knownTitles, TITLES_SAID) }),
});
