import { useId, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { Recipe, RecipeId } from '@contracts/recipe';
import { useGetRecipeQuery } from '@/api/apiSlice';
import { wordsOf } from '@kitchen/recipes/versions/recipeWords';
import { TextLink } from '@/components/TextLink/TextLink';
import { langAttribute } from '@/lib/recipe/langAttribute';
import { selectLanguage } from '@/slices/preferencesSlice';
import { useAppSelector } from '@/store/hooks';
import { contentOfRecipe, recipeOfContent } from '../AddRecipe/draftContent';
import { PageSpinner } from '../Layout/PageSpinner';
import { Comparison } from './Comparison';
import { messages } from './messages';
import { Lead, PartTitle, Sheet } from './RecipeVersionsView.styles';
import { useSoughtFocus } from './useSoughtFocus';

/** What the copy said before the cook changed it: where it is from and its photo are its own. */
const wordsAsCopied = (original: Recipe, copy: Recipe) => {
  const {
    source: _source,
    photo: _photo,
    ...words
  } = wordsOf(recipeOfContent(contentOfRecipe(original, copy.language ?? 'en-GB')));
  const { source, photo } = wordsOf(copy);
  return { ...words, ...(source !== undefined && { source }), ...(photo !== undefined && { photo }) };
};

interface OriginalCardProps {
  id: RecipeId;
  /** The cook's version of it. */
  copy: Recipe;
  /** The page was opened to compare the two. */
  isSought: boolean;
}

/** The recipe that the cook's version was made of, and everything that differs. */
export const OriginalCard = ({ id, copy, isSought }: OriginalCardProps) => {
  const { formatMessage } = useIntl();
  const shown = useAppSelector(selectLanguage);
  const { data, isError } = useGetRecipeQuery({ id, language: copy.language ?? shown });
  const before = useMemo(() => data && wordsAsCopied(data, copy), [copy, data]);
  const nameId = useId();
  const card = useRef<HTMLElement>(null);
  useSoughtFocus(card, isSought, before !== undefined);
  if (!before) return isError ? <Lead role="status">{formatMessage(messages.originalAway)}</Lead> : <PageSpinner />;
  const lang = langAttribute(copy);
  return (
    <Sheet ref={card} as="article" aria-labelledby={nameId} tabIndex={-1}>
      <PartTitle id={nameId} as="h2">
        {formatMessage(messages.original)}
      </PartTitle>
      <TextLink to={`/recipe/${id}`} lang={lang}>
        {before.title}
      </TextLink>
      <Comparison before={before} after={wordsOf(copy)} lang={lang} />
    </Sheet>
  );
};
