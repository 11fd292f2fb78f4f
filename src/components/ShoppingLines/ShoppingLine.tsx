import CloseIcon from '@mui/icons-material/Close';
import EditIcon from '@mui/icons-material/EditOutlined';
import KitchenIcon from '@mui/icons-material/KitchenOutlined';
import { useIntl } from 'react-intl';
import { IconButton } from '../IconButton/IconButton';
import { Box } from '../IngredientList/IngredientList.styles';
import { messages } from './messages';
import { AlwaysButton, Amount, Caption, Row, Ways, Words } from './ShoppingLines.styles';

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

/** The amount and name of a line, which recipes need it, and where it is kept. */
const LineWords = ({ row: { name, quantity, isMore, recipes, isOnDeviceOnly } }: { row: ShoppingRow }) => {
  const { formatMessage, formatList } = useIntl();
  const amount = isMore ? formatMessage(messages.orMore, { quantity }) : quantity;
  const titles = formatList(
    recipes.map(({ title }) => title),
    { type: 'unit' },
  );
  return (
    <Words>
      <span className="words">
        {amount !== '' && (
          <>
            <Amount>{amount}</Amount>{' '}
          </>
        )}
        {name}
      </span>
      {recipes.length > 0 && (
        <Caption className="caption">{formatMessage(messages.forRecipes, { recipes: titles })}</Caption>
      )}
      {isOnDeviceOnly && <Caption className="caption">{formatMessage(messages.deviceOnly)}</Caption>}
    </Words>
  );
};

interface ShoppingLineProps {
  row: ShoppingRow;
  onTick: () => void;
  onRemove: () => void;
  /** Absent if the line cannot be edited. */
  onEdit?: () => void;
  /** Puts it with what is always in the kitchen; absent if it is not bought, or not this cook's. */
  onAlways?: () => void;
}

/** A line as it is read: what to buy, and the ways to tick, edit and remove it. */
export const ShoppingLine = ({ row, onTick, onRemove, onEdit, onAlways }: ShoppingLineProps) => {
  const { formatMessage } = useIntl();
  const { name } = row;
  return (
    <>
      <Row>
        <Box type="checkbox" data-kind="tick" checked={row.isTicked} onChange={onTick} />
        <LineWords row={row} />
      </Row>
      <Ways>
        {onAlways && (
          <AlwaysButton
            data-kind="always"
            aria-label={formatMessage(messages.alwaysNamed, { name })}
            title={formatMessage(messages.always)}
            onClick={onAlways}
          >
            <KitchenIcon fontSize="compact" />
            <span>{formatMessage(messages.always)}</span>
          </AlwaysButton>
        )}
        {onEdit && (
          <IconButton data-edits="" aria-label={formatMessage(messages.edit, { name })} onClick={onEdit}>
            <EditIcon fontSize="compact" />
          </IconButton>
        )}
        <IconButton data-kind="remove" aria-label={formatMessage(messages.remove, { name })} onClick={onRemove}>
          <CloseIcon fontSize="medium" />
        </IconButton>
      </Ways>
    </>
  );
};
