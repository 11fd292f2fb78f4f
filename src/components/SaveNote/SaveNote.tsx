import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { CheckIcon } from '../icons/CheckIcon';
import { CloudOffIcon } from '../icons/CloudOffIcon';
import { messages } from './messages';

export interface SaveNoteProps {
  /** `device`: no account has them. `waiting`: the account did not take the last change yet. null: not known yet. */
  status: 'device' | 'saving' | 'saved' | 'waiting' | null;
}

const Line = styled('p')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 24,
  margin: 0,
  fontSize: '0.90625rem',
  fontWeight: 500,
  color: vars.palette.text.secondary,
  '&[data-status="saved"] svg': { color: vars.palette.success.main },
  '&[data-status="waiting"] svg': { color: vars.palette.warning.main },
}));

const ICONS = { device: CheckIcon, saving: null, saved: CheckIcon, waiting: CloudOffIcon };

/** Where the preferences are kept, and whether the last change got there. */
export const SaveNote = ({ status }: SaveNoteProps) => {
  const { formatMessage } = useIntl();
  const Icon = status && ICONS[status];
  return (
    <Line data-status={status ?? undefined} role="status">
      {Icon && <Icon size={18} />}
      {status && formatMessage(messages[status])}
    </Line>
  );
};
