import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { Button } from '../Button/Button';
import { LiveRegion } from '../LiveRegion/LiveRegion';
import { StateDrawing } from '../StateDrawing/StateDrawing';
import { unbroken } from '../unbroken/unbroken';
import { messages } from './messages';
import { useWait } from './useWait';

interface WaitingNoteProps {
  /** What stands above it shows the progress and stops it: no drawing, and nothing to press. */
  isOfProgress?: boolean;
}

/* The drawing stands behind the words, so that they begin where the words above them do. */
const Note = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 20,
  marginBottom: 24,
  color: theme.vars.palette.text.secondary,
  '& p': { margin: 0, fontSize: '1.0625rem', textWrap: 'pretty' },
  '& > svg': { flexShrink: 0, width: 96, borderRadius: 16 },
  /* The long sentence breaks in three lines as wide as this, so that the drawing stands close to its words. */
  '& > div': { display: 'grid', justifyItems: 'start', gap: 12, flex: '0 1 auto', maxWidth: '27em' },
  [theme.breakpoints.up('md')]: { gap: 32, '& > svg': { width: 168 } },
}));

/** Says, after three and after ten seconds of waiting, that it is still going on, and after ten offers a reload. */
export const WaitingNote = ({ isOfProgress = false }: WaitingNoteProps) => {
  const { formatMessage } = useIntl();
  const wait = useWait();
  const text = wait === 'usual' ? '' : formatMessage(messages[wait]);
  return (
    <>
      <LiveRegion text={text} />
      {wait !== 'usual' && (
        <Note data-wait={wait}>
          <div>
            <p aria-hidden="true">{unbroken(text)}</p>
            {!isOfProgress && wait === 'long' && (
              <Button look="outlined" onClick={() => window.location.reload()}>
                {formatMessage(messages.refresh)}
              </Button>
            )}
          </div>
          {!isOfProgress && wait === 'long' && <StateDrawing drawing="hourglass" />}
        </Note>
      )}
    </>
  );
};
