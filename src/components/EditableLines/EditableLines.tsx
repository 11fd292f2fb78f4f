import AddIcon from '@mui/icons-material/Add';
import { styled } from '@mui/material/styles';
import { useRef, useState, type RefObject } from 'react';
import { Button } from '../Button/Button';
import { EditableLine } from './EditableLine';
import type { EditedLine } from './editedLine';
import { useLineMoving } from './useLineMoving';

export type { EditedLine };

interface EditableLinesProps {
  /** Accessible name of the list. */
  label: string;
  lines: readonly EditedLine[];
  /** Label of a row for screen readers: "Ingredient 3". */
  nameOf: (index: number) => string;
  /** Words of the button that adds a line at the end. */
  addLabel: string;
  /** Rows of several lines of text, for steps. */
  isLong?: boolean;
  onChange: (key: number, text: string) => void;
  onMove: (from: number, to: number) => void;
  onRemove: (key: number) => void;
  /** Adds an empty line behind this one; at the end without a key. Returns the key of the new line. */
  onAdd: (after?: number) => number;
  /** Several lines were pasted into this one. */
  onPasteLines: (key: number, lines: string[]) => void;
}

const Rows = styled('ol')({ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' });

/** Adds and removes lines; the focus follows to the new line, or to the neighbour of the one that went. */
const useFocusedChanges = (
  list: RefObject<HTMLOListElement | null>,
  { lines, onAdd, onRemove }: Pick<EditableLinesProps, 'lines' | 'onAdd' | 'onRemove'>,
) => {
  /** The key of the line that gets the focus as soon as it is there. */
  const [awaited, setAwaited] = useState<number | null>(null);
  const adder = useRef<HTMLButtonElement>(null);

  const add = (after?: number) => setAwaited(onAdd(after));

  const remove = (key: number) => {
    const index = lines.findIndex((line) => line.key === key);
    const next = lines[index + 1] ?? lines[index - 1];
    const box = next && list.current?.querySelector<HTMLElement>(`[data-line="${next.key}"]`);
    onRemove(key);
    (box ?? adder.current)?.focus();
  };

  return { awaited, adder, add, remove };
};

/** The lines of a recipe, one box each: written, moved, removed, and pasted as a block. */
export const EditableLines = ({
  label,
  lines,
  nameOf,
  addLabel,
  isLong = false,
  onChange,
  onMove,
  onRemove,
  onAdd,
  onPasteLines,
}: EditableLinesProps) => {
  /** The key of the line whose buttons for moving are shown. */
  const [moved, setMoved] = useState<number | null>(null);
  const { list, handle, move } = useLineMoving({
    count: lines.length,
    onMove,
    onPress: (index) => setMoved(lines[index]?.key === moved ? null : (lines[index]?.key ?? null)),
  });
  const { awaited, adder, add, remove } = useFocusedChanges(list, { lines, onAdd, onRemove });

  return (
    <>
      <Rows ref={list} aria-label={label}>
        {lines.map((line, index) => (
          <EditableLine
            key={line.key}
            line={line}
            name={nameOf(index)}
            isLong={isLong}
            isAwaited={awaited === line.key}
            handle={handle(index)}
            isMoved={moved === line.key}
            onRise={index > 0 ? () => move(index, index - 1) : undefined}
            onSink={index < lines.length - 1 ? () => move(index, index + 1) : undefined}
            onChange={(text) => onChange(line.key, text)}
            onEnter={() => add(line.key)}
            onRemove={() => remove(line.key)}
            onPasteLines={(pasted) => onPasteLines(line.key, pasted)}
          />
        ))}
      </Rows>
      <Button ref={adder} onClick={() => add()} style={{ justifySelf: 'start' }}>
        <AddIcon fontSize="medium" />
        {addLabel}
      </Button>
    </>
  );
};
