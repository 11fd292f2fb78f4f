import CloseIcon from '@mui/icons-material/Close';
import EditIcon from '@mui/icons-material/EditOutlined';
import KitchenIcon from '@mui/icons-material/KitchenOutlined';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '../IconButton/IconButton';
import { Box } from '../IngredientList/IngredientList.styles';
import { MovingItems } from '../MovingItems/MovingItems';
import { EditedLine } from './EditedLine';
import { messages } from './messages';
import { AlwaysButton, Amount, Caption, Row, Rows, Ways, Words } from './ShoppingLines.styles';

export interface ShoppingRow {
  key: string;
  name: string;
  /** "325 g", in the cook's measures; empty if no amount is known. */
  quantity: string;
  /** Something on the line has no amount. */
  isMore: boolean;
  recipes: readonly { id: number; title: string }[];
  isTicked: boolean;
  /** The account has no room for it. */
  isOnDeviceOnly?: boolean;
  /** What was merged into it. */
  entryIds?: readonly string[];
}

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

/** Lines of a shopping list: ticked with a thumb, removed, and each with the recipes that need it. */
export const ShoppingLines = <R extends ShoppingRow>({
  labelledBy,
  rows,
  onTick,
  onRemove,
  editing,
  onAlways,
}: ShoppingLinesProps<R>) => {
  const { formatMessage, formatList } = useIntl();
  const list = useRef<HTMLUListElement>(null);
  const [edited, setEdited] = useState<string | null>(null);
  const leave = (key: string) => {
    setEdited(null);
    requestAnimationFrame(() => {
      const lines = [...(list.current?.querySelectorAll<HTMLElement>('[data-line]') ?? [])];
      lines
        .find(({ dataset }) => dataset.line === key)
        ?.querySelector<HTMLElement>('[data-edits]')
        ?.focus();
    });
  };
  return (
    <Rows ref={list} aria-labelledby={labelledBy}>
      {rows.map((row) => {
        const { key, name, quantity, isMore, recipes, isTicked } = row;
        const amount = isMore ? formatMessage(messages.orMore, { quantity }) : quantity;
        const titles = formatList(
          recipes.map(({ title }) => title),
          { type: 'unit' },
        );
        if (editing && edited === key)
          return (
            <li key={key} data-line={key}>
              <EditedLine
                text={editing.textOf(row)}
                name={name}
                onCancel={() => leave(key)}
                onSave={(text) => {
                  setEdited(null);
                  editing.onRewrite(row, text);
                }}
              />
            </li>
          );
        return (
          <li key={key} data-line={key} data-entries={row.entryIds?.join(' ')}>
            <Row>
              <Box type="checkbox" checked={isTicked} onChange={() => onTick(row)} />
              <Words>
                <span className="words">
                  {amount !== '' && (
                    <>
                      <Amount>{amount}</Amount>{' '}
                    </>
                  )}
                  {name}
                </span>
                {recipes.length > 0 && <Caption>{formatMessage(messages.forRecipes, { recipes: titles })}</Caption>}
                {row.isOnDeviceOnly && <Caption>{formatMessage(messages.deviceOnly)}</Caption>}
              </Words>
            </Row>
            <Ways>
              {isTicked && onAlways && (
                <AlwaysButton
                  aria-label={formatMessage(messages.alwaysNamed, { name })}
                  title={formatMessage(messages.always)}
                  onClick={() => onAlways(row)}
                >
                  <KitchenIcon fontSize="compact" />
                  <span>{formatMessage(messages.always)}</span>
                </AlwaysButton>
              )}
              {editing && !isTicked && (
                <IconButton
                  data-edits=""
                  aria-label={formatMessage(messages.edit, { name })}
                  onClick={() => setEdited(key)}
                >
                  <EditIcon fontSize="compact" />
                </IconButton>
              )}
              <IconButton aria-label={formatMessage(messages.remove, { name })} onClick={() => onRemove(row)}>
                <CloseIcon fontSize="medium" />
              </IconButton>
            </Ways>
          </li>
        );
      })}
      <MovingItems list={list} items=":scope > li" order={rows.map(({ key }) => key)} />
    </Rows>
  );
};
