import CheckIcon from '@mui/icons-material/Check';
import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { messages } from './messages';

export interface SaveNoteProps {
  /**
   * `device`: there is no account to store them. `waiting`: the account has not accepted the last change yet. null: not
   * known yet.
   */
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

/** Where the preferences are stored, and whether the last change has been saved. */
export const SaveNote = ({ status }: SaveNoteProps) => {
  const { formatMessage } = useIntl();
  const Icon = status && ICONS[status];
  return (
    <Line data-status={status ?? undefined} role="status">
      {Icon && <Icon fontSize="tiny" />}
      {status && formatMessage(messages[status])}
    </Line>
  );
};
