import SpaIcon from '@mui/icons-material/SpaOutlined';
import { styled } from '@mui/material/styles';
import type { Recipe } from '@contracts/recipe';
import { MatchBadge } from '@/components/MatchBadge/MatchBadge';
import { useVocabulary } from '@/i18n/useVocabulary';
import { isUnread } from '@/lib/search/exclusions';

const Badges = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 10, margin: 0, padding: 0, listStyle: 'none' });

const Badge = styled('li')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 32,
  boxSizing: 'border-box',
  padding: '3px 14px',
  borderRadius: 999,
  border: `1.5px solid ${theme.vars.palette.divider}`,
  fontSize: '0.9375rem',
  fontWeight: 600,
  backgroundColor: theme.vars.palette.background.paper,
}));

/** How well a recipe matches the search, and what kind of dish it is. */
export const RecipeBadges = ({ recipe }: { recipe: Recipe }) => {
  const vocabulary = useVocabulary();
  const { category, subcategory, dietType, matchedIngredients, totalIngredients } = recipe;
  const cuisine = vocabulary.cuisineOf(recipe);
  const hasSubcategory = subcategory !== 'All' && subcategory !== 'None';
  return (
    <Badges>
      {Boolean(totalIngredients) && matchedIngredients !== undefined && (
        <li>
          <MatchBadge matched={matchedIngredients} total={totalIngredients} />
        </li>
      )}
      <Badge>{vocabulary.category(category)}</Badge>
      {hasSubcategory && <Badge>{vocabulary.subcategory(subcategory)}</Badge>}
      {cuisine !== undefined && <Badge>{cuisine}</Badge>}
      {dietType && dietType !== 'Unknown' && !isUnread(recipe) && (
        <Badge>
          {dietType !== 'Meat' && dietType !== 'Fish' && <SpaIcon />}
          {vocabulary.diet(dietType)}
        </Badge>
      )}
    </Badges>
  );
};
