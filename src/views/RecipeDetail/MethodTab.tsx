import { useIntl } from 'react-intl';
import type { Instruction } from '@contracts/recipe';
import { bold } from '@/components/bold/bold';
import { MethodSteps, type MethodStep } from '@/components/MethodSteps/MethodSteps';
import { Panel, PanelTitle } from '@/components/Panel/Panel';
import { ServingsStepper } from '@/components/ServingsStepper/ServingsStepper';
import { useVocabulary } from '@/i18n/useVocabulary';
import { stepSeconds } from '@/lib/cooking/timerState';
import { stepPieces } from '@/lib/cooking/stepPieces';
import { stepChosen } from '@/slices/cookingTimerSlice';
import { langAttribute } from '@/lib/recipe/langAttribute';
import { useAppDispatch } from '@/store/hooks';
import { MethodTimer } from '../Cooking/MethodTimer';
import { StartCooking } from '../Cooking/StartCooking';
import { useCookingOf } from '../Cooking/useCookingOf';
import { PanelHead } from './IngredientsTab';
import { messages } from './messages';
import type { ServingsProps } from './servingsProps';
import { useDisplayOptions } from './useDisplayOptions';

const minutesOf = ({ time }: Instruction) => Math.ceil(stepSeconds(time) / 60);

/** The method. Quantities inside the sentences follow the servings and the units. */
export const MethodTab = ({ recipe, swaps, servings, onServingsChange }: ServingsProps) => {
  const { formatMessage, formatList } = useIntl();
  const vocabulary = useVocabulary();
  const options = useDisplayOptions(recipe, servings);

  const dispatch = useAppDispatch();
  const isSwapped = swaps.chosen.length > 0;
  const { session, isOn, open } = useCookingOf(recipe, servings, isSwapped);

  const steps = recipe.instructions.map((instruction): MethodStep => ({
    minutes: minutesOf(instruction),
    pieces: stepPieces(instruction, options),
  }));

  return (
    <Panel>
      <PanelHead>
        <PanelTitle>{formatMessage(messages.method)}</PanelTitle>
        <ServingsStepper servings={servings} onChange={onServingsChange} />
      </PanelHead>
      {session && isOn ? (
        <MethodTimer session={session} onOpen={open} />
      ) : (
        <StartCooking recipe={recipe} servings={servings} isSwapped={isSwapped} look="outlined" />
      )}
      {isSwapped && (
        <p>
          {formatMessage(messages.swaps, {
            b: bold,
            swaps: formatList(
              swaps.chosen.map((need) =>
                formatMessage(messages.withSwap, { name: need.name, swap: vocabulary.swap(need) ?? '' }),
              ),
              { type: 'unit', style: 'long' },
            ),
          })}
        </p>
      )}
      <div lang={langAttribute(recipe)}>
        <MethodSteps
          steps={steps}
          current={session && isOn ? session.stepIndex : undefined}
          onChoose={isOn ? (step) => dispatch(stepChosen({ recipeId: recipe.id, step })) : undefined}
        />
      </div>
    </Panel>
  );
};
