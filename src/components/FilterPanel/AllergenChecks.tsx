import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { ALLERGENS } from '@contracts/vocabulary';
import { useVocabulary } from '@/i18n/useVocabulary';
import { AllergenBadge } from '../AllergenBadge/AllergenBadge';
import { CheckBox } from '../CheckBox/CheckBox';
import { ChoiceChip } from '../ChoiceChip/ChoiceChip';
import { messages } from './messages';
import { relatedAllergens } from './relatedAllergens';

interface AllergenChecksProps {
  /** Others than the fifteen, as the recipes name them. */
  custom?: readonly string[];
  excluded: readonly string[];
  onToggle: (allergen: string) => void;
}

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

const Choice = styled('label')({ display: 'flex', alignItems: 'center', gap: 10, minHeight: 44, cursor: 'pointer' });

const Offers = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 });

/** The fifteen allergens to tick, and those that recipes have beside them, and an offer to tick a near relation as well. */
export const AllergenChecks = ({ custom = [], excluded, onToggle }: AllergenChecksProps) => {
  const { formatMessage } = useIntl();
  const vocabulary = useVocabulary();
  const offers = relatedAllergens(excluded);
  return (
    <>
      <Grid>
        {[...ALLERGENS, ...custom].map((allergen) => (
          <Choice key={allergen}>
            <CheckBox checked={excluded.includes(allergen)} onChange={() => onToggle(allergen)} />
            <AllergenBadge allergen={allergen} />
          </Choice>
        ))}
      </Grid>
      {offers.length > 0 && (
        <Offers>
          {offers.map((allergen) => (
            <ChoiceChip key={allergen} type="button" onClick={() => onToggle(allergen)}>
              {formatMessage(messages.alsoExclude, { allergen: vocabulary.allergen(allergen) })}
            </ChoiceChip>
          ))}
        </Offers>
      )}
    </>
  );
};
