import { useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../Button/Button';
import { IngredientFate, type IngredientFateProps } from './IngredientFate';
import { Box, Line, List, Note, Progress, Quantity } from './IngredientList.styles';
import { messages } from './messages';

export interface IngredientLine extends IngredientFateProps {
  /** "400 g", already scaled and converted; empty for "to taste". */
  quantity: string;
  /** How it is prepared. */
  note?: string;
}

interface IngredientListProps {
  lines: readonly IngredientLine[];
  /** Indexes of the ticked lines. */
  ticked: readonly number[];
  onTick: (line: number) => void;
  onReset: () => void;
}

const quiet = (chunks: ReactNode[]) => <Note key="note">{chunks}</Note>;

/** The ingredients as a checklist: amounts in a column of their own, and what the cook has or lacks. */
export const IngredientList = ({ lines, ticked, onTick, onReset }: IngredientListProps) => {
  const { formatMessage, locale } = useIntl();
  const count = useRef<HTMLSpanElement>(null);
  return (
    <>
      <Progress lang={locale}>
        <span ref={count} role="status" tabIndex={-1} data-quiet-focus="">
          {formatMessage(messages.ready, { ready: ticked.length, total: lines.length })}
        </span>
        {ticked.length > 0 && (
          <Button
            aria-label={formatMessage(messages.resetLabel)}
            onClick={() => {
              onReset();
              // The reset button disappears with the last tick, so move the focus to the count.
              count.current?.focus({ preventScroll: true });
            }}
          >
            {formatMessage(messages.reset)}
          </Button>
        )}
      </Progress>
      <List>
        {lines.map((line, i) => (
          <li key={i}>
            <Line>
              <Box type="checkbox" checked={ticked.includes(i)} onChange={() => onTick(i)} />
              <Quantity>{line.quantity}</Quantity>
              <span>
                {line.note ? formatMessage(messages.withNote, { name: line.name, note: line.note, quiet }) : line.name}
              </span>
            </Line>
            <IngredientFate {...line} />
          </li>
        ))}
      </List>
    </>
  );
};
