import type { Suggestion } from '@contracts/analyze';
import { INGREDIENT_TEXT_MAX, SUGGESTION_TEXT_MAX } from '@contracts/limits';
import type { SearchMode } from '@contracts/vocabulary';
import { lastItemOf } from '@kitchen/search/suggest/lastItem';
import { ingredientPieces } from './ingredientText';
import type { Completion } from './suggestedText';

/** The end of a list that is short enough to be sent, from the beginning of an item. */
const tailOf = (text: string): string => {
  if (text.length <= SUGGESTION_TEXT_MAX) return text;
  const { typed } = lastItemOf(text);
  const others = ingredientPieces(text.slice(-SUGGESTION_TEXT_MAX)).slice(1, -1);
  const tail = [...others, typed].join(', ');
  return tail.length <= SUGGESTION_TEXT_MAX ? tail : typed;
};

/** What to ask suggestions for; undefined if there is nothing to continue. */
export const suggestibleText = (mode: SearchMode, text: string): string | undefined => {
  const isEmpty = mode === 'name' ? text.trim() === '' : lastItemOf(text).typed === '';
  const asked = mode === 'name' ? text : tailOf(text);
  return isEmpty || asked.length > SUGGESTION_TEXT_MAX ? undefined : asked;
};

/** Each suggestion with the text of the box once it is chosen: a name, or a list with another last item. */
export const completionsOf = (mode: SearchMode, text: string, suggestions: readonly Suggestion[]): Completion[] => {
  const before = mode === 'name' ? '' : lastItemOf(text).before.replace(/(?<=\S)$/, ' ');
  return suggestions
    .map(({ kind, id, name }) => ({ kind, id, name, text: before + name }))
    .filter((completion) => completion.text.length <= INGREDIENT_TEXT_MAX);
};
