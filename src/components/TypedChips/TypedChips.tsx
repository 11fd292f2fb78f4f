import { styled } from '@mui/material/styles';
import { useRef, type MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { RemovableChip } from '../ChoiceChip/RemovableChip';
import { sideways } from '../IngredientChips/ChipBand';
import { messages as chipMessages } from '../IngredientChips/messages';
import { MovingItems } from '../MovingItems/MovingItems';
import { messages } from './messages';
import { PANEL_INSET } from '../SearchPanel/panelInset';

interface TypedChipsProps {
  names: readonly string[];
  onRemove: (name: string) => void;
  /** The last chip was removed: the focus has to go somewhere else. */
  onEmptied: () => void;
}

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.down('md')]: sideways(theme.vars.palette.background.paper, PANEL_INSET),
  '& > li': { flexShrink: 0 },
}));

/** The ingredients typed so far, as the search will read them. Pressing one takes it out of the text. */
export const TypedChips = ({ names, onRemove, onEmptied }: TypedChipsProps) => {
  const { formatMessage } = useIntl();
  const list = useRef<HTMLUListElement>(null);
  const remove = (event: MouseEvent<HTMLElement>, name: string) => {
    const item = event.currentTarget.closest('li');
    const neighbour = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('button');
    onRemove(name);
    if (neighbour) neighbour.focus();
    else onEmptied();
  };
  return (
    <List ref={list} aria-label={formatMessage(messages.label)}>
      {names.map((name) => (
        <li key={name}>
          <RemovableChip
            name={name}
            label={formatMessage(chipMessages.remove, { name })}
            onRemove={(event) => remove(event, name)}
          />
        </li>
      ))}
      <MovingItems hasEntrance list={list} order={names} />
    </List>
  );
};
