import { useRef, useState } from 'react';
import { MovingItems } from '../MovingItems/MovingItems';
import { LineEditor } from './LineEditor';
import { ShoppingLine, type ShoppingRow } from './ShoppingLine';
import { Rows } from './ShoppingLines.styles';

interface ShoppingLinesProps<R extends ShoppingRow> {
  /** Id of the heading. */
  labelledBy: string;
  rows: readonly R[];
  onTick: (row: R) => void;
  onRemove: (row: R) => void;
  /** The text of a line to edit, and what was written instead; absent if lines cannot be edited. */
  editing?: { textOf: (row: R) => string; onRewrite: (row: R, text: string) => void };
  /** Puts a bought thing with what is always in the kitchen; absent on another person's list. */
  onAlways?: (row: R) => void;
}

const focusEdit = (list: HTMLElement | null, key: string) =>
  [...(list?.querySelectorAll<HTMLElement>('[data-line]') ?? [])]
    .find(({ dataset }) => dataset.line === key)
    ?.querySelector<HTMLElement>('[data-edits]')
    ?.focus();

/** Lines of a shopping list: ticked with a thumb, removed, and each with the recipes that need it. */
export const ShoppingLines = <R extends ShoppingRow>({
  labelledBy,
  rows,
  onTick,
  onRemove,
  editing,
  onAlways,
}: ShoppingLinesProps<R>) => {
  const list = useRef<HTMLUListElement>(null);
  const [edited, setEdited] = useState<string | null>(null);
  const leave = (key: string) => {
    setEdited(null);
    requestAnimationFrame(() => focusEdit(list.current, key));
  };
  const save = (row: R, text: string) => {
    setEdited(null);
    editing?.onRewrite(row, text);
  };
  return (
    <Rows ref={list} aria-labelledby={labelledBy}>
      {rows.map((row) => {
        const { key, isTicked } = row;
        if (editing && edited === key)
          return (
            <li key={key} data-line={key}>
              <LineEditor
                text={editing.textOf(row)}
                name={row.name}
                onCancel={() => leave(key)}
                onSave={(text) => save(row, text)}
              />
            </li>
          );
        return (
          <li key={key} data-line={key} data-entries={row.entryIds?.join(' ')}>
            <ShoppingLine
              row={row}
              onTick={() => onTick(row)}
              onRemove={() => onRemove(row)}
              {...(editing && !isTicked && { onEdit: () => setEdited(key) })}
              {...(isTicked && onAlways && { onAlways: () => onAlways(row) })}
            />
          </li>
        );
      })}
      <MovingItems list={list} items=":scope > li" order={rows.map(({ key }) => key)} />
    </Rows>
  );
};
