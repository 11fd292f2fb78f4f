import { QUANTITY_MAX, RECIPE_TEXT_MAX } from '@contracts/limits';
import type { Instruction, RecipeIngredient } from '@contracts/recipe';
import type { Language } from '@contracts/vocabulary';
import { factsOfLines } from '@kitchen/facts/factsOfLines';
import { readLine } from '@kitchen/reading/lines/readLine';
import { lineOf } from '@kitchen/recipes/writtenLine';
import { withParts } from '@kitchen/recipes/stepParts';
import { questionableAmounts } from '@kitchen/truth/plausibleAmounts';
import type { StoredRecipe } from '../text/recipeText';
import { idsOfLines } from '../services/facts/importedFacts';
import type { ImportedRecipe } from './importTypes';

export interface ReadyRecipe {
  recipe: StoredRecipe;
  /** Every known ingredient once, staples included. */
  ingredientIds: string[];
  /** Lines with an implausible amount: kept as written, and not used in calculations. */
  questioned: string[];
  /** Lines whose ingredient was not understood, without amount and unit. */
  unknown: string[];
}

/** A line whose amount is only displayed: it is neither scaled, converted nor counted. */
const asWritten = (line: string | RecipeIngredient, written: string): string | RecipeIngredient => {
  if (typeof line === 'string') return line;
  const { name, id, note } = line;
  return {
    name,
    quantity: written
      .slice(0, Math.max(0, written.indexOf(name)))
      .trim()
      .slice(0, QUANTITY_MAX),
    ...(id !== undefined && { id }),
    ...(note !== undefined && { note }),
  };
};

const stepOf = (text: string, language: Language): Pick<Instruction, 'step' | 'parts'> => {
  const said = withParts(text, language);
  return said.step.length <= RECIPE_TEXT_MAX ? said : { step: text };
};

/** An imported recipe in the form the server stores, with the data a search needs. */
export const toStored = (imported: Omit<ImportedRecipe, 'entries'>): ReadyRecipe => {
  const { title, description, category, subcategory, cuisine, servings, prepTime } = imported;
  const { language, foreignLanguage, source } = imported;
  const readings = imported.ingredients.map((line) => readLine(line, imported));
  const measured = imported.ingredients.map((line, i) => lineOf(line, readings[i]!, language));
  const isQuestioned = questionableAmounts(
    measured.map((line) => (typeof line === 'string' ? {} : line)),
    servings,
    imported.steps.map(({ text }) => text).join(' '),
  );
  const lines = measured.map((line, i) => (isQuestioned[i] ? asWritten(line, imported.ingredients[i]!) : line));
  const facts = factsOfLines(
    imported.ingredients,
    lines.map((line, i) => (isQuestioned[i] ? undefined : line)),
    { language, servings, ...(foreignLanguage !== undefined && { foreignLanguage }) },
  );
  return {
    ingredientIds: idsOfLines(imported.ingredients, imported),
    unknown: readings.flatMap(({ ids, name }, i) => (ids.length === 0 ? [name || imported.ingredients[i]!] : [])),
    questioned: imported.ingredients.filter((_, i) => isQuestioned[i]),
    recipe: {
      title,
      description,
      category,
      subcategory,
      ...(cuisine !== undefined && { cuisine }),
      language,
      ...(foreignLanguage !== undefined && { foreignLanguage }),
      servings,
      ...(prepTime !== undefined && { prepTime }),
      ...facts,
      ingredients: lines,
      instructions: imported.steps.map(({ text, seconds }) => ({
        ...(foreignLanguage !== undefined ? { step: text } : stepOf(text, language)),
        ...(seconds !== undefined && { time: seconds }),
      })),
      ...(source !== undefined && { originalRecipeSource: source }),
    },
  };
};
