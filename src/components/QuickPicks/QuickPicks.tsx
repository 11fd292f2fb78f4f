import AddIcon from '@mui/icons-material/Add';
import CheckIcon from '@mui/icons-material/Check';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { ChoiceChip } from '../ChoiceChip/ChoiceChip';
import { messages } from './messages';

export interface QuickPick {
  id: string;
  name: string;
}

interface QuickPicksProps {
  meals: readonly QuickPick[];
  drinks: readonly QuickPick[];
  /** Puts drinks first, for a search in drinks. */
  areDrinksFirst?: boolean;
  isPicked: (pick: QuickPick) => boolean;
  onToggle: (pick: QuickPick) => void;
}

const Groups = styled('div')({ display: 'grid', gap: 16 });
const Label = styled('p')({ margin: '0 0 8px', fontWeight: 650 });
const Grid = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
const Pick = styled(ChoiceChip)({ display: 'inline-flex', alignItems: 'center', gap: 6, paddingInline: '10px 16px' });

/** Common ingredients to tap instead of typing. */
export const QuickPicks = ({ meals, drinks, areDrinksFirst = false, isPicked, onToggle }: QuickPicksProps) => {
  const { formatMessage } = useIntl();
  const id = useId();
  const groups = [
    { label: messages.meals, picks: meals },
    { label: messages.drinks, picks: drinks },
  ];
  if (areDrinksFirst) groups.reverse();
  return (
    <Groups>
      {groups.map(({ label, picks }) => (
        <div key={label.id} role="group" aria-labelledby={`${id}${label.id}`}>
          <Label id={`${id}${label.id}`}>{formatMessage(label)}</Label>
          <Grid>
            {picks.map((pick) => {
              const isChosen = isPicked(pick);
              return (
                <Pick key={pick.id} type="button" aria-pressed={isChosen} onClick={() => onToggle(pick)}>
                  {isChosen ? <CheckIcon fontSize="tiny" /> : <AddIcon fontSize="tiny" />}
                  {pick.name}
                </Pick>
              );
            })}
          </Grid>
        </div>
      ))}
    </Groups>
  );
};
