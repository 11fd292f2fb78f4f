import LocalFireDepartmentIcon from '@mui/icons-material/LocalFireDepartmentOutlined';
import PeopleAltIcon from '@mui/icons-material/PeopleAltOutlined';
import RestaurantIcon from '@mui/icons-material/RestaurantOutlined';
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Recipe } from '@contracts/recipe';
import { AllergenEvidenceList } from '@/components/AllergenEvidenceList/AllergenEvidenceList';
import { NutritionBars } from '@/components/NutritionBars/NutritionBars';
import { Panel, PanelTitle } from '@/components/Panel/Panel';
import { useVocabulary } from '@/i18n/useVocabulary';
import { caloriesOf } from '@/lib/search/calories';
import { prepMinutes } from '@/lib/search/prepMinutes';
import { messages } from './messages';

interface OverviewTabProps {
  recipe: Recipe;
}

/** With no more allergens than these, their panel is lower than six bars below each other. */
const FEW_ALLERGENS = 2;

/* Both columns end at the same height: the panel at the foot of the lower one grows. */
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr', gap: 28 },
}));

const Left = styled('div')({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gap: 24,
  containerType: 'inline-size',
});

/* Four in a row or two by two, never three and one. A recipe without a time or without nutrition has fewer. */
const Tiles = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, 1fr)',
  gap: 12,
  margin: 0,
  '&:has(> :nth-of-type(3):last-of-type) > :last-of-type': { gridColumn: '1 / -1' },
  '@container (min-width: 460px)': {
    '&:has(> :nth-of-type(3):last-of-type)': { gridTemplateColumns: 'repeat(3, 1fr)' },
    '&:has(> :nth-of-type(3):last-of-type) > :last-of-type': { gridColumn: 'auto' },
  },
  '@container (min-width: 532px)': { '&:has(> :nth-of-type(4))': { gridTemplateColumns: 'repeat(4, 1fr)' } },
});

const Tile = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: 2,
  padding: '16px 14px',
  borderRadius: 24,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.vars.palette.shadow.card,
  '& dt': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontSize: '1.25rem', fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
  '& svg': { display: 'block', marginBottom: 12, color: theme.vars.palette.accentText },
}));

const PanelHead = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 16px',
  marginBottom: 16,
  '& span': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
}));

const Fact = ({ label, value, icon }: { label: string; value: string; icon: ReactNode }) => (
  <Tile>
    <dt>{label}</dt>
    <dd>
      {icon}
      {value}
    </dd>
  </Tile>
);

const Facts = ({ recipe }: OverviewTabProps) => {
  const { formatMessage, formatNumber } = useIntl();
  const vocabulary = useVocabulary();
  const calories = caloriesOf(recipe);
  const minutes = prepMinutes(recipe.prepTime);
  return (
    <Tiles>
      {minutes !== undefined && (
        <Fact
          label={formatMessage(messages.prepTime)}
          value={vocabulary.minutes(minutes)}
          icon={<ScheduleIcon fontSize="compact" />}
        />
      )}
      {calories !== undefined && (
        <Fact
          label={formatMessage(messages.calories)}
          value={formatMessage(messages.kcal, { value: Math.round(calories) })}
          icon={<LocalFireDepartmentIcon fontSize="compact" />}
        />
      )}
      <Fact
        label={formatMessage(messages.servings)}
        value={formatNumber(recipe.servings)}
        icon={<PeopleAltIcon fontSize="compact" />}
      />
      <Fact
        label={formatMessage(messages.difficulty)}
        value={formatMessage(messages.medium)}
        icon={<RestaurantIcon fontSize="compact" />}
      />
    </Tiles>
  );
};

/** The facts of a recipe: four tiles, allergens with their evidence, and nutrition. */
export const OverviewTab = ({ recipe }: OverviewTabProps) => {
  const { formatMessage } = useIntl();
  const { nutritionalInfo, nutritionCoverage, allergens, mayContain = [] } = recipe;

  return (
    <Columns>
      <Left>
        <Facts recipe={recipe} />
        <Panel>
          <PanelHead>
            <PanelTitle>{formatMessage(messages.allergens)}</PanelTitle>
          </PanelHead>
          <AllergenEvidenceList recipe={recipe} />
        </Panel>
      </Left>
      <Panel>
        <PanelHead>
          <PanelTitle>{formatMessage(messages.nutrition)}</PanelTitle>
          {nutritionalInfo && (
            <span>
              {nutritionCoverage
                ? formatMessage(messages.coverage, nutritionCoverage)
                : formatMessage(messages.perServing)}
            </span>
          )}
        </PanelHead>
        {nutritionalInfo ? (
          <NutritionBars nutrition={nutritionalInfo} isLow={allergens.length + mayContain.length <= FEW_ALLERGENS} />
        ) : (
          <p style={{ margin: 0 }}>{formatMessage(messages.noNutrition)}</p>
        )}
      </Panel>
    </Columns>
  );
};
