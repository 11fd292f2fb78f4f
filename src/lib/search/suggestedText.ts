import type { Suggestion } from '@contracts/analyze';

/** A suggestion, and the whole text of the box with it. */
export interface Completion extends Suggestion {
  text: string;
}

/** Whether a completion is one of a text that was typed on. */
export const continues = (completion: Completion, typed: string): boolean =>
  completion.text.toLowerCase().startsWith(typed.toLowerCase());

/** Identifies a suggestion among those of a list. */
export const suggestionKey = ({ kind, id }: Suggestion): string => `${kind} ${id}`;
