import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { NUTRITION_MAXIMA } from '@contracts/limits';
import type { Nutrition } from '@contracts/recipe';
import { bold } from '../bold/bold';
import { messages } from './messages';

interface NutritionBarsProps {
  /** Two bars side by side if there is room, beside something low. */
  isLow?: boolean;
  /** Per serving: calories in kcal, the rest in grams. */
  nutrition: Nutrition;
}

const NUTRIENTS = ['calories', 'protein', 'carbs', 'fat', 'fiber', 'sugar'] as const;

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: '18px 32px',
  margin: 0,
  '&[data-low="true"]': {
    [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', rowGap: 24 },
  },
}));

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '6px 16px',
  '& dt': { fontWeight: 650 },
  '& dd': { margin: 0, color: theme.vars.palette.text.secondary, fontVariantNumeric: 'tabular-nums' },
  '& dd b': { color: theme.vars.palette.text.primary },
}));

const Track = styled('dd')(({ theme }) => ({
  gridColumn: '1 / 3',
  height: 12,
  borderRadius: 6,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.sunk,
  '& > div': { height: '100%', borderRadius: 6, backgroundColor: theme.vars.palette.primary.main },
  '@media (forced-colors: active)': { border: '1px solid CanvasText', '& > div': { backgroundColor: 'Highlight' } },
}));

/** Six bars in one colour: more is neither good nor bad. */
export const NutritionBars = ({ nutrition, isLow = false }: NutritionBarsProps) => {
  const { formatMessage } = useIntl();
  return (
    <List data-low={isLow}>
      {NUTRIENTS.map((nutrient) => {
        const value = Math.round(nutrition[nutrient]);
        const max = NUTRITION_MAXIMA[nutrient];
        return (
          <Row key={nutrient}>
            <dt>{formatMessage(messages[nutrient])}</dt>
            <dd>
              {formatMessage(nutrient === 'calories' ? messages.ofKcal : messages.ofGrams, { value, max, b: bold })}
            </dd>
            <Track aria-hidden="true">
              <div style={{ width: `${Math.min(value / max, 1) * 100}%` }} />
            </Track>
          </Row>
        );
      })}
    </List>
  );
};
