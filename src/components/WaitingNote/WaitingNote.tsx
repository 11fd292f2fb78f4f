import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { Button } from '../Button/Button';
import { LiveRegion } from '../LiveRegion/LiveRegion';
import { StateDrawing } from '../StateDrawing/StateDrawing';
import { messages } from './messages';
import { useWait } from './useWait';

interface WaitingNoteProps {
  /** Cancels what is waited for; offered after three seconds. Without it, a reload is offered after ten. */
  onStop?: () => void;
}

const Note = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 20px',
  marginBottom: 24,
  color: theme.vars.palette.text.secondary,
  '& p': { margin: 0, maxWidth: '34em', fontSize: '1.0625rem', textWrap: 'pretty' },
  '& > svg': { width: 112, height: 'auto', borderRadius: 16 },
  '& > div': { display: 'grid', justifyItems: 'start', gap: 8, flex: '1 1 220px' },
}));

/** Says, after three and after ten seconds of waiting, that it is still going on, and how to stop it. */
export const WaitingNote = ({ onStop }: WaitingNoteProps) => {
  const { formatMessage } = useIntl();
  const wait = useWait();
  const text = wait === 'usual' ? '' : formatMessage(messages[wait]);
  return (
    <>
      <LiveRegion text={text} />
      {wait !== 'usual' && (
        <Note>
          {wait === 'long' && <StateDrawing drawing="hourglass" />}
          <div>
            <p aria-hidden="true">{text}</p>
            {onStop && (
              <Button look="outlined" onClick={onStop}>
                {formatMessage(messages.stop)}
              </Button>
            )}
            {!onStop && wait === 'long' && (
              <Button look="outlined" onClick={() => window.location.reload()}>
                {formatMessage(messages.refresh)}
              </Button>
            )}
          </div>
        </Note>
      )}
    </>
  );
};
