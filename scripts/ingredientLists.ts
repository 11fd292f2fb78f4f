import { LANGUAGES, type Language } from '@contracts/vocabulary';
import type { Ingredient } from '@kitchen/ingredients/ingredient';
import { ingredientById, INGREDIENTS_BY_KIND } from '@kitchen/ingredients/ingredientTable';
import { foldText, wordsOf } from '@kitchen/reading/foldWord';
import { isSeveral } from '@kitchen/recipes/ingredientNumber';
import { ingredientName } from '@kitchen/recipes/ingredientNames';
import { tongueOf } from '@kitchen/reading/tongue';

/** The common ingredients of the list on the home page. A star marks what a kitchen has several of. */
const PICKED = {
  meals:
    'egg* milk butter cheddar flour bread rice pasta potato* onion* garlic tomato* carrot* bell-pepper* mushroom* spinach courgette* lemon* chicken beef-mince bacon tuna chickpea* yoghurt',
  drinks:
    'gin vodka white-rum tequila whisky orange-juice lime* mint sugar coffee tea tonic-water sparkling-water ginger-beer banana* strawberry*',
};

const idOf = (starred: string) => starred.replace('*', '');
const STARRED = new Map(
  Object.values(PICKED).flatMap((ids) => ids.split(' ').map((id) => [idOf(id), id.endsWith('*')])),
);

/** A row without a star is named as in a line of this weight: "potatoes", "milk". */
const BOUGHT_GRAMS = 1_000;

const nameOf = (row: Ingredient, language: Language): string =>
  ingredientName(row.id, language, STARRED.get(row.id) ?? isSeveral(row, BOUGHT_GRAMS, 'g'));

/** The common ingredients by their names in every language. */
export const quickPicks = () =>
  Object.fromEntries(
    Object.entries(PICKED).map(([group, ids]) => [
      group,
      ids.split(' ').map((starred) => {
        const row = ingredientById(idOf(starred));
        if (!row) throw new Error(`no ingredient "${idOf(starred)}"`);
        return {
          id: row.id,
          names: Object.fromEntries(LANGUAGES.map((language) => [language, nameOf(row, language)])),
        };
      }),
    ]),
  );

/** Shorter words ("de", "of") begin too many others to help in a search. */
const SEARCHED_LENGTH = 3;

/** Words of all names that begin no word of the name and no longer word of them. */
const furtherWords = (row: Ingredient, name: string, language: Language): string[] => {
  const own = wordsOf(foldText(name));
  const names = [...(language === 'en-US' ? (row.us ?? []) : []), ...row[tongueOf(language)]];
  const words = new Set(names.flatMap((other) => wordsOf(foldText(other))));
  const isCovered = (word: string) =>
    [...own, ...words].some((other) => other !== word && other.startsWith(word)) || own.includes(word);
  return [...words].filter((word) => word.length >= SEARCHED_LENGTH && !isCovered(word));
};

/** One entry of a list: the name, and behind a bar the words by which it is found besides. */
const entryOf = (row: Ingredient, language: Language): string => {
  const name = nameOf(row, language);
  return [name, furtherWords(row, name, language).join(' ')].filter((part) => part !== '').join('|');
};

/** All ingredients of a language by kind, in alphabetical order, without the staples that every kitchen has. */
export const ingredientList = (language: Language): Record<string, string[]> => {
  const order = new Intl.Collator(language);
  const taken = new Set<string>();
  return Object.fromEntries(
    Object.entries(INGREDIENTS_BY_KIND).map(([kind, rows]) => [
      kind,
      (rows as readonly Ingredient[])
        .filter((row) => {
          const name = nameOf(row, language);
          const isListed = row.isStaple !== true && !taken.has(name);
          taken.add(name);
          return isListed;
        })
        .sort((a, b) => order.compare(nameOf(a, language), nameOf(b, language)))
        .map((row) => entryOf(row, language)),
    ]),
  );
};
