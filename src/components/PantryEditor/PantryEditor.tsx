import AddIcon from '@mui/icons-material/Add';
import CheckIcon from '@mui/icons-material/Check';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../Button/Button';
import { ChoiceChip } from '../ChoiceChip/ChoiceChip';
import { ChipInput } from '../IngredientChips/ChipInput';
import { MovingItems } from '../MovingItems/MovingItems';
import { messages } from './messages';

interface PantryThing {
  id?: string;
  name: string;
}

interface PantryEditorProps {
  /** What is always in the kitchen. */
  items: readonly PantryThing[];
  /** What the cook could add. */
  candidates: readonly PantryThing[];
  onToggle: (thing: PantryThing) => void;
  onClear: () => void;
  onDone: () => void;
}

const Sheet = styled('div')({ display: 'grid', gap: 12, '& p': { margin: 0 } });
const Grid = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
const Thing = styled(ChoiceChip)({ display: 'inline-flex', alignItems: 'center', gap: 6, paddingInline: '10px 16px' });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** Selects what is always in the kitchen, so that the cook need not type it. */
export const PantryEditor = ({ items, candidates, onToggle, onClear, onDone }: PantryEditorProps) => {
  const { formatMessage } = useIntl();
  const [isAdding, setIsAdding] = useState(false);
  const label = useRef<HTMLParagraphElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const others = candidates.filter(({ name }) => !items.some((item) => item.name.toLowerCase() === name.toLowerCase()));

  const chip = (thing: PantryThing, isThere: boolean) => (
    <Thing key={thing.name} type="button" aria-pressed={isThere} onClick={() => onToggle(thing)}>
      {isThere ? <CheckIcon fontSize="tiny" /> : <AddIcon fontSize="tiny" />}
      {thing.name}
    </Thing>
  );
  return (
    <Sheet>
      <p ref={label} tabIndex={-1}>
        {formatMessage(messages.explain)}
      </p>
      <Grid ref={grid} role="group" aria-label={formatMessage(messages.label)}>
        {/* One list, so that a pressed chip keeps the focus on its way to the others. */}
        {[...items, ...others].map((thing, i) => chip(thing, i < items.length))}
        {isAdding ? (
          <ChipInput
            label={formatMessage(messages.addLabel)}
            onCommit={(name) => {
              setIsAdding(false);
              if (name.trim() !== '' && !items.some((item) => item.name.toLowerCase() === name.trim().toLowerCase()))
                onToggle({ name: name.trim() });
            }}
            onCancel={() => setIsAdding(false)}
          />
        ) : (
          <Thing type="button" onClick={() => setIsAdding(true)}>
            <AddIcon fontSize="tiny" />
            {formatMessage(messages.add)}
          </Thing>
        )}
        <MovingItems list={grid} order={[...items, ...others].map(({ name }) => name)} />
      </Grid>
      <Actions>
        <Button look="outlined" onClick={onDone}>
          {formatMessage(messages.done)}
        </Button>
        {items.length > 0 && (
          <Button
            onClick={() => {
              onClear();
              label.current?.focus();
            }}
          >
            {formatMessage(messages.clear)}
          </Button>
        )}
      </Actions>
    </Sheet>
  );
};
