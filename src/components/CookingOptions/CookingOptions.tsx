import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { BellIcon } from '../icons/BellIcon';
import { CloseIcon } from '../icons/CloseIcon';
import { Switch } from '../Switch/Switch';
import { messages } from './messages';

export interface CookingOptionsProps {
  /** The button it hangs from; null while closed. */
  anchor: HTMLElement | null;
  abilities: {
    isSecure: boolean;
    hasSound: boolean;
    hasWakeLock: boolean;
    hasSpeech: boolean;
    hasRecognition: boolean;
    notifications: 'granted' | 'denied' | 'default' | 'unsupported';
  };
  waitsForMe: boolean;
  isMuted: boolean;
  isSpoken: boolean;
  listening: 'off' | 'on' | 'failed';
  onWaitsForMeChange: (waitsForMe: boolean) => void;
  onMutedChange: (isMuted: boolean) => void;
  onSpokenChange: (isSpoken: boolean) => void;
  onListeningChange: (isListening: boolean) => void;
  onRingTry: () => void;
  onNotificationsAllow: () => void;
  onClose: () => void;
}

const Body = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 14,
  width: 420,
  maxWidth: 'calc(100vw - 32px)',
  boxSizing: 'border-box',
  padding: '16px 20px 24px 24px',
  '& p': { margin: '0', fontSize: '0.9375rem', color: vars.palette.text.secondary },
  '& section + section': { paddingTop: 12, borderTop: `1px solid ${vars.palette.divider}` },
  '& h3': { margin: '0 0 6px', fontSize: '1rem', fontWeight: 650 },
}));

const Head = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h3, margin: 0 }));

/** How it rings, speaks and listens; and what this browser cannot do. Every change counts at once. */
export const CookingOptions = ({
  anchor,
  abilities,
  waitsForMe,
  isMuted,
  isSpoken,
  listening,
  onWaitsForMeChange,
  onMutedChange,
  onSpokenChange,
  onListeningChange,
  onRingTry,
  onNotificationsAllow,
  onClose,
}: CookingOptionsProps) => {
  const { formatMessage } = useIntl();
  const id = useId();
  const { isSecure, hasSound, hasWakeLock, hasSpeech, hasRecognition, notifications } = abilities;
  const notificationWords = { granted: messages.allowed, denied: messages.denied, unsupported: messages.noMessages };

  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': `${id}-title` } }}
    >
      <Body>
        <Head>
          <Title id={`${id}-title`}>{formatMessage(messages.title)}</Title>
          <IconButton aria-label={formatMessage(messages.close)} onClick={onClose}>
            <CloseIcon size={24} />
          </IconButton>
        </Head>
        <section>
          <Switch checked={waitsForMe} onChange={onWaitsForMeChange} describedBy={`${id}-wait`}>
            {formatMessage(messages.waitForMe)}
          </Switch>
          <p id={`${id}-wait`}>{formatMessage(messages.waitForMeHint)}</p>
        </section>
        <section>
          {hasSound ? (
            <>
              <Switch checked={!isMuted} onChange={(isOn) => onMutedChange(!isOn)}>
                {formatMessage(messages.sound)}
              </Switch>
              <Button look="text" style={{ marginInlineStart: -16 }} onClick={onRingTry}>
                <BellIcon />
                {formatMessage(messages.tryRing)}
              </Button>
            </>
          ) : (
            <p>{formatMessage(messages.noSound)}</p>
          )}
        </section>
        <section>
          <Switch
            checked={isSpoken && hasSpeech}
            disabled={!hasSpeech}
            onChange={onSpokenChange}
            describedBy={`${id}-spoken`}
          >
            {formatMessage(messages.spoken)}
          </Switch>
          <p id={`${id}-spoken`}>{formatMessage(hasSpeech ? messages.spokenHint : messages.noSpeech)}</p>
        </section>
        <section>
          <Switch
            checked={listening === 'on'}
            disabled={!hasRecognition}
            onChange={onListeningChange}
            describedBy={`${id}-listen`}
          >
            {formatMessage(messages.listen)}
          </Switch>
          <div id={`${id}-listen`} role="status">
            {hasRecognition ? (
              <>
                <p>{formatMessage(messages.listenHint)}</p>
                <p style={{ marginTop: 6 }}>
                  {formatMessage(listening === 'failed' ? messages.listeningFailed : messages.listenCloud)}
                </p>
              </>
            ) : (
              <p>{formatMessage(messages.noListening)}</p>
            )}
          </div>
        </section>
        <section>
          <h3>{formatMessage(messages.messages)}</h3>
          {notifications === 'default' ? (
            <Button look="outlined" onClick={onNotificationsAllow}>
              <BellIcon />
              {formatMessage(messages.allow)}
            </Button>
          ) : (
            <p>{formatMessage(notificationWords[notifications])}</p>
          )}
        </section>
        {!isSecure ? (
          <p>{formatMessage(messages.notSecure)}</p>
        ) : (
          !hasWakeLock && <p>{formatMessage(messages.noWakeLock)}</p>
        )}
      </Body>
    </Popover>
  );
};
