import MoreVertIcon from '@mui/icons-material/MoreVert';
import { styled } from '@mui/material/styles';
import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { laterPiece } from '../preloadable/later';
import { messages } from './messages';

const ShelfMenu = laterPiece(() => import('./ShelfMenu').then(({ ShelfMenu }) => ShelfMenu));

interface ShelfToolsProps {
  count: number;
  /** There are more recipes than fit into one row. */
  hasMore: boolean;
  /** All rows are shown. */
  isOpen: boolean;
  isAsking: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onAskingChange: (isAsking: boolean) => void;
  onRemoveAll: () => void;
}

const Tools = styled('div')({ display: 'flex', alignItems: 'center', gap: 4, marginInlineStart: 'auto' });

/** What can be done with the whole shelf. */
export const ShelfTools = ({
  count,
  hasMore,
  isOpen,
  isAsking,
  onOpenChange,
  onAskingChange,
  onRemoveAll,
}: ShelfToolsProps) => {
  const { formatMessage } = useIntl();
  const [menuAnchor, setMenuAnchor] = useState<HTMLElement | null>(null);
  const [wasMenuOpened, setWasMenuOpened] = useState(false);
  return (
    <>
      <Tools>
        {hasMore && (
          <Button aria-expanded={isOpen} onClick={() => onOpenChange(!isOpen)}>
            {isOpen ? formatMessage(messages.showFewer) : formatMessage(messages.showAll, { count })}
          </Button>
        )}
        <IconButton
          aria-label={formatMessage(messages.options)}
          aria-haspopup="menu"
          aria-expanded={menuAnchor !== null}
          onClick={({ currentTarget }) => {
            setWasMenuOpened(true);
            setMenuAnchor(currentTarget);
          }}
        >
          <MoreVertIcon fontSize="medium" />
        </IconButton>
      </Tools>
      {wasMenuOpened && (
        <Suspense>
          <ShelfMenu
            anchor={menuAnchor}
            isAsking={isAsking}
            onAskingChange={onAskingChange}
            onRemoveAll={onRemoveAll}
            onClose={() => setMenuAnchor(null)}
          />
        </Suspense>
      )}
    </>
  );
};
