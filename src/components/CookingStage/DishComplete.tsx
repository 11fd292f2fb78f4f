import CheckIcon from '@mui/icons-material/Check';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { messages } from './messages';

interface DishCompleteProps {
  title: string;
}

const Complete = styled('div')(({ theme: { vars, typography } }) => ({
  gridColumn: '1 / -1',
  alignSelf: 'center',
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  textAlign: 'center',
  '& h2': { ...typography.h1, margin: 0 },
  '& p': { margin: 0, fontSize: '1.25rem', color: vars.palette.text.secondary },
  '& > span': {
    display: 'grid',
    placeItems: 'center',
    width: 96,
    height: 96,
    borderRadius: '50%',
    color: vars.palette.success.contrastText,
    backgroundColor: vars.palette.success.main,
  },
}));

/** Shown after the last step. */
export const DishComplete = ({ title }: DishCompleteProps) => {
  const { formatMessage } = useIntl();
  return (
    <Complete data-tells="cooking">
      <span aria-hidden="true">
        <CheckIcon sx={{ fontSize: 52 }} />
      </span>
      <h2>{formatMessage(messages.complete)}</h2>
      <p>{formatMessage(messages.enjoy, { title })}</p>
    </Complete>
  );
};
