import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Recipe } from '@contracts/recipe';
import { AllergenEvidenceList } from '@/components/AllergenEvidenceList/AllergenEvidenceList';
import { CaloriesIcon } from '@/components/icons/CaloriesIcon';
import { ClockIcon } from '@/components/icons/ClockIcon';
import { PeopleIcon } from '@/components/icons/PeopleIcon';
import { CutleryIcon } from '@/components/icons/CutleryIcon';
import { NutritionBars } from '@/components/NutritionBars/NutritionBars';
import { Panel, PanelTitle } from '@/components/Panel/Panel';
import { useVocabulary } from '@/i18n/useVocabulary';
import { caloriesOf } from '@/lib/calories';
import { prepMinutes } from '@/lib/prepMinutes';
import { messages } from './messages';

interface OverviewTabProps {
  recipe: Recipe;
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: 24,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr', gap: 28 },
}));

const Left = styled('div')({ display: 'grid', gap: 24 });

const Tiles = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(124px, 1fr))',
  gap: 12,
  margin: 0,
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

/** The facts of a recipe: four tiles, allergens with their evidence, and what it is made of. */
export const OverviewTab = ({ recipe }: OverviewTabProps) => {
  const { formatMessage, formatNumber } = useIntl();
  const vocabulary = useVocabulary();
  const calories = caloriesOf(recipe);
  const minutes = prepMinutes(recipe.prepTime);
  const { nutritionalInfo, nutritionCoverage } = recipe;

  const tile = (label: string, value: string, icon: ReactNode) => (
    <Tile>
      <dt>{label}</dt>
      <dd>
        {icon}
        {value}
      </dd>
    </Tile>
  );

  return (
    <Columns>
      <Left>
        <Tiles>
          {minutes !== undefined &&
            tile(formatMessage(messages.prepTime), vocabulary.minutes(minutes), <ClockIcon size={22} />)}
          {calories !== undefined &&
            tile(
              formatMessage(messages.calories),
              formatMessage(messages.kcal, { value: Math.round(calories) }),
              <CaloriesIcon size={22} />,
            )}
          {tile(formatMessage(messages.servings), formatNumber(recipe.servings), <PeopleIcon size={22} />)}
          {tile(formatMessage(messages.difficulty), formatMessage(messages.medium), <CutleryIcon size={22} />)}
        </Tiles>
        <Panel>
          <PanelHead>
            <PanelTitle>{formatMessage(messages.allergens)}</PanelTitle>
          </PanelHead>
          <AllergenEvidenceList allergens={recipe.allergens} evidence={recipe.allergenEvidence ?? []} />
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
          <NutritionBars nutrition={nutritionalInfo} />
        ) : (
          <p style={{ margin: 0 }}>{formatMessage(messages.noNutrition)}</p>
        )}
      </Panel>
    </Columns>
  );
};
