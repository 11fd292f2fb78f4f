import type { Recipe } from '@contracts/recipe';
import { stepOfNote, stepWords } from '@kitchen/cookbook/noteStep';
import { noteAdded, noteChanged, noteRemoved } from '@/slices/cookbookSlice';
import type { FormName } from '@/slices/formDraftsSlice';
import { selectListOwner } from '@/slices/savedRecipesSlice';
import { selectNotesOn } from '@/store/cookbookSelectors';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

/** The form for a new note: on the recipe, or on one of its steps. */
const partOf = (step: number | undefined) => (step === undefined ? undefined : `step ${step}`);

type NotedRecipe = Pick<Recipe, 'id' | 'title'> & { steps: readonly string[] };

/** The notes on a recipe, or on one of its steps, and what can be done with them. */
export const useNotes = ({ id, title, steps }: NotedRecipe, step?: number) => {
  const dispatch = useAppDispatch();
  const owner = useAppSelector(selectListOwner);
  const all = useAppSelector((state) => selectNotesOn(state, id));
  const notes = all.filter((note) => stepOfNote(note, steps) === step);
  const at = step === undefined ? {} : { step: { index: step, words: stepWords(steps[step] ?? '') } };
  return {
    notes,
    formOf: (lineId: string): FormName => ({ kind: 'note', recipe: id, part: lineId === '' ? partOf(step) : lineId }),
    onAdd: (text: string) => dispatch(noteAdded(owner, { kind: 'note', recipe: { id, title }, ...at, text })),
    onChange: (lineId: string, text: string) => {
      const note = notes.find((one) => one.lineId === lineId);
      if (!note) return;
      const { lineId: _id, ...thing } = note;
      dispatch(noteChanged(owner, lineId, { ...thing, text }));
    },
    onRemove: (lineId: string) => dispatch(noteRemoved(owner, [lineId])),
  };
};
