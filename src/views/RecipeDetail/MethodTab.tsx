import { styled, useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useIntl } from 'react-intl';
import type { Recipe } from '@contracts/recipe';
import { bold } from '@/components/bold/bold';
import { MethodSteps } from '@/components/MethodSteps/MethodSteps';
import { Panel, PanelTitle } from '@/components/Panel/Panel';
import { ServingsStepper } from '@/components/ServingsStepper/ServingsStepper';
import { useVocabulary } from '@/i18n/useVocabulary';
import { stepChosen } from '@/slices/cookingTimerSlice';
import { langAttribute } from '@/lib/recipe/langAttribute';
import { useAppDispatch } from '@/store/hooks';
import { StepNotes } from '../Cookbook/StepNotes';
import { MethodTimer } from '../Cooking/MethodTimer';
import { useCookingOf } from '../Cooking/useCookingOf';
import { IngredientChecklist } from './IngredientChecklist';
import { messages } from './messages';
import { messages as adaptMessages } from './adaptMessages';
import { MethodStart } from './MethodStart';
import { ScalingNote } from './ScalingNote';
import type { ServingsProps, Swaps } from './servingsProps';
import { Columns, PanelHead, PanelStack } from './tabParts';
import { useMethodSteps } from './useMethodSteps';

interface MethodTabProps extends ServingsProps {
  /** The recipe without the swaps: notes stay with its steps. */
  original: Recipe;
  /** The start button at the top of the page has been scrolled away. */
  isStartAway: boolean;
}

/* Stays in sight beside a long method. */
const Beside = styled(PanelStack)({
  position: 'sticky',
  top: 'calc(var(--header-height) + 24px)',
  maxHeight: 'calc(100vh - var(--header-height) - 48px)',
  overflowY: 'auto',
});

/** Names the changes that the sentences of the method do not know of, or who worded them. */
const SwapNote = ({ chosen, leftOut, wordedBy }: Pick<Swaps, 'chosen' | 'leftOut' | 'wordedBy'>) => {
  const { formatMessage, formatList } = useIntl();
  const vocabulary = useVocabulary();
  const swaps = chosen.map((need) =>
    formatMessage(messages.withSwap, { name: need.name, swap: vocabulary.swap(need) ?? '' }),
  );
  const names = leftOut.map(({ name }) => name);
  return (
    <>
      {swaps.length > 0 && (
        <p>{formatMessage(messages.swaps, { b: bold, swaps: formatList(swaps, { type: 'unit', style: 'long' }) })}</p>
      )}
      {names.length > 0 && (
        <p>{formatMessage(adaptMessages.leaveOut, { names: formatList(names, { type: 'unit' }) })}</p>
      )}
      {wordedBy !== undefined && <p>{formatMessage(adaptMessages.worded, { model: wordedBy })}</p>}
    </>
  );
};

/** The method. Quantities inside the sentences follow the servings and the units. */
export const MethodTab = ({ recipe, original, swaps, servings, onServingsChange, isStartAway }: MethodTabProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const isWide = useMediaQuery(useTheme().breakpoints.up('lg'), { noSsr: true });
  const isSwapped = swaps.chosen.length + swaps.leftOut.length > 0;
  const { session, isOn, open } = useCookingOf(recipe, servings, isSwapped);
  const steps = useMethodSteps(recipe, servings);
  const noted = { id: recipe.id, title: recipe.title, steps: original.instructions.map(({ step }) => step) };

  return (
    <Columns>
      <Panel>
        <PanelHead>
          <PanelTitle>{formatMessage(messages.method)}</PanelTitle>
          {!isOn && <MethodStart recipe={recipe} servings={servings} isSwapped={isSwapped} isStartAway={isStartAway} />}
          <ServingsStepper servings={servings} onChange={onServingsChange} />
        </PanelHead>
        <ScalingNote recipe={recipe} servings={servings} />
        {session && isOn && <MethodTimer session={session} onOpen={open} />}
        {isSwapped && <SwapNote {...swaps} />}
        <div lang={langAttribute(recipe)}>
          <MethodSteps
            steps={steps}
            current={session && isOn ? session.stepIndex : undefined}
            below={(step) => <StepNotes recipe={noted} step={step} />}
            onChoose={isOn ? (step) => dispatch(stepChosen({ recipeId: recipe.id, step })) : undefined}
          />
        </div>
      </Panel>
      {isWide && (
        <Beside>
          <Panel>
            <PanelTitle style={{ marginBottom: 12 }}>{formatMessage(messages.ingredients)}</PanelTitle>
            <IngredientChecklist recipe={recipe} swaps={swaps} servings={servings} />
          </Panel>
        </Beside>
      )}
    </Columns>
  );
};
