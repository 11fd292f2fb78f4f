import RefreshIcon from '@mui/icons-material/Refresh';
import { Button } from '../Button/Button';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { Panel, PanelTitle } from '../Panel/Panel';
import { messages } from './messages';

interface ConnectionErrorPanelProps {
  onTryAgain: () => void;
  onRefresh: () => void;
}

const Sheet = styled(Panel)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  [theme.breakpoints.up('md')]: { flexDirection: 'row', alignItems: 'center', gap: 32, padding: 40 },
}));

const Pot = styled('svg')(({ theme }) => ({
  flexShrink: 0,
  '& .ground': { fill: theme.vars.palette.butterSoft },
  '& .steam': { fill: 'none', stroke: theme.vars.palette.warning.main, strokeWidth: 5, strokeLinecap: 'round' },
  '& .bowl': { fill: theme.vars.palette.primary.main },
  '& .brim': { fill: theme.vars.palette.primary.light },
}));

const Text = styled('p')(({ theme }) => ({
  margin: '8px 0 20px',
  maxWidth: '34em',
  fontSize: '1.0625rem',
  color: theme.vars.palette.text.secondary,
}));

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

/** Shown when the server cannot be reached, with the two actions that help. */
export const ConnectionErrorPanel = ({ onTryAgain, onRefresh }: ConnectionErrorPanelProps) => {
  const { formatMessage } = useIntl();
  return (
    <Sheet as="div" data-keep-clear>
      <Pot width="150" height="150" viewBox="0 0 150 150" aria-hidden="true" focusable="false">
        <circle className="ground" cx="75" cy="75" r="75" />
        <path className="steam" d="M62 36v6m3 9v4m9-19v6m3 9v4m9-19v6m3 9v4" />
        <path className="bowl" d="M40 74h70c0 22-12 38-35 38S40 96 40 74Z" />
        <rect className="brim" x="32" y="66" width="86" height="11" rx="5.500" />
      </Pot>
      <div>
        <PanelTitle style={{ fontSize: '2rem' }}>{formatMessage(messages.title)}</PanelTitle>
        <Text>{formatMessage(messages.text)}</Text>
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
