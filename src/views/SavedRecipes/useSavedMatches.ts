import { useMemo } from 'react';
import { hiddenByFilters, letsThrough, type LocalFilters } from '@/lib/search/filterRecipes';
import { bestMatchFirst, findRecipes } from '@/lib/search/savedSearch';
import { selectExcludedAllergens } from '@/slices/preferencesSlice';
import { selectSortOption } from '@/slices/searchSlice';
import { useAppSelector } from '@/store/hooks';
import { selectCollectionRecipes } from '@/store/cookbookSelectors';
import { selectSortedSaved } from '@/store/savedSelectors';
import type { SavedAddress } from './savedAddress';
import { useSoughtText } from './useSoughtText';

/** The profile's exclusions apply here too, except those the cook has lifted. */
const useLocalFilters = ({
  filters: { subcategory, cuisines, minimumRating, excludedAllergens },
  lifted,
  alsoShown,
}: Pick<SavedAddress, 'filters' | 'lifted' | 'alsoShown'>) => {
  const profile = useAppSelector(selectExcludedAllergens);
  return useMemo((): LocalFilters => {
    const excluded = [...profile.filter((name) => !lifted.includes(name)), ...excludedAllergens];
    return { subcategory, cuisines, minimumRating, excludedAllergens: [...new Set(excluded)], lifted: alsoShown };
  }, [profile, lifted, alsoShown, subcategory, cuisines, minimumRating, excludedAllergens]);
};

/** The saved recipes that pass search and filters, in the chosen order, and the reasons that hide others. */
export const useSavedMatches = ({ text: typed, collection, ...limits }: SavedAddress) => {
  const all = useAppSelector(selectSortedSaved);
  const members = useAppSelector((state) => selectCollectionRecipes(state, collection));
  const sorted = useMemo(() => {
    if (!members) return all;
    const chosen = new Set(members.map(({ id }) => id));
    return all.filter(({ id }) => chosen.has(id));
  }, [all, members]);
  const isBestFirst = useAppSelector(selectSortOption) === 'default';
  const local = useLocalFilters(limits);
  const { category } = limits.filters;

  const [passing, hidden] = useMemo(() => {
    const wanted = category === 'None' ? sorted : sorted.filter((recipe) => recipe.category === category);
    const isLetThrough = letsThrough(local);
    const passed = wanted.filter(isLetThrough);
    if (passed.length === wanted.length) return [wanted, []];
    return [passed, wanted.filter((recipe) => !isLetThrough(recipe))];
  }, [sorted, category, local]);
  const text = useSoughtText(passing, typed);
  const shown = useMemo(() => {
    const found = findRecipes(passing, text);
    return isBestFirst ? bestMatchFirst(found, text) : found;
  }, [passing, text, isBestFirst]);
  const reasons = useMemo(
    () => (hidden.length > 0 ? hiddenByFilters(findRecipes(hidden, text), local).reasons : []),
    [hidden, text, local],
  );
  return {
    text,
    shown,
    reasons,
    total: sorted.length,
    isEmptyCollection: members !== undefined && sorted.length === 0,
  };
};
