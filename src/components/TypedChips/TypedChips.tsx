import { styled } from '@mui/material/styles';
import { useRef, type MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { RemovableChip } from '../ChoiceChip/RemovableChip';
import { messages as chipMessages } from '../IngredientChips/messages';
import { hidesBeyond } from '../MoreChips/hidesBeyond';
import { MoreChips } from '../MoreChips/MoreChips';
import { useFold } from '../MoreChips/useFold';
import { MovingItems } from '../MovingItems/MovingItems';
import { messages } from './messages';

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
  ...hidesBeyond(theme),
}));

/** The ingredients typed so far, as the search will read them. Pressing one takes it out of the text. */
export const TypedChips = ({ names, onRemove, onEmptied }: TypedChipsProps) => {
  const { formatMessage } = useIntl();
  const list = useRef<HTMLUListElement>(null);
  const { rest, isBeyond, unfold } = useFold(names.length);
  const remove = (event: MouseEvent<HTMLElement>, name: string) => {
    const item = event.currentTarget.closest('li');
    const neighbour = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelector('button');
    onRemove(name);
    if (neighbour) neighbour.focus();
    else onEmptied();
  };
  return (
    <List ref={list} aria-label={formatMessage(messages.label)}>
      {names.map((name, i) => (
        <li key={name} data-beyond={isBeyond(i)}>
          <RemovableChip
            name={name}
            label={formatMessage(chipMessages.remove, { name })}
            onRemove={(event) => remove(event, name)}
          />
        </li>
      ))}
      {rest > 0 && (
        <li>
          <MoreChips rest={rest} onUnfold={unfold} />
        </li>
      )}
      <MovingItems hasEntrance list={list} order={names} />
    </List>
  );
};
