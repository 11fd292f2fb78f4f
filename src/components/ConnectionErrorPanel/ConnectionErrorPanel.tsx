import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlineOutlined';
import RefreshIcon from '@mui/icons-material/Refresh';
import { Button } from '../Button/Button';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { Panel, PanelTitle } from '../Panel/Panel';
import { StateDrawing } from '../StateDrawing/StateDrawing';
import { messages } from './messages';

interface ConnectionErrorPanelProps {
  /** What exactly went wrong. Not an alert: the toast of the same failure is one. */
  fault?: string;
  /** The kitchen is there but does not answer, there is no way to it, or it took too long. */
  drawing?: 'shutHatch' | 'unpluggedStove' | 'hourglass';
  onTryAgain: () => void;
  onRefresh: () => void;
}

const Sheet = styled(Panel)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  [theme.breakpoints.up('md')]: { flexDirection: 'row', alignItems: 'center', gap: 32, padding: 40 },
}));

/* Small on a phone, so that the toast of the same failure finds room below the panel. */
const Drawn = styled('div')(({ theme }) => ({
  flexShrink: 0,
  [theme.breakpoints.down('md')]: { '& svg': { width: 108 } },
}));

const Headline = styled(PanelTitle)({ maxWidth: '26em', textWrap: 'balance' });

const Fault = styled('p')(({ theme }) => ({
  display: 'flex',
  gap: 10,
  margin: '10px 0 0',
  maxWidth: '38em',
  color: theme.vars.palette.text.secondary,
  '& svg': { flexShrink: 0, marginTop: 1, color: theme.vars.palette.error.main },
}));

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12, marginTop: 20 });

/** Shown when the server cannot be reached: one headline, one cause, and the two actions that help. */
export const ConnectionErrorPanel = ({
  fault,
  drawing = 'shutHatch',
  onTryAgain,
  onRefresh,
}: ConnectionErrorPanelProps) => {
  const { formatMessage } = useIntl();
  return (
    <Sheet as="div">
      <Drawn>
        <StateDrawing drawing={drawing} />
      </Drawn>
      <div data-keep-clear>
        <Headline>{formatMessage(messages.text)}</Headline>
        {fault && (
          <Fault>
            <ErrorOutlineIcon fontSize="medium" />
            {fault}
          </Fault>
        )}
        <Actions>
          <Button look="filled" onClick={onTryAgain}>
            <RefreshIcon fontSize="compact" />
            {formatMessage(messages.tryAgain)}
          </Button>
          <Button look="outlined" onClick={onRefresh}>
            {formatMessage(messages.refresh)}
          </Button>
        </Actions>
      </div>
    </Sheet>
  );
};
