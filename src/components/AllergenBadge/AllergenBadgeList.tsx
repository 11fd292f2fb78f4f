import { styled } from '@mui/material/styles';
import type { Recipe } from '@contracts/recipe';
import { isUnread } from '@/lib/search/exclusions';
import { AllergenBadge, AllergensUnknownBadge } from './AllergenBadge';

type BadgedRecipe = Pick<Recipe, 'allergens' | 'mayContain' | 'unreadLines' | 'foreignLanguage'>;

interface AllergenBadgeListProps {
  /** Accessible name of the list. */
  label: string;
  recipe: BadgedRecipe;
  /** Allergens that the cook excludes. */
  excluded?: readonly string[];
}

const List = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 6, margin: 0, padding: 0, listStyle: 'none' });

/** Whether there is anything to show about a recipe's allergens. */
export const hasAllergenBadges = (recipe: BadgedRecipe): boolean =>
  recipe.allergens.length > 0 || (recipe.mayContain?.length ?? 0) > 0 || isUnread(recipe);

/** The allergen badges of one recipe: what it contains, what it may contain, and whether the list is complete. */
export const AllergenBadgeList = ({ label, recipe, excluded = [] }: AllergenBadgeListProps) => {
  const isExcluded = (name: string) => excluded.some((one) => one.toLowerCase() === name.toLowerCase());
  const possible = [...new Set(recipe.mayContain?.map(({ allergen }) => allergen))];
  return (
    <List aria-label={label}>
      {isUnread(recipe) && (
        <li>
          <AllergensUnknownBadge />
        </li>
      )}
      {recipe.allergens.map((allergen) => (
        <li key={allergen}>
          <AllergenBadge allergen={allergen} isExcluded={isExcluded(allergen)} />
        </li>
      ))}
      {possible.map((allergen) => (
        <li key={`may ${allergen}`}>
          <AllergenBadge allergen={allergen} isPossible isExcluded={isExcluded(allergen)} />
        </li>
      ))}
    </List>
  );
};
