import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import type { Recipe } from '@contracts/recipe';
import { Panel, PanelTitle } from '@/components/Panel/Panel';
import { selectCollections } from '@/store/cookbookSelectors';
import { useAppSelector } from '@/store/hooks';
import { CollectionsButton } from './CollectionsButton';
import { messages } from './messages';

/* One line below the other panels, or the third of them. */
const Line = styled(Panel)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: 16,
  '& p': { margin: '8px 0 0', overflowWrap: 'anywhere', color: theme.vars.palette.text.secondary },
  [theme.breakpoints.up('md')]: { gridColumn: '1 / -1', gridTemplateColumns: 'minmax(0, 1fr) auto', paddingBlock: 20 },
  [theme.breakpoints.up('lg')]: {
    gridColumn: 'auto',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    justifyItems: 'start',
    paddingBlock: 28,
  },
}));

/** The collections that a recipe is in, and the button that opens them. */
export const CollectionsLine = ({ recipe }: { recipe: Recipe }) => {
  const { formatMessage, formatList } = useIntl();
  const names = useAppSelector(selectCollections)
    .filter(({ recipeIds }) => recipeIds.includes(recipe.id))
    .map(({ name }) => name);
  return (
    <Line aria-labelledby="recipe-collections">
      <div>
        <PanelTitle id="recipe-collections">{formatMessage(messages.collections)}</PanelTitle>
        <p>
          {names.length === 0
            ? formatMessage(messages.inNoCollection)
            : formatMessage(messages.inCollections, { names: formatList(names), count: names.length })}
        </p>
      </div>
      <CollectionsButton recipe={recipe} />
    </Line>
  );
};
