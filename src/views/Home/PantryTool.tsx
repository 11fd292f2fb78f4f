import PushPinIcon from '@mui/icons-material/PushPinOutlined';
import { styled } from '@mui/material/styles';
import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { bold } from '@/components/bold/bold';
import { preloadable } from '@/components/preloadable/preloadable';
import { pantryCleared, pantryItemToggled } from '@/slices/pantrySlice';
import { useAppDispatch } from '@/store/hooks';
import { toolMessages } from './toolMessages';
import { ToolOpener } from './ToolOpener';
import { usePantryNames } from './usePantryNames';
import type { QuickPicks } from './useQuickPicks';

const PantryEditor = preloadable(() =>
  import('@/components/PantryEditor/PantryEditor').then((module) => module.PantryEditor),
);

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

interface PantryOpenerProps {
  /** What the cook always has. */
  names: readonly string[];
  onOpen: () => void;
}

/** What the cook always has, and the button that opens its editor. */
const PantryOpener = ({ names, onOpen }: PantryOpenerProps) => {
  const { formatMessage, formatList } = useIntl();
  const isEmpty = names.length === 0;
  return (
    <Always>
      {!isEmpty && (
        <span>{formatMessage(toolMessages.list, { names: formatList(names, { type: 'unit' }), b: bold })}</span>
      )}
      <ToolOpener
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={() => void PantryEditor.preload()}
        onClick={onOpen}
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
  const [wasOpened, setWasOpened] = useState(false);
  const { pantry, candidates } = usePantryNames(picks);

  return (
    <>
      <PantryOpener
        names={pantry.map(({ name }) => name)}
        onOpen={() => {
          setWasOpened(true);
          setIsOpen(true);
        }}
      />
      {wasOpened && (
        <Suspense>
          <PantryEditor
            isOpen={isOpen}
            items={pantry}
            candidates={candidates}
            onToggle={(thing) => dispatch(pantryItemToggled(thing))}
            onClear={() => dispatch(pantryCleared())}
            onDone={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
};
