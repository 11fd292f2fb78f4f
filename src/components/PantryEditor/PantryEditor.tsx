import AddIcon from '@mui/icons-material/Add';
import CheckIcon from '@mui/icons-material/Check';
import { useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../Button/Button';
import { ChipInput } from '../IngredientChips/ChipInput';
import { MovingItems } from '../MovingItems/MovingItems';
import { SheetDialog } from '../SheetDialog/SheetDialog';
import { DialogHead } from '../SheetDialog/SheetHead';
import { messages } from './messages';
import { Body, Foot, Grid, Sheet, SomethingElse, Thing } from './PantryEditor.styles';

interface PantryThing {
  id?: string;
  name: string;
}

interface PantryEditorProps {
  isOpen: boolean;
  /** What is always in the kitchen. */
  items: readonly PantryThing[];
  /** What the cook could add. */
  candidates: readonly PantryThing[];
  onToggle: (thing: PantryThing) => void;
  onClear: () => void;
  onDone: () => void;
}

interface PantryFootProps extends Pick<PantryEditorProps, 'onClear' | 'onDone'> {
  isEmpty: boolean;
}

/** The buttons of the dialog, always in reach, however many chips there are. */
const PantryFoot = ({ isEmpty, onClear, onDone }: PantryFootProps) => {
  const { formatMessage } = useIntl();
  const done = useRef<HTMLButtonElement>(null);
  return (
    <Foot>
      {!isEmpty && (
        <Button
          onClick={() => {
            // The pressed button disappears: keep the focus in the foot.
            done.current?.focus();
            onClear();
          }}
        >
          {formatMessage(messages.clear)}
        </Button>
      )}
      <Button ref={done} look="filled" onClick={onDone}>
        {formatMessage(messages.done)}
      </Button>
    </Foot>
  );
};

/** Whether there is a thing of this name, however it is capitalised. */
const isAmong = (things: readonly PantryThing[], name: string): boolean =>
  things.some((thing) => thing.name.toLowerCase() === name.toLowerCase());

/** A dialog that selects what is always in the kitchen, so that the cook need not type it. */
export const PantryEditor = ({ isOpen, items, candidates, onToggle, onClear, onDone }: PantryEditorProps) => {
  const { formatMessage } = useIntl();
  const [isAdding, setIsAdding] = useState(false);
  const titleId = useId();
  const grid = useRef<HTMLDivElement>(null);
  const others = candidates.filter(({ name }) => !isAmong(items, name));

  const chip = (thing: PantryThing, isThere: boolean) => (
    <Thing key={thing.name} type="button" aria-pressed={isThere} onClick={() => onToggle(thing)}>
      {isThere ? <CheckIcon fontSize="tiny" /> : <AddIcon fontSize="tiny" />}
      {thing.name}
    </Thing>
  );
  return (
    <SheetDialog isOpen={isOpen} titleId={titleId} width={640} onClose={onDone}>
      <Sheet>
        <Body>
          <DialogHead titleId={titleId} title={formatMessage(messages.title)} onClose={onDone} />
          <p>{formatMessage(messages.explain)}</p>
          <Grid ref={grid} role="group" aria-label={formatMessage(messages.label)}>
            {/* One list, so that a pressed chip keeps the focus on its way to the others. */}
            {[...items, ...others].map((thing, i) => chip(thing, i < items.length))}
            {isAdding ? (
              <ChipInput
                label={formatMessage(messages.add)}
                onCommit={(typed) => {
                  setIsAdding(false);
                  const name = typed.trim();
                  if (name !== '' && !isAmong(items, name)) onToggle({ name });
                }}
                onCancel={() => setIsAdding(false)}
              />
            ) : (
              <SomethingElse type="button" onClick={() => setIsAdding(true)}>
                <AddIcon fontSize="tiny" />
                {formatMessage(messages.add)}
              </SomethingElse>
            )}
            <MovingItems list={grid} order={[...items, ...others].map(({ name }) => name)} />
          </Grid>
        </Body>
        <PantryFoot isEmpty={items.length === 0} onClear={onClear} onDone={onDone} />
      </Sheet>
    </SheetDialog>
  );
};
