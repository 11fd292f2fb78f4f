import { keyframes, styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { messages } from './messages';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

/* Appears with a delay, so that a screen that loads at once does not flash a spinner. */
const appear = keyframes({ from: { opacity: 0 } });

/* As high as the window, so that the footer does not jump into view and out again. */
const Room = styled('div')({ minHeight: '100dvh', overflow: 'hidden' });

const Ring = styled('div')(({ theme }) => ({
  width: 44,
  height: 44,
  margin: '96px auto',
  boxSizing: 'border-box',
  borderRadius: '50%',
  border: `5px solid ${theme.vars.palette.sunk}`,
  borderTopColor: theme.vars.palette.primary.main,
  animation: `${appear} 200ms 300ms backwards, ${turn} 900ms linear infinite`,
}));

/** Shown while the code of a screen loads. */
export const PageSpinner = () => {
  const { formatMessage } = useIntl();
  return (
    <Room>
      <Ring role="status" aria-label={formatMessage(messages.loading)} />
    </Room>
  );
};
