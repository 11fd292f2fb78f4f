import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { styled } from '@mui/material/styles';
import { Suspense, useId } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Recipe } from '@contracts/recipe';
import { COOKING_HASH } from '../Cooking/cookingAddress';
import { messages } from './messages';
import { OverviewTab } from './OverviewTab';
import { IngredientsTab, MethodTab } from './recipeParts';
import type { ServingsProps } from './servingsProps';
import { WithoutScript } from './WithoutScript';

/** The tabs, named by the URL hash. */
const TABS = ['overview', 'ingredients', 'method'] as const;
type TabName = (typeof TABS)[number];

interface RecipeTabsProps extends ServingsProps {
  /** The recipe without the swaps. */
  original: Recipe;
  /** The start button at the top of the page has been scrolled away. */
  isStartAway: boolean;
}

/* On a phone the three share the width, so that the last one is not cut off. */
const TabRow = styled(Tabs)(({ theme }) => ({
  [theme.breakpoints.down('md')]: { '& .MuiTab-root': { flexGrow: 1, minWidth: 0, paddingInline: 8 } },
  '@media (max-width: 359.95px)': { '& .MuiTab-root': { paddingInline: 4, fontSize: '0.9375rem' } },
})) as typeof Tabs;

const Panel = styled('div')({ paddingTop: 24 });

/** Overview, ingredients, method. The tab is part of the URL, so that links can lead to it. */
export const RecipeTabs = ({ isStartAway, original, ...quantities }: RecipeTabsProps) => {
  const { formatMessage } = useIntl();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const baseId = useId();
  // The cooking view lies over the method.
  const tab: TabName = hash === COOKING_HASH ? 'method' : (TABS.find((name) => hash === `#${name}`) ?? 'overview');

  return (
    <div>
      <TabRow
        data-needs-script=""
        value={tab}
        variant="scrollable"
        allowScrollButtonsMobile
        selectionFollowsFocus
        aria-label={formatMessage(messages.tabs)}
        onChange={(_event, name: TabName) => navigate({ hash: name }, { replace: true, preventScrollReset: true })}
      >
        {TABS.map((name) => (
          <Tab
            key={name}
            value={name}
            id={`${baseId}-${name}-tab`}
            aria-controls={`${baseId}-panel`}
            label={formatMessage(messages[name])}
          />
        ))}
      </TabRow>
      <Panel role="tabpanel" id={`${baseId}-panel`} aria-labelledby={`${baseId}-${tab}-tab`}>
        {tab === 'overview' && <OverviewTab recipe={quantities.recipe} />}
        <Suspense>
          {tab === 'ingredients' && <IngredientsTab {...quantities} original={original} />}
          {tab === 'method' && <MethodTab {...quantities} original={original} isStartAway={isStartAway} />}
        </Suspense>
      </Panel>
      <WithoutScript {...quantities} />
    </div>
  );
};
