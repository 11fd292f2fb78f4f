import { useIntl } from 'react-intl';
import { DEFAULT_STEP_SECONDS, MIN_STEP_SECONDS } from '@contracts/limits';
import type { Instruction } from '@contracts/recipe';
import { displayPart } from '@kitchen/units';
import { bold } from '@/components/bold/bold';
import { MethodSteps, type MethodStep } from '@/components/MethodSteps/MethodSteps';
import { Panel, PanelTitle } from '@/components/Panel/Panel';
import { ServingsStepper } from '@/components/ServingsStepper/ServingsStepper';
import { useVocabulary } from '@/i18n/useVocabulary';
import { PanelHead } from './IngredientsTab';
import { messages } from './messages';
import type { ServingsProps } from './servingsProps';
import { useDisplayOptions } from './useDisplayOptions';

const minutesOf = ({ time = DEFAULT_STEP_SECONDS }: Instruction) => Math.ceil(Math.max(time, MIN_STEP_SECONDS) / 60);

/** How it is made. Quantities inside the sentences follow the servings and the units. */
export const MethodTab = ({ recipe, swaps, servings, onServingsChange }: ServingsProps) => {
  const { formatMessage, formatList } = useIntl();
  const vocabulary = useVocabulary();
  const options = useDisplayOptions(recipe, servings);

  const steps = recipe.instructions.map((instruction): MethodStep => {
    const parts = instruction.parts ?? [instruction.step];
    return {
      minutes: minutesOf(instruction),
      pieces: parts.map((part) => ({
        text: displayPart(part, options),
        isQuantity: typeof part !== 'string' && part.kind !== 'ingredient',
      })),
    };
  });

  return (
    <Panel>
      <PanelHead>
        <PanelTitle>{formatMessage(messages.method)}</PanelTitle>
        <ServingsStepper servings={servings} onChange={onServingsChange} />
      </PanelHead>
      {swaps.chosen.length > 0 && (
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
      <div lang={recipe.language}>
        <MethodSteps steps={steps} />
      </div>
    </Panel>
  );
};
