import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import type { Recipe } from '@contracts/recipe';
import { displayPart } from '@kitchen/measures/units';
import { scalingOf, type ScaledVessel } from '@kitchen/recipes/scaledVessel';
import { messages } from './messages';
import { useDisplayOptions } from './useDisplayOptions';

const Note = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 .3em',
  margin: '0 0 16px',
  color: theme.vars.palette.text.secondary,
}));

const CLOCK = { more: messages.moreHeatsSlowly, less: messages.lessIsDoneSooner };

/** What the chosen servings mean for the pan and for the times of the method. */
export const ScalingNote = ({ recipe, servings }: { recipe: Recipe; servings: number }) => {
  const { formatMessage } = useIntl();
  const options = useDisplayOptions(recipe, servings);
  const scaling = scalingOf(recipe, servings);
  if (!scaling) return <div role="status" />;
  const { change, vessel } = scaling;
  const length = (cm: number) => displayPart({ kind: 'length', cm, text: '' }, options);
  const sizes = ({ cm, widthCm }: ScaledVessel) => ({ size: length(cm), width: length(widthCm) });
  return (
    <div role="status">
      <Note>
        {vessel && (
          <span>
            {change === 'more'
              ? formatMessage(messages.widerVessel, { ...sizes(vessel), count: vessel.count })
              : formatMessage(messages.smallerVessel, sizes(vessel))}
          </span>
        )}
        <span>{formatMessage(CLOCK[change])}</span>
      </Note>
    </div>
  );
};
