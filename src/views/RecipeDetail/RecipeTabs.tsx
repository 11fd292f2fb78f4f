import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Recipe } from '@contracts/recipe';
import { IngredientsTab } from './IngredientsTab';
import { messages } from './messages';
import { MethodTab } from './MethodTab';
import { OverviewTab } from './OverviewTab';
import type { Swaps } from './servingsProps';

interface RecipeTabsProps {
  /** With the swaps that the cook has taken. */
  recipe: Recipe;
  swaps: Swaps;
}

/** The part of the recipe that the address names after its "#". */
const TABS = ['overview', 'ingredients', 'method'] as const;
type TabName = (typeof TABS)[number];

const Panel = styled('div')({ paddingTop: 24 });

/** Overview, ingredients, method. The tab is part of the address, so that a link can lead to it. */
export const RecipeTabs = ({ recipe, swaps }: RecipeTabsProps) => {
  const { formatMessage } = useIntl();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const baseId = useId();
  const [servings, setServings] = useState(recipe.servings);
  const quantities = { recipe, swaps, servings, onServingsChange: setServings };
  const tab: TabName = TABS.find((name) => hash === `#${name}`) ?? 'overview';

  return (
    <div>
      <Tabs
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
      </Tabs>
      <Panel role="tabpanel" id={`${baseId}-panel`} aria-labelledby={`${baseId}-${tab}-tab`}>
        {tab === 'overview' && <OverviewTab recipe={recipe} />}
        {tab === 'ingredients' && <IngredientsTab {...quantities} />}
        {tab === 'method' && <MethodTab {...quantities} />}
      </Panel>
    </div>
  );
};
