import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { saidSeconds } from '@kitchen/recipes/ownRecipe';
import { EditableLines, type EditedLine } from '@/components/EditableLines/EditableLines';
import { PanelTitle } from '@/components/Panel/Panel';
import { useVocabulary } from '@/i18n/useVocabulary';
import { Hint, Part } from './AddRecipeView.styles';
import { messages } from './messages';
import { PartMistake } from './PartMistake';
import type { DraftForm } from './useDraftForm';
import { useDraftLines } from './useDraftLines';

/** The method of the draft; a step that names a time shows its timer. */
export const StepsPart = ({ form }: { form: DraftForm }) => {
  const { formatMessage } = useIntl();
  const { minutes } = useVocabulary();
  const { lines, ...changes } = useDraftLines(form, 'steps');
  const { language } = form.values;
  const timed = useMemo(
    () =>
      lines.map((line): EditedLine => {
        const seconds = saidSeconds(line.text, { language });
        return seconds === undefined
          ? line
          : {
              ...line,
              state: 'understood',
              note: formatMessage(messages.timer, { time: minutes(Math.max(1, Math.round(seconds / 60))) }),
            };
      }),
    [formatMessage, language, lines, minutes],
  );
  return (
    <Part id="part-steps">
      <PanelTitle>{formatMessage(messages.steps)}</PanelTitle>
      <Hint>{formatMessage(messages.stepsHint)}</Hint>
      <PartMistake mistake={form.mistakes.steps} />
      <EditableLines
        {...changes}
        isLong
        label={formatMessage(messages.steps)}
        lines={timed}
        nameOf={(index) => formatMessage(messages.step, { number: index + 1 })}
        addLabel={formatMessage(messages.addStep)}
      />
    </Part>
  );
};
