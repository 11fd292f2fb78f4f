import AddIcon from '@mui/icons-material/Add';
import CheckIcon from '@mui/icons-material/Check';
import { styled } from '@mui/material/styles';
import { useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../Button/Button';
import { ChoiceChip } from '../ChoiceChip/ChoiceChip';
import { ChipInput } from '../IngredientChips/ChipInput';
import { MovingItems } from '../MovingItems/MovingItems';
import { SheetDialog } from '../SheetDialog/SheetDialog';
import { messages } from './messages';

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

const Sheet = styled('div')({ display: 'flex', flexDirection: 'column', minHeight: 0 });
const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  padding: '20px 16px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '& h2': { ...theme.typography.h3, margin: 0 },
  '& p': { margin: '-10px 0 0', color: theme.vars.palette.text.secondary, textWrap: 'pretty' },
  [theme.breakpoints.up('md')]: { padding: '24px 28px' },
}));
const Grid = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });
const Thing = styled(ChoiceChip)({ display: 'inline-flex', alignItems: 'center', gap: 6, paddingInline: '10px 16px' });
/* Not an ingredient, but the way to one that has no chip. */
const SomethingElse = styled(Thing)(({ theme: { vars } }) => ({
  borderStyle: 'dashed',
  borderColor: vars.palette.edge,
  color: vars.palette.accentText,
}));
/* Always in reach, however many chips there are. */
const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'end',
  gap: 10,
  flexShrink: 0,
  padding: '12px 16px calc(12px + env(safe-area-inset-bottom))',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  [theme.breakpoints.up('md')]: { padding: '14px 28px' },
}));

/** A dialog that selects what is always in the kitchen, so that the cook need not type it. */
export const PantryEditor = ({ isOpen, items, candidates, onToggle, onClear, onDone }: PantryEditorProps) => {
  const { formatMessage } = useIntl();
  const [isAdding, setIsAdding] = useState(false);
  const titleId = useId();
  const done = useRef<HTMLButtonElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const others = candidates.filter(({ name }) => !items.some((item) => item.name.toLowerCase() === name.toLowerCase()));

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
          <h2 id={titleId}>{formatMessage(messages.title)}</h2>
          <p>{formatMessage(messages.explain)}</p>
          <Grid ref={grid} role="group" aria-label={formatMessage(messages.label)}>
            {/* One list, so that a pressed chip keeps the focus on its way to the others. */}
            {[...items, ...others].map((thing, i) => chip(thing, i < items.length))}
            {isAdding ? (
              <ChipInput
                label={formatMessage(messages.add)}
                onCommit={(name) => {
                  setIsAdding(false);
                  if (
                    name.trim() !== '' &&
                    !items.some((item) => item.name.toLowerCase() === name.trim().toLowerCase())
                  )
                    onToggle({ name: name.trim() });
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
        <Foot>
          {items.length > 0 && (
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
      </Sheet>
    </SheetDialog>
  );
};
