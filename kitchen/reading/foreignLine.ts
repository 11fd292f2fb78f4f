import { foldText } from './foldWord';
import type { IngredientLine } from './lines/ingredientLine';
import { INGREDIENTS } from '../ingredients/ingredientTable';
import type { LineUnit } from './lines/lineWords';

const AMOUNT = /^(\d{1,5}(?:[.,]\d{1,3})?)\s*(kg|g|ml|cl|dl|l)\b\.?\s*(?=\S)/i;
const THOUSANDS = /^[1-9]\d{0,2}\.\d{3}$/;

/**
 * Spelled the same in several of our languages, but something else in another language: paste, cake, bell pepper,
 * sauce.
 */
const FALSE_FRIENDS: ReadonlySet<string> = new Set(['pasta', 'pastas', 'salsa', 'paprika', 'latte', 'pepperoni']);
const LETTERS_MIN = 5;
const LANGUAGES_MIN = 2;

/**
 * Names shared by at least two of our languages, so that a third may use them with the same meaning: mozzarella, mango,
 * tofu.
 */
const sharedNames = (): ReadonlyMap<string, string> => {
  const languagesOf = new Map<string, Set<string>>();
  const idOf = new Map<string, string | undefined>();
  for (const row of INGREDIENTS)
    for (const [language, names] of [
      ['en', [...row.en, ...(row.us ?? [])]],
      ['es', row.es],
      ['fr', row.fr],
    ] as const)
      for (const name of names.map(foldText)) {
        languagesOf.set(name, (languagesOf.get(name) ?? new Set()).add(language));
        idOf.set(name, idOf.has(name) && idOf.get(name) !== row.id ? undefined : row.id);
      }
  return new Map(
    [...idOf].flatMap(([name, id]): [string, string][] =>
      id !== undefined &&
      name.length >= LETTERS_MIN &&
      languagesOf.get(name)!.size >= LANGUAGES_MIN &&
      !FALSE_FRIENDS.has(name)
        ? [[name, id]]
        : [],
    ),
  );
};

let shared: ReadonlyMap<string, string> | undefined;

/**
 * Reads one line of an ingredient list in an unsupported language: metric amounts, and an ingredient only when the rest
 * of the line is a name that languages share. Never guesses.
 */
export const readForeignLine = (line: string): IngredientLine => {
  shared ??= sharedNames();
  const measured = AMOUNT.exec(line.trim());
  const name = line
    .trim()
    .slice(measured?.[0].length ?? 0)
    .trim();
  const id = shared.get(foldText(name));
  const ids = id === undefined ? [] : [id];
  if (!measured) return { ids, name };
  const number = measured[1]!;
  const amount = Number(THOUSANDS.test(number) ? number.replace('.', '') : number.replace(',', '.'));
  return { amount, unit: measured[2]!.toLowerCase() as LineUnit, ids, name };
};
