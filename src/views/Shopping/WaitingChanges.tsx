import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import { useIntl } from 'react-intl';
import { DeviceNote } from '@/components/DeviceNote/DeviceNote';
import type { ListKey } from '@/slices/shoppingSlice';
import { useAppSelector } from '@/store/hooks';
import { selectHasWaitingChanges } from '@/store/shoppingSelectors';
import { messages } from './messages';

/** Says that changes are only on this device so far. */
export const WaitingChanges = ({ list }: { list: ListKey }) => {
  const { formatMessage } = useIntl();
  const isWaiting = useAppSelector((state) => selectHasWaitingChanges(state, list));
  return (
    // Empty, it takes no room between the box and the list.
    <div role="status" style={isWaiting ? undefined : { position: 'absolute' }}>
      {isWaiting && <DeviceNote icon={CloudOffIcon} text={formatMessage(messages.waiting)} />}
    </div>
  );
};
