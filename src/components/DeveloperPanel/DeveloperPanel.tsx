import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Recipe } from '@contracts/recipe';
import { Button } from '../Button/Button';
import { CodeIcon } from '../icons/CodeIcon';
import { DeleteIcon } from '../icons/DeleteIcon';
import { RefreshIcon } from '../icons/RefreshIcon';
import { LiveRegion } from '../LiveRegion/LiveRegion';
import { Panel, PanelTitle } from '../Panel/Panel';
import { messages } from './messages';

interface DeveloperPanelProps {
  recipe: Recipe;
  /** `refreshed`: the page is about to open again. */
  status: 'idle' | 'busy' | 'refreshed';
  onRefresh: () => void;
  onDelete: () => void;
}

const Title = styled(PanelTitle)({ display: 'flex', alignItems: 'center', gap: 10, marginBottom: 12 });

const Details = styled('details')(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& summary': { minHeight: 44, paddingBlock: 10, boxSizing: 'border-box', fontWeight: 650, cursor: 'pointer' },
  '& pre': {
    margin: '0 0 16px',
    padding: 16,
    borderRadius: 14,
    fontSize: '0.8125rem',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    backgroundColor: theme.vars.palette.sunk,
  },
  '& p': { margin: '0 0 16px' },
}));

const Source = styled('p')(({ theme }) => ({
  margin: 0,
  paddingBlock: 12,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  overflowWrap: 'anywhere',
  '& a': { color: theme.vars.palette.accentText, fontWeight: 650 },
}));

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, marginTop: 12 });

const Confirm = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 14,
  padding: 20,
  '& p': { margin: 0 },
  [theme.breakpoints.up('md')]: { padding: 28 },
}));

/** A prompt is read as it was sent: each of its texts under its name, with real line breaks. */
const textOf = (value: unknown) => {
  if (typeof value === 'string') return value;
  const parts = Object.entries(Object(value) as object);
  return parts.length > 0 && parts.every(([, part]) => typeof part === 'string')
    ? parts.map(([name, part]) => `${name}:\n${part as string}`).join('\n\n')
    : JSON.stringify(value, null, 2);
};

const linkOf = (source: string | undefined) => (source && /^https?:\/\//.test(source) ? source : undefined);

/** What a developer wants to know of a recipe, and do with it. */
export const DeveloperPanel = ({ recipe, status, onRefresh, onDelete }: DeveloperPanelProps) => {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const [isConfirming, setIsConfirming] = useState(false);
  const { _devData, originalRecipeSource, title } = recipe;
  const link = linkOf(originalRecipeSource);
  const isBusy = status !== 'idle';

  const text = (label: string, value: unknown) => (
    <Details>
      <summary>{label}</summary>
      {value === undefined ? <p>{formatMessage(messages.none)}</p> : <pre>{textOf(value)}</pre>}
    </Details>
  );

  return (
    <Panel aria-labelledby={titleId}>
      <Title id={titleId}>
        <CodeIcon size={24} />
        {formatMessage(messages.title)}
      </Title>
      {text(formatMessage(messages.recipeJson), recipe)}
      {text(formatMessage(messages.prompt), _devData?.promptData)}
      {text(formatMessage(messages.response), _devData?.aiResponse)}
      <Source>
        {link === undefined ? (
          (originalRecipeSource ?? formatMessage(messages.noSource))
        ) : (
          <a href={link} target="_blank" rel="noreferrer noopener">
            {formatMessage(messages.source)}
          </a>
        )}
      </Source>
      <Actions>
        <Button look="outlined" aria-disabled={isBusy} onClick={() => !isBusy && onRefresh()}>
          <RefreshIcon size={22} />
          {formatMessage(messages.refresh)}
        </Button>
        <Button look="outlined" aria-disabled={isBusy} onClick={() => !isBusy && setIsConfirming(true)}>
          <DeleteIcon size={22} />
          {formatMessage(messages.delete)}
        </Button>
        {status === 'refreshed' && <span aria-hidden="true">{formatMessage(messages.refreshing)}</span>}
        <LiveRegion text={status === 'refreshed' ? formatMessage(messages.refreshing) : ''} />
      </Actions>
      <Dialog open={isConfirming} onClose={() => setIsConfirming(false)} aria-labelledby={`${titleId}-confirm`}>
        <Confirm>
          <PanelTitle id={`${titleId}-confirm`}>{formatMessage(messages.confirmTitle, { title })}</PanelTitle>
          <p>{formatMessage(messages.confirmText)}</p>
          <Actions>
            <Button look="outlined" onClick={() => setIsConfirming(false)}>
              {formatMessage(messages.cancel)}
            </Button>
            <Button
              look="filled"
              onClick={() => {
                setIsConfirming(false);
                onDelete();
              }}
            >
              {formatMessage(messages.delete)}
            </Button>
          </Actions>
        </Confirm>
      </Dialog>
    </Panel>
  );
};
