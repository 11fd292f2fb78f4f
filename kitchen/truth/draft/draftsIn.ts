import { isObject, NAMES, valueOf, WRAPPED, type Fields } from './draftFields';
import { DraftRefusal } from './draftRefusal';

const LISTS = [
  'recipes',
  'recetas',
  'recettes',
  'suggestions',
  'results',
  'items',
  'drafts',
  'dishes',
  'meals',
  'drinks',
];
const WRAPPERS = ['data', 'result', 'response', 'answer', 'output', 'arguments', 'content', 'recipesresponse'];
const TEXT_MAX = 400_000;
const DEPTH_MAX = 6;

const looksLikeDraft = (fields: Fields): boolean =>
  valueOf(fields, NAMES.ingredients) !== undefined || valueOf(fields, NAMES.steps) !== undefined;

/**
 * The drafts in a value: an array, one draft, or an object that holds them under a usual name, possibly JSON-encoded
 * twice.
 * @throws DraftRefusal when there are none
 */
export const draftsIn = (value: unknown, depth = 0): unknown[] => {
  if (Array.isArray(value)) return value;
  if (typeof value === 'string') {
    if (value.length > TEXT_MAX) throw new DraftRefusal('tooMuch', `the answer has ${value.length} characters`);
    try {
      return draftsIn(JSON.parse(value), depth + 1);
    } catch (error) {
      if (error instanceof DraftRefusal) throw error;
      throw new DraftRefusal('unreadable', 'the answer is no JSON');
    }
  }
  if (!isObject(value) || depth > DEPTH_MAX) throw new DraftRefusal('unreadable', 'the answer has no recipes');
  const list = valueOf(value, LISTS);
  if (list !== undefined && list !== null) return isObject(list) ? Object.values(list) : draftsIn(list, depth + 1);
  if (looksLikeDraft(value) || valueOf(value, WRAPPED) !== undefined) return [value];
  return draftsIn(valueOf(value, WRAPPERS), depth + 1);
};
