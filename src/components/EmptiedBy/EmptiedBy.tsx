import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import type { Emptied, Restriction } from '@contracts/analyze';
import { Button } from '../Button/Button';
import { messages } from './messages';

interface EmptiedByProps {
  emptied: readonly Emptied[];
  /** Called with the restriction to lift. */
  onLift: (restriction: Restriction) => void;
}

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** Which restrictions leave nothing, each with a button that lifts it and the number of recipes it shows. */
export const EmptiedBy = ({ emptied, onLift }: EmptiedByProps) => {
  const { formatMessage } = useIntl();
  const worded = (by: Restriction) => {
    switch (by.kind) {
      case 'mustUse':
        return formatMessage(messages.mustUse, { name: by.name });
      case 'ruledOut':
        return formatMessage(messages.ruledOut, { phrase: by.phrase });
      default:
        return formatMessage(messages[by.kind]);
    }
  };
  return (
    <List aria-label={formatMessage(messages.title)}>
      {emptied.map(({ by, recipes }) => (
        <li key={worded(by)}>
          <Button look="filled" onClick={() => onLift(by)}>
            {formatMessage(messages.item, { what: worded(by), count: recipes })}
          </Button>
        </li>
      ))}
    </List>
  );
};
