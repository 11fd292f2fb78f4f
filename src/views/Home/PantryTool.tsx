import PushPinIcon from '@mui/icons-material/PushPinOutlined';
import { styled } from '@mui/material/styles';
import { useId, useRef, useState, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { bold } from '@/components/bold/bold';
import { PantryEditor } from '@/components/PantryEditor/PantryEditor';
import { pantryCleared, pantryItemToggled } from '@/slices/pantrySlice';
import { useAppDispatch } from '@/store/hooks';
import { toolMessages } from './toolMessages';
import { ToolOpener } from './ToolOpener';
import { usePantryNames } from './usePantryNames';
import type { QuickPicks } from './useQuickPicks';

interface PantryToolProps {
  /** Common ingredients: candidates for the pantry. */
  picks: QuickPicks;
}

const Always = styled('span')(({ theme: { vars } }) => ({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  minWidth: 0,
  fontSize: '0.96875rem',
  color: vars.palette.text.secondary,
}));

/* A line below the openers. */
const Panel = styled('div')({ flexBasis: '100%', marginBlockStart: 12 });

interface PantryOpenerProps {
  /** What the cook always has. */
  names: readonly string[];
  buttonRef: Ref<HTMLButtonElement>;
  isOpen: boolean;
  /** Id of what the button opens. */
  panelId: string;
  onToggle: () => void;
}

/** What the cook always has, and the button that opens its editor. */
const PantryOpener = ({ names, buttonRef, isOpen, panelId, onToggle }: PantryOpenerProps) => {
  const { formatMessage, formatList } = useIntl();
  const isEmpty = names.length === 0;
  return (
    <Always>
      {!isEmpty && (
        <span>{formatMessage(toolMessages.list, { names: formatList(names, { type: 'unit' }), b: bold })}</span>
      )}
      <ToolOpener
        ref={buttonRef}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={onToggle}
      >
        {isEmpty && <PushPinIcon />}
        {formatMessage(isEmpty ? toolMessages.always : toolMessages.edit)}
      </ToolOpener>
    </Always>
  );
};

/** The cook's pantry: what is always there, and its editor. */
export const PantryTool = ({ picks }: PantryToolProps) => {
  const dispatch = useAppDispatch();
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const { pantry, candidates } = usePantryNames(picks);

  return (
    <>
      <PantryOpener
        names={pantry.map(({ name }) => name)}
        buttonRef={opener}
        isOpen={isOpen}
        panelId={panelId}
        onToggle={() => setIsOpen(!isOpen)}
      />
      {isOpen && (
        <Panel id={panelId}>
          <PantryEditor
            items={pantry}
            candidates={candidates}
            onToggle={(thing) => dispatch(pantryItemToggled(thing))}
            onClear={() => dispatch(pantryCleared())}
            onDone={() => {
              setIsOpen(false);
              opener.current?.focus();
            }}
          />
        </Panel>
      )}
    </>
  );
};
