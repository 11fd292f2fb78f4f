import { styled } from '@mui/material/styles';
import { Suspense, useId } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Recipe } from '@contracts/recipe';
import { AsDrawn } from '@/components/preloadable/AsDrawn';
import { TabRow } from '@/components/TabRow/TabRow';
import { COOKING_HASH } from '../Cooking/cookingAddress';
import { messages } from './messages';
import { IngredientsTab, MethodTab, OverviewTab } from './recipeParts';
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
const Row = styled('div')(({ theme }) => ({
  [theme.breakpoints.down('md')]: { '& [role="tab"]': { flexGrow: 1, minWidth: 0, paddingInline: 8 } },
  '@media (max-width: 359.95px)': { '& [role="tab"]': { paddingInline: 4, fontSize: '0.9375rem' } },
}));

const Panel = styled('div')({ paddingTop: 24 });

/** What the overview shows of a recipe, beside its own texts. */
const factsOf = (recipe: Recipe) => [
  recipe.servings,
  recipe.prepTime,
  recipe.nutritionalInfo,
  recipe.nutritionCoverage,
  recipe.allergens,
  recipe.allergenEvidence,
  recipe.mayContain,
  recipe.unreadLines,
  recipe.foreignLanguage,
];

/** Overview, ingredients, method. The tab is part of the URL, so that links can lead to it. */
export const RecipeTabs = ({ isStartAway, original, ...quantities }: RecipeTabsProps) => {
  const { formatMessage, locale } = useIntl();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const baseId = useId();
  // The cooking view lies over the method.
  const tab: TabName = hash === COOKING_HASH ? 'method' : (TABS.find((name) => hash === `#${name}`) ?? 'overview');

  return (
    <div>
      <Row data-needs-script="">
        <TabRow
          label={formatMessage(messages.tabs)}
          tabs={TABS.map((name) => ({
            name,
            words: formatMessage(messages[name]),
            id: `${baseId}-${name}-tab`,
            panelId: `${baseId}-panel`,
          }))}
          value={tab}
          onChange={(name) => void navigate({ hash: name }, { replace: true, preventScrollReset: true })}
        />
      </Row>
      <Panel role="tabpanel" id={`${baseId}-panel`} aria-labelledby={`${baseId}-${tab}-tab`}>
        <Suspense>
          {tab === 'overview' && (
            <AsDrawn of={[locale, ...factsOf(quantities.recipe)]}>
              <OverviewTab recipe={quantities.recipe} />
            </AsDrawn>
          )}
          {tab === 'ingredients' && <IngredientsTab {...quantities} original={original} />}
          {tab === 'method' && <MethodTab {...quantities} original={original} isStartAway={isStartAway} />}
        </Suspense>
      </Panel>
      <WithoutScript {...quantities} />
    </div>
  );
};
