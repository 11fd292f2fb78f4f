import UndoIcon from '@mui/icons-material/Undo';
import DeleteIcon from '@mui/icons-material/DeleteOutlineOutlined';
import { useIntl } from 'react-intl';
import { Button } from '@/components/Button/Button';
import { DeviceNote } from '@/components/DeviceNote/DeviceNote';
import { removalTakenBack, selectLastRemoved, type ListKey } from '@/slices/shoppingSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { messages } from './messages';

/** What was removed last, and the button that brings it back. */
export const UndoRemoval = ({ list }: { list: ListKey }) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const removed = useAppSelector(selectLastRemoved);
  if (removed?.list !== list || removed.lines.length === 0) return null;
  return (
    <div role="status">
      <DeviceNote icon={DeleteIcon} text={formatMessage(messages.removed, { count: removed.lines.length })}>
        <Button onClick={() => dispatch(removalTakenBack(removed.lines.length))}>
          <UndoIcon fontSize="compact" />
          {formatMessage(messages.undo)}
        </Button>
      </DeviceNote>
    </div>
  );
};
