import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import type { Recipe } from '@contracts/recipe';
import { AllergenBadge } from '../AllergenBadge/AllergenBadge';
import { AllergenNotice } from '../AllergenNotice/AllergenNotice';
import { useAllergenNotices } from '../AllergenNotice/useAllergenNotices';
import { bold } from '../bold/bold';
import { messages } from './messages';

interface AllergenEvidenceListProps {
  recipe: Pick<Recipe, 'allergens' | 'allergenEvidence' | 'mayContain' | 'unreadLines' | 'foreignLanguage'>;
}

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    minHeight: 46,
    boxSizing: 'border-box',
    paddingBlock: 8,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& > li > span:first-of-type': { minWidth: 116 },
}));

const Note = styled('p')(({ theme }) => ({
  margin: '16px 0 0',
  fontSize: '0.9375rem',
  color: theme.vars.palette.text.secondary,
}));

/**
 * Each allergen with the ingredients that carry it, and those that may be present. It detects; it never certifies
 * absence.
 */
export const AllergenEvidenceList = ({ recipe }: AllergenEvidenceListProps) => {
  const { formatMessage, formatList } = useIntl();
  const { allergens, allergenEvidence = [], mayContain = [] } = recipe;
  // The page shows the cook's exclusions at the top; this list is about the recipe alone.
  const unread = useAllergenNotices()(recipe, []);
  const possible = [...new Set(mayContain.map(({ allergen }) => allergen))];
  const isNoneFound = allergens.length + possible.length + unread.length === 0;

  const row = (allergen: string, evidence: Recipe['mayContain'] = [], isPossible: boolean) => {
    const carriers = [...new Set(evidence.filter((one) => one.allergen === allergen).map((one) => one.ingredient))];
    return (
      <li key={`${allergen} ${isPossible}`}>
        <span>
          <AllergenBadge allergen={allergen} isPossible={isPossible} />
        </span>
        {carriers.length > 0 && (
          <span>{formatMessage(messages.from, { ingredient: formatList(carriers), b: bold })}</span>
        )}
      </li>
    );
  };

  return (
    <>
      {unread.length > 0 && (
        <div style={{ marginBottom: 14 }}>
          <AllergenNotice notices={unread} />
        </div>
      )}
      {isNoneFound && <p>{formatMessage(messages.none)}</p>}
      <List>
        {allergens.map((allergen) => row(allergen, allergenEvidence, false))}
        {possible.map((allergen) => row(allergen, mayContain, true))}
      </List>
      <Note>{formatMessage(messages.note)}</Note>
    </>
  );
};
