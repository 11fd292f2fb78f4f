import type { AnalyzeFields } from '@contracts/analyze';
import { normaliseAllergen } from '../facts/allergens/allergens';
import { filterMasks, type FilterMasks } from '../facts/factsMask';
import type { SwapLimits } from '../swaps/swaps';
import type { Wished } from './wishes/wished';

/** The fields that decide which recipes a search returns. */
export type SearchFields = Pick<
  AnalyzeFields,
  | 'category'
  | 'subcategory'
  | 'cuisines'
  | 'preferences'
  | 'excludedAllergens'
  | 'mustUse'
  | 'maxMinutes'
  | 'offset'
  | 'sort'
  | 'lifted'
>;

/**
 * What the cook does not eat: diets, and the allergens of the profile and of the filter together, because the filter
 * only adds.
 */
const limitsOf = ({ preferences, excludedAllergens = [] }: SearchFields): SwapLimits => ({
  diets: preferences.dietTypes ?? [],
  excludedAllergens: [...(preferences.excludedAllergens ?? []), ...excludedAllergens].map(normaliseAllergen),
});

/** The same for swaps, which must also respect the wishes of this search. */
export const swapLimitsOf = (
  fields: SearchFields,
  { allergens, diets }: Pick<Wished, 'allergens' | 'diets'>,
): SwapLimits => {
  const own = limitsOf(fields);
  return { diets: [...own.diets, ...diets], excludedAllergens: [...own.excludedAllergens, ...allergens] };
};

export const masksOf = (fields: SearchFields, wished: Wished): FilterMasks =>
  filterMasks({
    wished,
    category: fields.category,
    subcategory: fields.subcategory,
    lifted: fields.lifted?.map((reason) =>
      'name' in reason && reason.kind !== 'diet' ? { ...reason, name: normaliseAllergen(reason.name) } : reason,
    ),
    ...limitsOf(fields),
  });
