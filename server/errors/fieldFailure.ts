import type { ZodError } from 'zod';
import { DomainError } from './domainError';

type Issue = ZodError['issues'][number];

/** In a union, the branch that matched furthest is the one the sender meant. */
const innermost = (issue: Issue, path: readonly PropertyKey[]): { issue: Issue; path: readonly PropertyKey[] } => {
  if (issue.code !== 'invalid_union') return { issue, path };
  const branches = issue.errors.map((issues) => issues[0]).filter((first) => first !== undefined);
  const deepest = branches.sort((a, b) => b.path.length - a.path.length)[0];
  return deepest && deepest.path.length > 0 ? innermost(deepest, [...path, ...deepest.path]) : { issue, path };
};

/** Describes the first field that a schema rejects, so that the sender can correct it. */
export const fieldFailure = (error: ZodError): DomainError => {
  const first = error.issues[0];
  if (!first) return new DomainError('malformedRequest');
  const { issue, path } = innermost(first, first.path);
  if (path.length === 0) return new DomainError('malformedRequest');
  const field = path.map(String).join('.');
  switch (issue.code) {
    case 'too_big':
      return new DomainError('fieldTooLong', { field, max: String(issue.maximum) });
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum > 1 && issue.input !== '')
        return new DomainError('fieldTooShort', { field, min: String(issue.minimum) });
      return new DomainError(issue.origin === 'string' || issue.origin === 'array' ? 'fieldMissing' : 'fieldInvalid', {
        field,
      });
    case 'invalid_value':
      return new DomainError('fieldNotOneOf', { field, options: issue.values.map(String).join(', ') });
    case 'invalid_type':
      return new DomainError(issue.input === undefined ? 'fieldMissing' : 'fieldInvalid', { field });
    default:
      return new DomainError('fieldInvalid', { field });
  }
};
