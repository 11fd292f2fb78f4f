import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import HelpOutlineIcon from '@mui/icons-material/HelpOutlineOutlined';
import { useEffect, useId, useRef, type ClipboardEvent, type ComponentProps, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { ChoiceChip } from '../ChoiceChip/ChoiceChip';
import { IconButton } from '../IconButton/IconButton';
import { Box, Mark, Note, Row } from './EditableLine.styles';
import { LineMover } from './LineMover';
import { messages } from './messages';

/** A line with what was understood of it. */
export interface EditedLine {
  key: number;
  text: string;
  isHeading?: true;
  /** Absent while there is nothing to say: a step, a heading, an empty line. */
  state?: 'understood' | 'doubtful' | 'unknown';
  /** What was read, or what is doubtful, in words. */
  note?: string;
  /** Whole lines the cook may have meant. */
  suggestions?: readonly string[];
}

interface EditableLineProps {
  line: EditedLine;
  name: string;
  isLong: boolean;
  /** Gets the focus when it appears. */
  isAwaited: boolean;
  handle: Partial<ComponentProps<'button'>>;
  /** The buttons for moving are shown. */
  isMoved: boolean;
  /** Moves the line one place; undefined at the end of the list. */
  onRise?: () => void;
  onSink?: () => void;
  onChange: (text: string) => void;
  onEnter: () => void;
  onRemove: () => void;
  onPasteLines: (lines: string[]) => void;
}

const MARKS = { understood: CheckIcon, doubtful: HelpOutlineIcon, unknown: HelpOutlineIcon } as const;

/** One line of a recipe: its handle, its box, what was understood of it, and the button that removes it. */
export const EditableLine = ({
  line,
  name,
  isLong,
  isAwaited,
  handle,
  isMoved,
  onRise,
  onSink,
  onChange,
  onEnter,
  onRemove,
  onPasteLines,
}: EditableLineProps) => {
  const { formatMessage } = useIntl();
  const noteId = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const { key, text, state, note, suggestions = [], isHeading = false } = line;
  const Icon = state && MARKS[state];

  useEffect(() => {
    if (isAwaited) box.current?.focus();
  }, [isAwaited]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      onEnter();
    } else if (event.key === 'Backspace' && text === '') {
      event.preventDefault();
      onRemove();
    }
  };

  const onPaste = (event: ClipboardEvent) => {
    const lines = event.clipboardData
      .getData('text')
      .split(/\r\n|[\n\r]/)
      .map((one) => one.trim())
      .filter((one) => one !== '');
    if (lines.length < 2) return;
    event.preventDefault();
    onPasteLines(lines);
  };

  return (
    <Row data-heading={isHeading}>
      <IconButton
        aria-label={formatMessage(messages.move, { name })}
        aria-expanded={isMoved}
        title={formatMessage(messages.moveHint)}
        {...handle}
      >
        <DragIndicatorIcon fontSize="medium" />
      </IconButton>
      <Box
        ref={box}
        data-line={key}
        rows={isLong ? 2 : 1}
        value={text}
        aria-label={name}
        aria-describedby={note ? noteId : undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.value.replace(/[\r\n]+/g, ' '))}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <IconButton aria-label={formatMessage(messages.remove, { name })} onClick={onRemove}>
        <CloseIcon fontSize="medium" />
      </IconButton>
      {isMoved && <LineMover onRise={onRise} onSink={onSink} />}
      {(note !== undefined || suggestions.length > 0) && (
        <Note id={noteId} data-state={state}>
          {Icon && (
            <Mark>
              <Icon fontSize="tiny" />
            </Mark>
          )}
          {note !== undefined && <span>{note}</span>}
          {suggestions.map((suggestion) => (
            <ChoiceChip key={suggestion} type="button" onClick={() => onChange(suggestion)}>
              {suggestion}
            </ChoiceChip>
          ))}
        </Note>
      )}
    </Row>
  );
};
