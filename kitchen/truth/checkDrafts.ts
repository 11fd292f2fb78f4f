import { DRAFT_LIMITS } from '@contracts/recipeDraft';
import { foldText, wordsOf } from '../reading/foldWord';
import { DraftRefusal } from './draft/draftRefusal';
import { draftsIn } from './draft/draftsIn';
import { judgeDraft } from './judgeDraft';
import type { CheckedAnswer, CheckedRecipe, DraftFault, TruthAsk, TruthFault } from './types';

/** Further drafts in one answer are ignored. */
const DRAFTS_READ_MAX = 12;

const keyOf = (title: string) => wordsOf(foldText(title)).join(' ');

/**
 * Checks every recipe draft of a model, repairs what it can and refuses the rest with reasons. The resulting recipes
 * may be shown. Facts that we can compute are computed, and the report says which ones are the model's word. Never
 * throws, whatever the value is.
 * @param drafts an array, one draft, or an object that holds them under a usual name
 */
export const checkDrafts = (ask: TruthAsk, drafts: unknown): CheckedAnswer => {
  const kept: CheckedRecipe[] = [];
  const faults: DraftFault[] = [];
  let values: unknown[];
  try {
    values = draftsIn(drafts);
  } catch (error) {
    if (!(error instanceof DraftRefusal)) throw error;
    return { kept, faults: [{ index: -1, kind: error.kind, detail: error.detail }] };
  }
  const titles = new Set((ask.knownTitles ?? []).map(keyOf));
  const contents = new Set<string>();
  values.slice(0, DRAFTS_READ_MAX).forEach((value, index) => {
    const fault = (kind: TruthFault, detail: string) => faults.push({ index, kind, detail });
    try {
      const { checked, content } = judgeDraft(value, index, ask);
      const key = keyOf(checked.recipe.title);
      if (titles.has(key) || (content.includes(' ') && contents.has(content)))
        fault('duplicate', `“${checked.recipe.title}” is there already`);
      else if (kept.length >= DRAFT_LIMITS.recipes) fault('tooMuch', `more than ${DRAFT_LIMITS.recipes} recipes`);
      else {
        titles.add(key);
        contents.add(content);
        kept.push(checked);
      }
    } catch (error) {
      if (!(error instanceof DraftRefusal)) throw error;
      fault(error.kind, error.detail);
    }
  });
  if (values.length > DRAFTS_READ_MAX)
    faults.push({ index: -1, kind: 'tooMuch', detail: `the answer has ${values.length} recipes` });
  if (values.length === 0) faults.push({ index: -1, kind: 'unreadable', detail: 'the answer has no recipes' });
  return { kept, faults };
};
