import { styled } from '@mui/material/styles';
import { memo, useLayoutEffect, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/Button/Button';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import type { SearchFilters } from '@/components/FilterPanel/searchFilters';
import { HiddenResults } from '@/components/HiddenResults/HiddenResults';
import { LiveRegion } from '@/components/LiveRegion/LiveRegion';
import { LongRecipeGrid } from '@/components/LongRecipeGrid/LongRecipeGrid';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { hiddenByFilters, isLetThrough, type HiddenReason, type LocalFilters } from '@/lib/filterRecipes';
import { bestMatchFirst, findRecipes } from '@/lib/savedSearch';
import { selectExcludedAllergens, selectLanguage } from '@/slices/preferencesSlice';
import { selectSavedRecipes } from '@/slices/savedRecipesSlice';
import { selectSortOption } from '@/slices/searchSlice';
import { useAppSelector } from '@/store/hooks';
import { selectSortedSaved } from '@/store/savedSelectors';
import { messages as homeMessages } from '../Home/messages';
import { useCardActions } from '../useCardActions';
import { messages } from './messages';
import type { SavedAddress } from './savedAddress';
import { useListPlace } from './useListPlace';
import { useReadySearch } from './useReadySearch';

interface SavedMatchesProps extends SavedAddress {
  onShow: (reason: HiddenReason) => void;
  onShowAll: () => void;
}

const Results = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 });

const Facts = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '& li': { color: theme.vars.palette.text.primary },
}));

/** Those of the profile count here, too, less those that the cook wants to see all the same (DECISIONS 12). */
const useLocalFilters = (
  { subcategory, minimumRating, excludedAllergens }: SearchFilters,
  lifted: readonly string[],
) => {
  const profile = useAppSelector(selectExcludedAllergens);
  return useMemo((): LocalFilters => {
    const excluded = [...profile.filter((name) => !lifted.includes(name)), ...excludedAllergens];
    return { subcategory, minimumRating, excludedAllergens: [...new Set(excluded)] };
  }, [profile, lifted, subcategory, minimumRating, excludedAllergens]);
};

/** The saved recipes that pass search and filters, and what the filters keep from sight. */
export const SavedMatches = memo(({ text, filters, lifted, onShow, onShowAll }: SavedMatchesProps) => {
  const { formatMessage } = useIntl();
  const saved = useAppSelector(selectSavedRecipes);
  const sorted = useAppSelector(selectSortedSaved);
  const isBestFirst = useAppSelector(selectSortOption) === 'default';
  const local = useLocalFilters(filters, lifted);
  const { place, keep } = useListPlace();
  const actions = useCardActions();
  useReadySearch(saved, useAppSelector(selectLanguage));

  const { category } = filters;
  const [passing, hidden] = useMemo(() => {
    const wanted = category === 'None' ? sorted : sorted.filter((recipe) => recipe.category === category);
    const passed = wanted.filter((recipe) => isLetThrough(recipe, local));
    if (passed.length === wanted.length) return [wanted, []];
    return [passed, wanted.filter((recipe) => !isLetThrough(recipe, local))];
  }, [sorted, category, local]);
  const shown = useMemo(() => {
    const found = findRecipes(passing, text);
    return isBestFirst ? bestMatchFirst(found, text) : found;
  }, [passing, text, isBestFirst]);
  const reasons = useMemo(
    () => (hidden.length > 0 ? hiddenByFilters(findRecipes(hidden, text), local).reasons : []),
    [hidden, text, local],
  );

  // The button that was pressed has gone: the keyboard goes on at the next one, or at the first card.
  const results = useRef<HTMLDivElement>(null);
  const isShowing = useRef(false);
  useLayoutEffect(() => {
    if (isShowing.current && document.activeElement === document.body)
      results.current?.querySelector<HTMLElement>('button, a')?.focus();
    isShowing.current = false;
  }, [reasons]);
  const onShowChosen = (reason: HiddenReason) => {
    isShowing.current = true;
    onShow(reason);
  };

  const total = sorted.length;
  const counts = { shown: shown.length, total };
  return (
    <Results ref={results}>
      {(shown.length < total || reasons.length > 0) && (
        <Facts>
          <span>{formatMessage(messages.shownOf, counts)}</span>
          {reasons.length > 0 && <HiddenResults reasons={reasons} onShow={onShowChosen} />}
        </Facts>
      )}
      {shown.length > 0 && (
        <VisuallyHidden as="h2">{formatMessage(messages.count, { count: shown.length })}</VisuallyHidden>
      )}
      <LiveRegion text={formatMessage(homeMessages.nowShown, counts)} />
      <LongRecipeGrid
        label={formatMessage(messages.title)}
        recipes={shown}
        actions={actions}
        place={place}
        onLeave={keep}
      >
        <EmptyState isPart title={formatMessage(messages.noMatch)} text={formatMessage(messages.noMatchText)}>
          <Button look="filled" onClick={onShowAll}>
            {formatMessage(messages.showAll)}
          </Button>
        </EmptyState>
      </LongRecipeGrid>
    </Results>
  );
});
SavedMatches.displayName = 'SavedMatches';
