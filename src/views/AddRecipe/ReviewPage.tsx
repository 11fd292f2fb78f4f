import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { readRecipeText } from '@kitchen/reading/recipeText/readRecipeText';
import { Button } from '@/components/Button/Button';
import { PanelTitle } from '@/components/Panel/Panel';
import { SourceLines } from '@/components/SourceLines/SourceLines';
import type { DraftContent, RecipeDraft } from '@/slices/recipeDraft/draftState';
import { draftDropped } from '@/slices/recipeDraftSlice';
import { useAppDispatch } from '@/store/hooks';
import { Dropping, Folded, Hint, Part, Sides, Source, Stack } from './AddRecipeView.styles';
import { DishPart } from './DishPart';
import { FactsPart } from './FactsPart';
import { IngredientsPart } from './IngredientsPart';
import { messages } from './messages';
import { ReviewFoot } from './ReviewFoot';
import { StepsPart } from './StepsPart';
import { useDraftForm, type DraftPart } from './useDraftForm';

/** Brings the first part that lacks something into sight, with the focus on its first box. */
const focusPart = (part: DraftPart) => {
  const place = document.getElementById(`part-${part}`);
  const box = place?.matches('input, textarea') ? place : place?.querySelector<HTMLElement>('textarea');
  box?.focus();
};

/** The text with what each line was taken for: beside the page, or folded above it where it would push the page away. */
const SourcePart = ({ source }: { source: ReturnType<typeof readRecipeText> }) => {
  const { formatMessage } = useIntl();
  const isBeside = useMediaQuery(useTheme().breakpoints.up('lg'), { noSsr: true });
  const title = formatMessage(messages.source);
  const lines = (
    <>
      <Hint>{formatMessage(messages.sourceHint)}</Hint>
      <SourceLines lines={source.lines} lang={source.spoken.language} />
    </>
  );
  if (!isBeside)
    return (
      <Folded aria-label={title}>
        <summary>{title}</summary>
        {lines}
      </Folded>
    );
  return (
    <Source tabIndex={0} role="region" aria-label={title}>
      <Part>
        <PanelTitle>{title}</PanelTitle>
        {lines}
      </Part>
    </Source>
  );
};

interface ReviewPageProps {
  draft: RecipeDraft;
  onSave: (content: DraftContent) => void;
}

/** The page of a recipe being written: what it was read from, and everything that was read, to be checked. */
export const ReviewPage = ({ draft, onSave }: ReviewPageProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const form = useDraftForm(draft, onSave);
  const { origin } = draft;
  const source = useMemo(
    () => (origin === '' ? null : readRecipeText(origin, draft.content.language)),
    [draft.content.language, origin],
  );

  const save = () => {
    const missing = form.submit();
    if (missing) focusPart(missing);
  };

  return (
    <Sides data-has-source={source !== null}>
      {source && <SourcePart source={source} />}
      <Stack>
        <DishPart form={form} />
        <IngredientsPart form={form} />
        <StepsPart form={form} />
        <FactsPart values={form.values} />
        <Dropping>
          <Hint style={{ margin: 0 }}>{formatMessage(messages.kept)}</Hint>
          <Button onClick={() => dispatch(draftDropped())}>{formatMessage(messages.drop)}</Button>
        </Dropping>
        <ReviewFoot form={form} onSave={save} />
      </Stack>
    </Sides>
  );
};
