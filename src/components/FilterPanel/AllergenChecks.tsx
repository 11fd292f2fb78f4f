import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { ALLERGENS } from '@contracts/vocabulary';
import { useVocabulary } from '@/i18n/useVocabulary';
import { AllergenBadge } from '../AllergenBadge/AllergenBadge';
import { Button } from '../Button/Button';
import { CheckBox } from '../CheckBox/CheckBox';
import { ChoiceChip } from '../ChoiceChip/ChoiceChip';
import { messages } from './messages';
import { relatedAllergens } from './relatedAllergens';

interface AllergenChecksProps {
  /** Custom allergens, as the recipes name them. */
  custom?: readonly string[];
  /** The ticked ones. */
  excluded: readonly string[];
  /** Those that the profile excludes: marked, whether ticked or not. */
  profile?: readonly string[];
  /** Opens the preferences, where the profile can be changed. */
  onPreferencesOpen?: () => void;
  onToggle: (allergen: string) => void;
}

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

const Choice = styled('label')({ display: 'flex', alignItems: 'center', gap: 10, minHeight: 44, cursor: 'pointer' });

const Names = styled('span')({ display: 'grid', justifyItems: 'start', gap: 2, paddingBlock: 4 });

const Mark = styled('span')(({ theme }) => ({
  fontSize: '0.8125rem',
  lineHeight: 1.2,
  color: theme.vars.palette.text.secondary,
}));

const Hint = styled('p')(({ theme }) => ({
  margin: '10px 0 0',
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
}));

const Offers = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 });

/**
 * Checkboxes for the fifteen allergens and for custom ones found in recipes, plus an offer to tick a related allergen.
 */
export const AllergenChecks = ({
  custom = [],
  excluded,
  profile = [],
  onPreferencesOpen,
  onToggle,
}: AllergenChecksProps) => {
  const { formatMessage } = useIntl();
  const vocabulary = useVocabulary();
  const offers = relatedAllergens(excluded);
  return (
    <>
      <Grid>
        {[...new Set([...ALLERGENS, ...custom, ...profile])].map((allergen) => (
          <Choice key={allergen}>
            <CheckBox checked={excluded.includes(allergen)} onChange={() => onToggle(allergen)} />
            <Names>
              <AllergenBadge allergen={allergen} />
              {profile.includes(allergen) && <Mark>{formatMessage(messages.fromProfile)}</Mark>}
            </Names>
          </Choice>
        ))}
      </Grid>
      {profile.length > 0 && (
        <>
          <Hint>{formatMessage(messages.profileHint)}</Hint>
          {onPreferencesOpen && (
            <Button style={{ marginInlineStart: -16 }} onClick={onPreferencesOpen}>
              {formatMessage(messages.changeProfile)}
            </Button>
          )}
        </>
      )}
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
