import type { Language } from '@contracts/vocabulary';
import { relativesOf } from '../../ingredients/ingredientTable';
import { ingredientsInLines } from '../../reading/ingredientsInLines';
import type { LineFacts } from '../lineFacts';

/** Whether no rule understood a line, or its food was guessed from misspelt words. */
export const isUnread = ({ named, isGuess }: LineFacts): boolean => named.length === 0 || isGuess === true;

/**
 * The lines with those that were not understood taken for the foods that only the title names: small models misspell in
 * the list what they spell in the title, and beans are as poisonous raw by a wrong name. For the checks of dangers, which
 * refuse in doubt.
 */
export const asTitled = (title: string, lines: readonly LineFacts[], language: Language): readonly LineFacts[] => {
  if (!lines.some(isUnread)) return lines;
  const listed = new Set(lines.flatMap(({ ids, named }) => [...ids, ...named]));
  const missing = ingredientsInLines([title], language).filter(
    (id) => !relativesOf(id).some((relative) => listed.has(relative)),
  );
  if (missing.length === 0) return lines;
  const withMissing = (line: LineFacts): LineFacts => ({
    ...line,
    ids: [...line.ids, ...missing],
    named: [...line.named, ...missing],
    isGuess: true,
  });
  return lines.map((line) => (isUnread(line) ? withMissing(line) : line));
};
