import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import type { AllergenEvidence } from '@contracts/recipe';
import { AllergenBadge } from '../AllergenBadge/AllergenBadge';
import { bold } from '../bold/bold';
import { messages } from './messages';

interface AllergenEvidenceListProps {
  allergens: readonly string[];
  /** Which ingredient carries which allergen; a name may have several, or none. */
  evidence: readonly AllergenEvidence[];
}

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '116px 1fr',
    alignItems: 'center',
    gap: 12,
    minHeight: 46,
    boxSizing: 'border-box',
    paddingBlock: 8,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
}));

const Note = styled('p')(({ theme }) => ({
  margin: '16px 0 0',
  fontSize: '0.9375rem',
  color: theme.vars.palette.text.secondary,
}));

/** Each allergen with the ingredient that carries it: a detector, never a clearance. */
export const AllergenEvidenceList = ({ allergens, evidence }: AllergenEvidenceListProps) => {
  const { formatMessage, formatList } = useIntl();
  const carriersOf = (allergen: string) => [
    ...new Set(evidence.filter((one) => one.allergen === allergen).map((one) => one.ingredient)),
  ];

  return (
    <>
      {allergens.length === 0 && <p>{formatMessage(messages.none)}</p>}
      <List>
        {allergens.map((allergen) => {
          const carriers = carriersOf(allergen);
          return (
            <li key={allergen}>
              <span>
                <AllergenBadge allergen={allergen} />
              </span>
              {carriers.length > 0 && (
                <span>{formatMessage(messages.from, { ingredient: formatList(carriers), b: bold })}</span>
              )}
            </li>
          );
        })}
      </List>
      <Note>{formatMessage(messages.note)}</Note>
    </>
  );
};
