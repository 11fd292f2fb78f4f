import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import type { Recipe } from '@contracts/recipe';
import { Panel, PanelTitle } from '@/components/Panel/Panel';
import { messages } from './messages';
import { NeededLine } from './NeededLine';

interface MatchPanelProps {
  recipe: Recipe;
  matched: number;
  total: number;
}

const Sheet = styled(Panel)(({ theme }) => ({
  backgroundColor: theme.vars.palette.butterSoft,
  boxShadow: 'none',
}));

const Track = styled('div')(({ theme }) => ({
  height: 12,
  margin: '16px 0',
  borderRadius: 6,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.background.paper,
  '& > div': { height: '100%', borderRadius: 6, backgroundColor: theme.vars.palette.success.main },
  '@media (forced-colors: active)': { border: '1px solid CanvasText', '& > div': { backgroundColor: 'Highlight' } },
}));

const Uncounted = styled('p')(({ theme }) => ({
  margin: '14px 0 0',
  fontSize: '0.9375rem',
  color: theme.vars.palette.text.secondary,
}));

/** "You have 9 of 10", as text and a bar. */
export const MatchPanel = ({ recipe, matched, total }: MatchPanelProps) => {
  const { formatMessage } = useIntl();
  return (
    <Sheet>
      <PanelTitle>{formatMessage(messages.youHave, { matched, total })}</PanelTitle>
      <Track aria-hidden="true">
        <div style={{ width: `${(matched / total) * 100}%` }} />
      </Track>
      {recipe.needs && recipe.needs.length > 0 && <NeededLine recipe={recipe} />}
      {recipe.ingredients.length !== total && <Uncounted>{formatMessage(messages.uncounted)}</Uncounted>}
    </Sheet>
  );
};
