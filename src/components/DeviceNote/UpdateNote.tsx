import RefreshIcon from '@mui/icons-material/Refresh';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../Button/Button';
import { DeviceNote } from './DeviceNote';
import { messages } from './messages';

interface UpdateNoteProps {
  /** A timer is running: the first press only asks for confirmation. */
  isCooking: boolean;
  onReload: () => void;
  onLater: () => void;
}

/** Offers the newer version. It is never installed without the cook's consent. */
export const UpdateNote = ({ isCooking, onReload, onLater }: UpdateNoteProps) => {
  const { formatMessage } = useIntl();
  const [isAsking, setIsAsking] = useState(false);
  const asks = isAsking && isCooking;
  return (
    <DeviceNote icon={RefreshIcon} text={formatMessage(asks ? messages.updateWhileCooking : messages.updateReady)}>
      <Button onClick={() => (isCooking && !asks ? setIsAsking(true) : onReload())}>
        {formatMessage(asks ? messages.reloadAnyway : messages.reload)}
      </Button>
      <Button onClick={onLater}>{formatMessage(messages.later)}</Button>
    </DeviceNote>
  );
};
