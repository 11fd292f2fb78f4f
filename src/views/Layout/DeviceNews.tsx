import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import LockOpenIcon from '@mui/icons-material/LockOpenOutlined';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/Button/Button';
import { DeviceNote } from '@/components/DeviceNote/DeviceNote';
import { messages } from '@/components/DeviceNote/messages';
import { UpdateNote } from '@/components/DeviceNote/UpdateNote';
import { LiveRegion } from '@/components/LiveRegion/LiveRegion';
import { Page } from '@/components/Page/Page';
import { selectIsCooking } from '@/slices/cookingTimerSlice';
import {
  insecureNoteDismissed,
  selectHasRecipes,
  selectIsInsecure,
  selectIsOffline,
  selectIsUpdateReady,
  updateAccepted,
  updatePostponed,
} from '@/slices/deviceSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

/** A live region must exist before its text arrives, or screen readers ignore it. */
const SAID_AFTER_MS = 500;

const Stage = styled('div')(({ theme }) => ({
  '&[data-on-stage="true"]': {
    [theme.breakpoints.down('md')]: { backgroundColor: theme.vars.palette.hero },
  },
}));

const Notes = styled(Page)({ display: 'grid', gap: 8, paddingBlock: '4px 8px' });

interface DeviceNewsProps {
  /** On a phone they share the yellow background of the hero. */
  isOnStage: boolean;
}

/** News about this device: it is offline, a newer version is ready, the page is not secure. */
export const DeviceNews = ({ isOnStage }: DeviceNewsProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const isOffline = useAppSelector(selectIsOffline);
  const hasRecipes = useAppSelector(selectHasRecipes);
  const isUpdateReady = useAppSelector(selectIsUpdateReady);
  const isInsecure = useAppSelector(selectIsInsecure);
  const isCooking = useAppSelector(selectIsCooking);
  const [wasOffline, setWasOffline] = useState(isOffline);
  if (isOffline && !wasOffline) setWasOffline(true);

  const offline = formatMessage(hasRecipes ? messages.offline : messages.offlineWithoutRecipes);
  const online = wasOffline ? formatMessage(messages.online) : '';
  const update = isUpdateReady ? formatMessage(messages.updateReady) : '';
  const news = [isOffline ? offline : online, update].filter(Boolean).join(' ');
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnouncement(news), SAID_AFTER_MS);
    return () => clearTimeout(timer);
  }, [news]);

  const hasNotes = isOffline || isUpdateReady || isInsecure;
  return (
    <Stage data-on-stage={isOnStage}>
      <LiveRegion text={announcement} />
      {hasNotes && (
        <Notes as="aside" aria-label={formatMessage(messages.news)}>
          {isOffline && <DeviceNote icon={CloudOffIcon} text={offline} />}
          {isUpdateReady && (
            <UpdateNote
              isCooking={isCooking}
              onReload={() => dispatch(updateAccepted())}
              onLater={() => dispatch(updatePostponed())}
            />
          )}
          {isInsecure && (
            <DeviceNote icon={LockOpenIcon} text={formatMessage(messages.insecure)}>
              <Button onClick={() => dispatch(insecureNoteDismissed())}>{formatMessage(messages.dismiss)}</Button>
            </DeviceNote>
          )}
        </Notes>
      )}
    </Stage>
  );
};
