import { styled } from '@mui/material/styles';
import { AllergenBadge } from './AllergenBadge';

interface AllergenBadgeListProps {
  /** Accessible name of the list. */
  label: string;
  allergens: readonly string[];
}

const List = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 6, margin: 0, padding: 0, listStyle: 'none' });

/** The allergens of one recipe, in a row. */
export const AllergenBadgeList = ({ label, allergens }: AllergenBadgeListProps) => (
  <List aria-label={label}>
    {allergens.map((allergen) => (
      <li key={allergen}>
        <AllergenBadge allergen={allergen} />
      </li>
    ))}
  </List>
);
