import type { Suggestion } from '@contracts/analyze';
import { foldText } from '@kitchen/reading/foldWord';

/** A suggestion, and the whole text of the box with it. */
export interface Completion extends Suggestion {
  text: string;
}

/** Whether a completion is one of a text that was typed on. */
export const continues = (completion: Completion, typed: string): boolean =>
  completion.text.toLowerCase().startsWith(typed.toLowerCase());

/**
 * The name of a suggestion, cut where the letters of the cook end. The second part is empty if the name does not go on
 * from what was typed.
 */
export const cutAtTyped = ({ name, text }: Completion, typed: string): readonly [own: string, added: string] => {
  const length = typed.length - text.lastIndexOf(name);
  const goesOn = length >= 0 && foldText(text.slice(0, typed.length)) === foldText(typed);
  return goesOn ? [name.slice(0, length), name.slice(length)] : [name, ''];
};

/** Identifies a suggestion among those of a list. */
export const suggestionKey = ({ kind, id }: Suggestion): string => `${kind} ${id}`;
