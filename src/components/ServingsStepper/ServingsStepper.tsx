import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import { IconButton } from '../IconButton/IconButton';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages';

interface ServingsStepperProps {
  servings: number;
  /** A field of a form, with its label above it as the other fields have. */
  isField?: boolean;
  onChange: (servings: number) => void;
}

const FEWEST = 1;
const MOST = 100;

const Row = styled('div')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 12,
  '&[data-field="true"]': { display: 'grid', justifyItems: 'start', gap: 8 },
});
const Label = styled('span')(({ theme }) => ({
  fontSize: '0.9375rem',
  color: theme.vars.palette.text.secondary,
  '[data-field="true"] > &': { fontSize: '1rem', fontWeight: 650, color: 'inherit' },
}));

const Track = styled('div')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  padding: 2,
  borderRadius: 14,
  backgroundColor: theme.vars.palette.sunk,
  '& output': { minWidth: 32, textAlign: 'center', fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
}));

/** Number of servings; the quantities follow. */
export const ServingsStepper = ({ servings, isField = false, onChange }: ServingsStepperProps) => {
  const { formatMessage } = useIntl();
  const labelId = useId();
  return (
    <Row role="group" aria-labelledby={labelId} data-field={isField}>
      <Label id={labelId}>{formatMessage(messages.label)}</Label>
      <Track>
        <IconButton
          aria-label={formatMessage(messages.fewer)}
          disabled={servings <= FEWEST}
          onClick={() => onChange(Math.max(FEWEST, Math.ceil(servings) - 1))}
        >
          <RemoveIcon fontSize="compact" />
        </IconButton>
        <output aria-live="polite">{servings}</output>
        <IconButton
          aria-label={formatMessage(messages.more)}
          disabled={servings >= MOST}
          onClick={() => onChange(Math.min(MOST, Math.floor(servings) + 1))}
        >
          <AddIcon fontSize="compact" />
        </IconButton>
      </Track>
    </Row>
  );
};
