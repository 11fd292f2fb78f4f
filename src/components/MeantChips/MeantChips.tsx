import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import type { Meant } from '@contracts/meant';
import { ChoiceChip } from '../ChoiceChip/ChoiceChip';
import { ChipRow } from '../GuessChips/chipParts';
import { messages } from './messages';

interface MeantChipsProps {
  meant: readonly Meant[];
  /** Called with what was typed and the ingredient that takes its place. */
  onChoose: (typed: string, name: string) => void;
}

/** What was not understood, as a question: "toms: tomatoes?". Pressing an ingredient searches again with it. */
export const MeantChips = ({ meant, onChoose }: MeantChipsProps) => {
  const { formatMessage } = useIntl();
  if (meant.length === 0) return null;
  return (
    <ChipRow>
      {meant.map(({ typed, ingredients }) => (
        <Fragment key={typed}>
          <strong>{formatMessage(messages.typed, { typed })}</strong>
          {ingredients.map(({ id, name }) => (
            <ChoiceChip
              key={id}
              type="button"
              aria-label={formatMessage(messages.take, { typed, name })}
              onClick={() => onChoose(typed, name)}
            >
              {formatMessage(messages.ask, { name })}
            </ChoiceChip>
          ))}
        </Fragment>
      ))}
    </ChipRow>
  );
};
