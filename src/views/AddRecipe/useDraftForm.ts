import { useFormik } from 'formik';
import { useMemo, useState } from 'react';
import { ValidationError } from 'yup';
import type { DraftContent, RecipeDraft } from '@/slices/recipeDraft/draftState';
import { draftChanged, draftRedone, draftUndone } from '@/slices/recipeDraftSlice';
import { useAppDispatch } from '@/store/hooks';
import { draftSchema, type DraftMistake } from './draftSchema';

/** The parts of the page that show a mistake. */
export type DraftPart = 'title' | 'about' | 'servings' | 'minutes' | 'ingredients' | 'steps';
type Mistakes = Partial<Record<DraftPart, DraftMistake>>;

const mistakesIn = (content: DraftContent): Mistakes => {
  try {
    draftSchema.validateSync(content, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const found: Mistakes = {};
    for (const { path = '', message } of error.inner)
      found[path.replace(/\[.*$/, '') as DraftPart] ??= message as DraftMistake;
    return found;
  }
};

/**
 * The form of a draft: formik holds what is typed, yup says what is missing, and every change goes to the store, which
 * keeps the draft over a reload and can undo it. Mistakes are shown once the cook has tried to save.
 */
export const useDraftForm = (draft: RecipeDraft, onSave: (content: DraftContent) => void) => {
  const dispatch = useAppDispatch();
  const [hasTried, setHasTried] = useState(false);
  const form = useFormik<DraftContent>({
    initialValues: draft.content,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: onSave,
  });
  const { values } = form;
  const mistakes = useMemo(() => mistakesIn(values), [values]);

  const change = (patch: Partial<DraftContent>, field: string) => {
    const next = { ...values, ...patch };
    void form.setValues(next);
    dispatch(draftChanged(next, field));
  };

  const restore = (content: DraftContent | undefined, action: ReturnType<typeof draftUndone | typeof draftRedone>) => {
    if (!content) return;
    void form.setValues(content);
    dispatch(action);
  };

  return {
    values,
    change,
    canUndo: draft.past.length > 0,
    canRedo: draft.future.length > 0,
    undo: () => restore(draft.past.at(-1), draftUndone()),
    redo: () => restore(draft.future.at(-1), draftRedone()),
    mistakes: hasTried ? mistakes : {},
    /** Saves, or shows what is missing and returns the first part that lacks something. */
    submit: (): DraftPart | undefined => {
      setHasTried(true);
      const [first] = Object.keys(mistakes) as DraftPart[];
      if (first === undefined) void form.submitForm();
      return first;
    },
  };
};

export type DraftForm = ReturnType<typeof useDraftForm>;
