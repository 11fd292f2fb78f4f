import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { CLIENT_RECIPE_ID_BASE } from '@contracts/limits';
import { PageHeading } from '@/components/PageHeading/PageHeading';
import { useDocumentTitle } from '@/components/PageHeading/useDocumentTitle';
import { originalIdIn } from '@/lib/recipe/originalRecipe';
import { plannedEdit } from '@/lib/recipe/recipeEdits';
import type { DraftContent, RecipeDraft } from '@/slices/recipeDraft/draftState';
import { draftFinished, selectDraft, selectFound } from '@/slices/recipeDraftSlice';
import { recipeEdited, recipeSaved, selectSavedById } from '@/slices/savedRecipesSlice';
import { useSavedHref } from '@/store/useSavedHref';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { messages as layoutMessages } from '../Layout/messages';
import { Column, Lead } from './AddRecipeView.styles';
import { recipeOfContent } from './draftContent';
import { FoundPanel } from './FoundPanel';
import { FoundPlace } from './FoundPlace';
import { FromRecipe } from './FromRecipe';
import { messages } from './messages';
import { ReviewPage } from './ReviewPage';
import { StartPanel } from './StartPanel';

/** The id of a recipe that is not on a server yet: different from any in the corpus, and never used twice on a device. */
const clientId = () => CLIENT_RECIPE_ID_BASE + Date.now();

/** A button that was pressed goes with its stage. The focus, if it was there, moves to the heading of the page. */
const useFocusAtStage = (stage: string) => {
  const shown = useRef(stage);
  useEffect(() => {
    if (shown.current === stage) return;
    shown.current = stage;
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus();
  }, [stage]);
};

/** Whether the draft was here before, and is not of the recipe that the cook wants to edit or copy now. */
const useIsUnfinished = (draft: RecipeDraft | null, wanted: string | null) => {
  const [wasHere] = useState(draft !== null);
  if (!wasHere || !draft || wanted === null) return false;
  return ![draft.replaces, originalIdIn(draft.content.source)].includes(Number(wanted));
};

/** Adds a recipe of the cook's own: read from a text or written, checked, then saved. */
export const AddRecipeView = () => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const wanted = address.get('recipe');
  const draft = useAppSelector(selectDraft);
  const found = useAppSelector(selectFound);
  const savedHref = useSavedHref();
  const isUnfinished = useIsUnfinished(draft, wanted);
  const [isLeaving, setIsLeaving] = useState(false);
  const edited = useAppSelector((state) => selectSavedById(state).get(draft?.replaces ?? 0));
  useFocusAtStage(draft ? 'review' : found ? 'choice' : 'start');
  useDocumentTitle(formatMessage(layoutMessages.title, { page: formatMessage(messages.title) }));

  const save = (content: DraftContent) => {
    const written = recipeOfContent(content);
    const marks = { isSaved: true, userRating: 0 };
    setIsLeaving(true);
    if (edited) {
      const { recipe, ...edit } = plannedEdit(written, draft?.began, edited);
      dispatch(recipeEdited({ ...recipe, ...marks, id: edited.id }, edit));
      dispatch(draftFinished());
      void navigate(edit.clash ? `/recipe/${edited.id}/versions` : `/recipe/${edited.id}`);
      return;
    }
    const id = clientId();
    dispatch(recipeSaved({ ...written, ...marks, id }));
    dispatch(draftFinished());
    if (found && found.count > 1) {
      if (found.wanted.length === 1) void navigate(savedHref);
    } else void navigate(`/recipe/${id}`);
  };

  return (
    <Column>
      <PageHeading>{formatMessage(messages.title)}</PageHeading>
      {draft ? (
        <>
          {isUnfinished && <Lead role="status">{formatMessage(messages.unfinished)}</Lead>}
          {found && <FoundPlace found={found} />}
          <ReviewPage key={found?.wanted.join()} draft={draft} onSave={save} />
        </>
      ) : found ? (
        <FoundPanel found={found} />
      ) : wanted !== null ? (
        // The recipe that was just saved begins no other draft while its page loads.
        isLeaving || <FromRecipe id={Number(wanted)} />
      ) : (
        <>
          <Lead>{formatMessage(messages.intro)}</Lead>
          <StartPanel />
        </>
      )}
    </Column>
  );
};
