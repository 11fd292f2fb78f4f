import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { DIET_TYPES, type DietType } from '@contracts/vocabulary';
import { useVocabulary } from '@/i18n/useVocabulary';
import { CheckBox } from '../CheckBox/CheckBox';
import { messages } from './messages';

interface DietChoicesProps {
  chosen: readonly DietType[];
  onToggle: (diet: DietType) => void;
  /** For a page rather than a panel: a serif heading and wide cards. */
  isRoomy?: boolean;
}

const NOTES: Readonly<Record<DietType, MessageDescriptor>> = {
  Meat: messages.meatNote,
  Fish: messages.fishNote,
  Vegetarian: messages.vegetarianNote,
  Vegan: messages.veganNote,
  Keto: messages.ketoNote,
  'Low FODMAP': messages.lowFodmapNote,
};

const Group = styled('fieldset')(({ theme }) => ({
  '--diet-width': '200px',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '&[data-roomy="true"]': {
    '--diet-width': '260px',
    '& > legend': { ...theme.typography.h2, marginBottom: 14 },
    /* Six in threes. */
    [theme.breakpoints.up('lg')]: { '--diet-width': '340px' },
  },
}));
const Legend = styled('legend')({ padding: 0, marginBottom: 10, fontWeight: 700 });
const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, var(--diet-width)), 1fr))',
  gap: 10,
});

const Card = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  boxSizing: 'border-box',
  minHeight: 64,
  padding: '12px 14px',
  borderRadius: 18,
  border: `2px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  cursor: 'pointer',
  transition: 'background-color 120ms',
  '& strong': { display: 'block', lineHeight: 1.4 },
  '& small': { display: 'block', fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '@media (hover: hover)': { '&:hover': { backgroundColor: theme.vars.palette.sunk } },
  '&:has(:checked)': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.vars.palette.accentSoft,
    '& strong, & small': { color: theme.vars.palette.accentText },
  },
  '@media (forced-colors: active)': { borderColor: 'CanvasText', '&:has(:checked)': { borderColor: 'Highlight' } },
}));

const Hint = styled('p')(({ theme }) => ({
  margin: '10px 0 0',
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
}));

/** The six diets as checkboxes. The slice decides which of them combine. */
export const DietChoices = ({ chosen, onToggle, isRoomy = false }: DietChoicesProps) => {
  const { formatMessage } = useIntl();
  const vocabulary = useVocabulary();
  const hintId = useId();
  return (
    <Group aria-describedby={hintId} data-roomy={isRoomy}>
      <Legend>{formatMessage(messages.legend)}</Legend>
      <Grid>
        {DIET_TYPES.map((diet) => (
          <Card key={diet}>
            <CheckBox
              aria-label={vocabulary.diet(diet)}
              aria-describedby={`${hintId}-${DIET_TYPES.indexOf(diet)}`}
              checked={chosen.includes(diet)}
              onChange={() => onToggle(diet)}
            />
            <span>
              <strong>{diet === 'Meat' ? formatMessage(messages.meat) : vocabulary.diet(diet)}</strong>
              <small id={`${hintId}-${DIET_TYPES.indexOf(diet)}`}>{formatMessage(NOTES[diet])}</small>
            </span>
          </Card>
        ))}
      </Grid>
      <Hint id={hintId}>{formatMessage(messages.hint)}</Hint>
    </Group>
  );
};
