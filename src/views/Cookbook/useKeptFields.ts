import { useState } from 'react';
import { formLeft, formTyped, selectFormDraft, type FormFields, type FormName } from '@/slices/formDraftsSlice';
import { selectListOwner } from '@/slices/savedRecipesSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';

const ofSameKind = (initial: FormFields, kept: FormFields = {}) =>
  Object.entries(kept).filter(([name, value]) => typeof value === typeof initial[name]);

/**
 * The fields of a form that outlives a reload, a lost connection and a session.
 * @param initial the fields of the untouched form, with which nothing has to be kept
 * @returns `begun`: the fields with which the form begins, `keep`: to be called with each change, and `drop`: when the
 *   form was saved or cancelled
 */
export const useKeptFields = <Fields extends FormFields>(form: FormName, initial: Fields) => {
  const dispatch = useAppDispatch();
  const { getState } = useAppStore();
  const owner = useAppSelector(selectListOwner);
  const [begun] = useState<Fields>(() => ({
    ...initial,
    ...Object.fromEntries(ofSameKind(initial, selectFormDraft(getState(), owner, form))),
  }));
  const drop = () => void dispatch(formLeft({ owner, form }));
  const keep = (fields: Fields) => {
    if (Object.entries(fields).every(([name, value]) => value === initial[name])) drop();
    else dispatch(formTyped({ owner, ...form, fields }));
  };
  return { begun, keep, drop };
};
