import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { readForWriter } from '@kitchen/reading/recipeText/lineState';
import { writtenLine } from '@kitchen/recipes/writtenLine';
import { EditableLines, type EditedLine } from '@/components/EditableLines/EditableLines';
import { PanelTitle } from '@/components/Panel/Panel';
import { Hint, Part } from './AddRecipeView.styles';
import { messages } from './messages';
import { PartMistake } from './PartMistake';
import type { DraftForm } from './useDraftForm';
import { useDraftLines } from './useDraftLines';

/** Each ingredient line with what was understood of it, and what the cook may have meant. */
const useMarkedLines = (values: DraftForm['values']): EditedLine[] => {
  const { formatMessage } = useIntl();
  const { ingredients, language } = values;
  return useMemo(
    () =>
      ingredients.map((line): EditedLine => {
        const text = line.text.trim();
        if (line.isHeading || text === '') return line;
        const { state, suggestions } = readForWriter(text, { language });
        const { quantity, name } = writtenLine(text, { language });
        const understood = `${quantity} ${name}`.trim();
        const note =
          state === 'understood'
            ? understood
            : formatMessage(state === 'doubtful' && suggestions.length > 0 ? messages.guess : messages.unread);
        return {
          ...line,
          state,
          note: state === 'doubtful' && suggestions.length === 0 ? understood : note,
          suggestions,
        };
      }),
    [formatMessage, ingredients, language],
  );
};

/** The ingredient list of the draft. */
export const IngredientsPart = ({ form }: { form: DraftForm }) => {
  const { formatMessage } = useIntl();
  const { lines: _lines, ...changes } = useDraftLines(form, 'ingredients');
  const lines = useMarkedLines(form.values);
  return (
    <Part id="part-ingredients">
      <PanelTitle>{formatMessage(messages.ingredients)}</PanelTitle>
      <Hint>{formatMessage(messages.ingredientsHint)}</Hint>
      <PartMistake mistake={form.mistakes.ingredients} />
      <EditableLines
        {...changes}
        label={formatMessage(messages.ingredients)}
        lines={lines}
        nameOf={(index) => formatMessage(messages.ingredient, { number: index + 1 })}
        addLabel={formatMessage(messages.addIngredient)}
      />
    </Part>
  );
};
