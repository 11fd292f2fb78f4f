import CloseIcon from '@mui/icons-material/Close';
import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import { useEffect, useId, useRef, type ClipboardEvent, type ComponentProps, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../IconButton/IconButton';
import { Box, Row } from './EditableLine.styles';
import type { EditedLine } from './editedLine';
import { LineMover } from './LineMover';
import { LineNote } from './LineNote';
import { messages } from './messages';

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

/** The lines of a text that are not empty, without the space around them. */
const linesIn = (text: string): string[] =>
  text
    .split(/\r\n|[\n\r]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** What keys and pasted lines do in the box of a line. */
const boxEvents = ({
  text,
  onEnter,
  onRemove,
  onPasteLines,
}: Pick<EditableLineProps, 'onEnter' | 'onRemove' | 'onPasteLines'> & { text: string }) => ({
  onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      onEnter();
    } else if (event.key === 'Backspace' && text === '') {
      event.preventDefault();
      onRemove();
    }
  },
  onPaste(event: ClipboardEvent) {
    const lines = linesIn(event.clipboardData.getData('text'));
    if (lines.length < 2) return;
    event.preventDefault();
    onPasteLines(lines);
  },
});

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
  const { key, text, note, isHeading = false } = line;

  useEffect(() => {
    if (isAwaited) box.current?.focus();
  }, [isAwaited]);

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
        {...boxEvents({ text, onEnter, onRemove, onPasteLines })}
      />
      <IconButton aria-label={formatMessage(messages.remove, { name })} onClick={onRemove}>
        <CloseIcon fontSize="medium" />
      </IconButton>
      {isMoved && <LineMover onRise={onRise} onSink={onSink} />}
      <LineNote
        id={noteId}
        line={line}
        onChoose={(suggestion, isByKey) => {
          // The suggestion goes. Under a finger, the box would bring the keyboard up.
          if (isByKey) box.current?.focus();
          onChange(suggestion);
        }}
      />
    </Row>
  );
};
