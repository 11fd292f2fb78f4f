import AddIcon from '@mui/icons-material/Add';
import CheckIcon from '@mui/icons-material/Check';
import { styled } from '@mui/material/styles';
import { ChoiceChip } from '../ChoiceChip/ChoiceChip';

interface PickChipsProps {
  /** Accessible name of the group, unless a heading labels it. */
  label?: string;
  labelledBy?: string;
  names: readonly string[];
  isChosen: (name: string) => boolean;
  onToggle: (name: string) => void;
}

const Grid = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
const Pick = styled(ChoiceChip)({ display: 'inline-flex', alignItems: 'center', gap: 6, paddingInline: '10px 16px' });

/** Ingredients to choose, each a button that stays pressed. */
export const PickChips = ({ label, labelledBy, names, isChosen, onToggle }: PickChipsProps) => (
  <Grid role="group" aria-label={label} aria-labelledby={labelledBy}>
    {names.map((name) => {
      const isPressed = isChosen(name);
      return (
        <Pick key={name} type="button" aria-pressed={isPressed} onClick={() => onToggle(name)}>
          {isPressed ? <CheckIcon fontSize="tiny" /> : <AddIcon fontSize="tiny" />}
          {name}
        </Pick>
      );
    })}
  </Grid>
);
