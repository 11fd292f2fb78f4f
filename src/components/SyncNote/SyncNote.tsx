import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import type { SyncMark } from '@/lib/unsentChanges';
import { Button } from '../Button/Button';
import { AlertIcon } from '../icons/AlertIcon';
import { CloudOffIcon } from '../icons/CloudOffIcon';
import { messages } from './messages';

interface SyncNoteProps {
  mark: SyncMark;
  /** Of the recipe, for the names of the buttons. */
  title: string;
  onRetry: () => void;
  onRemove: () => void;
}

const Note = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 8px',
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  color: theme.vars.palette.text.secondary,
  '&[data-mark="refused"]': { color: theme.vars.palette.text.primary },
  '&[data-mark="refused"] > span > svg': { color: theme.vars.palette.error.main },
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 8, minHeight: 28 },
}));

/* Above the link that covers a card. */
const Ways = styled('span')({ position: 'relative', zIndex: 2, marginLeft: -14, '&&': { gap: 0 } });

/** How a recipe stands with the account where that is worth a word; refused, it can be tried again or taken off. */
export const SyncNote = ({ mark, title, onRetry, onRemove }: SyncNoteProps) => {
  const { formatMessage } = useIntl();
  return (
    <Note data-mark={mark}>
      <span>
        {mark === 'refused' ? <AlertIcon size={18} /> : <CloudOffIcon size={18} />}
        {formatMessage(messages[mark])}
      </span>
      {mark === 'refused' && (
        <Ways>
          <Button aria-label={formatMessage(messages.retryNamed, { title })} onClick={onRetry}>
            {formatMessage(messages.retry)}
          </Button>
          <Button aria-label={formatMessage(messages.removeNamed, { title })} onClick={onRemove}>
            {formatMessage(messages.remove)}
          </Button>
        </Ways>
      )}
    </Note>
  );
};
