import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { MethodSteps } from '@/components/MethodSteps/MethodSteps';
import { Panel, PanelTitle } from '@/components/Panel/Panel';
import { ingredientText, joinOf, precedesName } from '@kitchen/measures/measuredName';
import { langAttribute } from '@/lib/recipe/langAttribute';
import { messages } from './messages';
import type { ServingsProps } from './servingsProps';
import { useIngredientLines } from './useIngredientLines';
import { useMethodSteps } from './useMethodSteps';

const Panels = styled('div')({ display: 'grid', gap: 24, paddingTop: 24 });
const Lines = styled('ul')({ display: 'grid', gap: 8, margin: '12px 0 0', paddingInlineStart: 24 });

/** The ingredients and the method below each other. */
export const EveryLine = ({ recipe, swaps, servings }: Pick<ServingsProps, 'recipe' | 'swaps' | 'servings'>) => {
  const { formatMessage } = useIntl();
  const lines = useIngredientLines(recipe, swaps, servings);
  const steps = useMethodSteps(recipe, servings);
  return (
    <Panels>
      <Panel>
        <PanelTitle>{formatMessage(messages.ingredients)}</PanelTitle>
        <Lines lang={langAttribute(recipe)}>
          {lines.map(({ quantity, name, note }, i) => (
            <li key={i}>
              {precedesName(quantity) ? (
                <>
                  <b>{quantity}</b>
                  {joinOf(quantity, name, recipe.language)}
                  {[name, note].filter(Boolean).join(', ')}
                </>
              ) : (
                ingredientText({ quantity, name, note }, recipe.language)
              )}
            </li>
          ))}
        </Lines>
      </Panel>
      <Panel>
        <PanelTitle style={{ marginBottom: 12 }}>{formatMessage(messages.method)}</PanelTitle>
        <div lang={langAttribute(recipe)}>
          <MethodSteps steps={steps} />
        </div>
      </Panel>
    </Panels>
  );
};
