import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../Button/Button';
import { RefreshIcon } from '../icons/RefreshIcon';
import { DeviceNote } from './DeviceNote';
import { messages } from './messages';

interface UpdateNoteProps {
  /** A dish is being timed: then the first press only asks. */
  isCooking: boolean;
  onReload: () => void;
  onLater: () => void;
}

/** Offers the newer version; nothing happens without a word of the cook. */
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
