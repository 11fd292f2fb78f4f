import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import type { SyncMark } from '@/lib/account/unsentChanges';
import { Button } from '../Button/Button';
import { messages } from './messages';

interface SyncNoteProps {
  mark: SyncMark;
  /** Title of the recipe, for the accessible names of the buttons. */
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

/* Above the link that covers the card. */
const Ways = styled('span')({ position: 'relative', zIndex: 2, marginInlineStart: -14, '&&': { gap: 0 } });

/** The sync status of a recipe, if worth mentioning. A refused change can be retried, or the recipe removed. */
export const SyncNote = ({ mark, title, onRetry, onRemove }: SyncNoteProps) => {
  const { formatMessage } = useIntl();
  return (
    <Note data-mark={mark}>
      <span>
        {mark === 'refused' ? <ErrorOutlineIcon fontSize="tiny" /> : <CloudOffIcon fontSize="tiny" />}
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
