import UndoIcon from '@mui/icons-material/Undo';
import DeleteIcon from '@mui/icons-material/DeleteOutlineOutlined';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { Button } from '@/components/Button/Button';
import { DeviceNote } from '@/components/DeviceNote/DeviceNote';
import { removalTakenBack, selectLastRemoved, type ListKey } from '@/slices/shoppingSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { messages } from './messages';

/* Few words: the button stands beside them on a phone, too. */
const Status = styled('div')({ '&& p': { flexBasis: 'auto' } });

/** The button goes with its note. The focus moves to the line that came back. */
const focusReturned = (entryId: string | undefined) =>
  document.querySelector<HTMLElement>(`[data-entries~="${entryId}"] [data-kind="tick"]`)?.focus();

/** What was removed last, and the button that brings it back. */
export const UndoRemoval = ({ list }: { list: ListKey }) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const removed = useAppSelector(selectLastRemoved);
  if (removed?.list !== list || removed.lines.length === 0) return null;
  const takeBack = () => {
    const { payload } = dispatch(removalTakenBack(removed.lines.length));
    requestAnimationFrame(() => focusReturned(payload.ids[0]));
  };
  return (
    <Status role="status">
      <DeviceNote icon={DeleteIcon} text={formatMessage(messages.removed, { count: removed.lines.length })}>
        <Button data-focus="otherwise" onClick={takeBack}>
          <UndoIcon fontSize="compact" />
          {formatMessage(messages.undo)}
        </Button>
      </DeviceNote>
    </Status>
  );
};
