import { DomainError } from '../errors/domainError';
import type { SearchAnswer } from './searchAnswer';

/** Whether there is no recipe to show. */
export const isEmpty = ({ hits, written = [] }: SearchAnswer) => hits.length + written.length === 0;

/**
 * The failure that is shown with an answer. With recipes to show, the model was only slow. Without any, nothing arrived in time, and the message repeats what was
 * detected.
 */
export const failureBeside = (answer: SearchAnswer, failure: DomainError): DomainError => {
  if (!isEmpty(answer)) return failure.kind === 'nothingInTime' ? new DomainError('modelTooSlow') : failure;
  const { ingredients, unknown, suggestions = [], ruledOut } = answer;
  return new DomainError(failure.kind, failure.values, {
    ...failure.details,
    ...(ingredients.length > 0 && { ingredients: [...ingredients] }),
    ...(unknown.length > 0 && { unknown: [...unknown] }),
    ...(suggestions.length > 0 && { suggestions: [...suggestions] }),
    ...(ruledOut.length > 0 && { ruledOut: ruledOut.map(({ phrase }) => phrase) }),
  });
};
