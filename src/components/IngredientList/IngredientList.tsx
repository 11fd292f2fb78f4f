import { Fragment, useId, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../Button/Button';
import { IngredientFate, type IngredientFateProps } from './IngredientFate';
import { Box, Line, List, Note, Progress, Quantity, Section } from './IngredientList.styles';
import { messages } from './messages';

export interface IngredientLine extends IngredientFateProps {
  /** "400 g", already scaled and converted; empty if the note says "to taste". */
  quantity: string;
  /** How it is prepared. */
  note?: string;
  /** The heading above it: “For the sauce”. */
  section?: string;
}

interface IngredientListProps {
  lines: readonly IngredientLine[];
  /** Indexes of the ticked lines. */
  ticked: readonly number[];
  onTick: (line: number) => void;
  onReset: () => void;
}

/** Runs of lines below one heading; the first has none if the list begins without. */
const groupsOf = (lines: readonly IngredientLine[]) => {
  const starts = lines.flatMap(({ section }, i) => (i === 0 || section !== undefined ? [i] : []));
  return starts.map((from, i) => ({ section: lines[from]!.section, from, to: starts[i + 1] ?? lines.length }));
};

const quiet = (chunks: ReactNode[]) => <Note key="note">{chunks}</Note>;

/** The ingredients as a checklist: amounts in a column of their own, and what the cook has or lacks. */
export const IngredientList = ({ lines, ticked, onTick, onReset }: IngredientListProps) => {
  const { formatMessage, locale } = useIntl();
  const id = useId();
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
      {groupsOf(lines).map(({ section, from, to }) => (
        <Fragment key={from}>
          {section !== undefined && <Section id={`${id}-${from}`}>{section}</Section>}
          <List aria-labelledby={section === undefined ? undefined : `${id}-${from}`}>
            {lines.slice(from, to).map((line, at) => {
              const i = from + at;
              return (
                <li key={i}>
                  <Line>
                    <Box type="checkbox" checked={ticked.includes(i)} onChange={() => onTick(i)} />
                    <Quantity>{line.quantity}</Quantity>
                    <span>
                      {line.note
                        ? formatMessage(messages.withNote, { name: line.name, note: line.note, quiet })
                        : line.name}
                    </span>
                  </Line>
                  <IngredientFate {...line} />
                </li>
              );
            })}
          </List>
        </Fragment>
      ))}
    </>
  );
};
