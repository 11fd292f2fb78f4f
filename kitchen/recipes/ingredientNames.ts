import type { Cuisine } from '@contracts/cuisines';
import type { Language, Unit } from '@contracts/vocabulary';
import { ingredientById } from '../ingredients/ingredientTable';
import { nameBeside, nameInCuisine, shownInAmerica } from './americanIngredients';
import { isSeveral } from './ingredientNumber';
import { NAMES_BY_UNIT } from './namesByUnit';
import type { CorpusIngredient, CorpusRecipe } from './recipeFormat';
import { regionalName } from './regionalNames';
import { tongueOf } from '../reading/tongue';

/** The name of an ingredient in a language, singular or plural. An unknown id is returned as its own name. */
export const ingredientName = (id: string, language: Language, isMany = false): string => {
  const row = ingredientById(id);
  if (!row) return id.replaceAll('-', ' ');
  const names = language === 'en-US' ? (shownInAmerica(id) ?? row.us ?? row.en) : row[tongueOf(language)];
  return names[isMany ? 1 : 0];
};

/** The name of a food counted or cut in a certain way, singular and plural; undefined if it is the table's. */
const namesCounted = (unit: Unit, id: string, language: Language) => {
  const names = NAMES_BY_UNIT[unit]?.[id];
  return (language === 'en-US' ? names?.['en-US'] : undefined) ?? names?.[tongueOf(language)];
};

/** The name that says what the pieces are when the food alone does not: "2 bags of black tea" are black tea bags. */
export const pieceName = (
  { id = '', amount = 1 }: { id?: string; amount?: number },
  language: Language,
): string | undefined => namesCounted('piece', id, language)?.[amount > 1 ? 1 : 0];

type Sentences = CorpusRecipe['text']['es']['steps'];

export interface Naming {
  language: Language;
  /** The Spanish sentences, whose words the list takes. */
  spanish: Sentences;
  cuisine: Cuisine;
  /** The ingredients of the list. */
  ids: readonly string[];
}

/** Britain sells no plain cream: what our recipes whip, boil and pour is double cream, as it is heavy cream in America. */
const BRITISH_NAMES: Readonly<Record<string, string>> = { cream: 'double cream' };

/** The name as in an ingredient line, in the number its amount requires. */
export const lineName = (ingredient: CorpusIngredient, { language, spanish, cuisine, ids }: Naming): string => {
  const { id, amount, unit } = ingredient;
  const row = ingredientById(id);
  const isMany = row !== undefined && isSeveral(row, amount, unit);
  const counted = unit === undefined ? undefined : namesCounted(unit, id, language);
  const regional = language === 'es' ? regionalName(ingredient, spanish, isMany) : undefined;
  const american =
    language === 'en-US' ? (nameInCuisine(id, cuisine) ?? nameBeside(id, ids))?.[isMany ? 1 : 0] : undefined;
  const british = language === 'en-GB' ? BRITISH_NAMES[id] : undefined;
  return american ?? british ?? regional ?? counted?.[isMany ? 1 : 0] ?? ingredientName(id, language, isMany);
};
