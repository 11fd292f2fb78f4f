import CodeIcon from '@mui/icons-material/Code';
import DeleteOutlineIcon from '@mui/icons-material/DeleteOutlineOutlined';
import RefreshIcon from '@mui/icons-material/Refresh';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import type { Recipe } from '@contracts/recipe';
import { Button } from '@/components/Button/Button';
import { LiveRegion } from '@/components/LiveRegion/LiveRegion';
import { Panel, PanelTitle } from '@/components/Panel/Panel';
import { ConfirmDelete } from './ConfirmDelete';
import { Actions } from './DeveloperPanel.styles';
import { messages } from './messages';

interface DeveloperPanelProps {
  recipe: Recipe;
  /** `refreshed`: the recipe was read again, and its page is about to reopen. */
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

/** Shows a prompt as it was sent: each text under its name, with real line breaks. */
const textOf = (value: unknown) => {
  if (typeof value === 'string') return value;
  const parts = Object.entries(Object(value) as object);
  return parts.length > 0 && parts.every(([, part]) => typeof part === 'string')
    ? parts.map(([name, part]) => `${name}:\n${part as string}`).join('\n\n')
    : JSON.stringify(value, null, 2);
};

const linkOf = (source: string | undefined) => (source && /^https?:\/\//.test(source) ? source : undefined);

/** Development data of a recipe, with the actions Refresh and Delete. */
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
        <CodeIcon fontSize="medium" />
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
          <RefreshIcon fontSize="compact" />
          {formatMessage(messages.refresh)}
        </Button>
        <Button look="outlined" aria-disabled={isBusy} onClick={() => !isBusy && setIsConfirming(true)}>
          <DeleteOutlineIcon fontSize="compact" />
          {formatMessage(messages.delete)}
        </Button>
        {status === 'refreshed' && <span aria-hidden="true">{formatMessage(messages.refreshing)}</span>}
        <LiveRegion text={status === 'refreshed' ? formatMessage(messages.refreshing) : ''} />
      </Actions>
      <ConfirmDelete title={title} isOpen={isConfirming} onDelete={onDelete} onClose={() => setIsConfirming(false)} />
    </Panel>
  );
};
