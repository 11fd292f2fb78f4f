import NotificationsActiveIcon from '@mui/icons-material/NotificationsActiveOutlined';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../Button/Button';
import { Switch } from '../Switch/Switch';
import { messages } from './messages';

interface WaitSectionProps {
  waitsForMe: boolean;
  onWaitsForMeChange: (waitsForMe: boolean) => void;
}

/** Whether a step that ended waits for the cook. */
export const WaitSection = ({ waitsForMe, onWaitsForMeChange }: WaitSectionProps) => {
  const { formatMessage } = useIntl();
  const hintId = useId();
  return (
    <section>
      <Switch checked={waitsForMe} onChange={onWaitsForMeChange} describedBy={hintId}>
        {formatMessage(messages.waitForMe)}
      </Switch>
      <p id={hintId}>{formatMessage(messages.waitForMeHint)}</p>
    </section>
  );
};

interface RingSectionProps {
  hasSound: boolean;
  isMuted: boolean;
  onMutedChange: (isMuted: boolean) => void;
  onRingTry: () => void;
}

/** The bell, and a way to try it. */
export const RingSection = ({ hasSound, isMuted, onMutedChange, onRingTry }: RingSectionProps) => {
  const { formatMessage } = useIntl();
  return (
    <section>
      {hasSound ? (
        <>
          <Switch checked={!isMuted} onChange={(isOn) => onMutedChange(!isOn)}>
            {formatMessage(messages.sound)}
          </Switch>
          <Button look="text" style={{ marginInlineStart: -16 }} onClick={onRingTry}>
            <NotificationsActiveIcon />
            {formatMessage(messages.tryRing)}
          </Button>
        </>
      ) : (
        <p>{formatMessage(messages.noSound)}</p>
      )}
    </section>
  );
};

interface SpeechSectionProps {
  hasSpeech: boolean;
  isSpoken: boolean;
  onSpokenChange: (isSpoken: boolean) => void;
}

/** Whether steps are read aloud. */
export const SpeechSection = ({ hasSpeech, isSpoken, onSpokenChange }: SpeechSectionProps) => {
  const { formatMessage } = useIntl();
  const hintId = useId();
  return (
    <section>
      <Switch checked={isSpoken && hasSpeech} disabled={!hasSpeech} onChange={onSpokenChange} describedBy={hintId}>
        {formatMessage(messages.spoken)}
      </Switch>
      <p id={hintId}>{formatMessage(hasSpeech ? messages.spokenHint : messages.noSpeech)}</p>
    </section>
  );
};

interface ListeningSectionProps {
  hasRecognition: boolean;
  listening: 'off' | 'on' | 'failed';
  onListeningChange: (isListening: boolean) => void;
}

/** Voice commands, and where the browser sends what it hears. */
export const ListeningSection = ({ hasRecognition, listening, onListeningChange }: ListeningSectionProps) => {
  const { formatMessage } = useIntl();
  const hintId = useId();
  return (
    <section>
      <Switch checked={listening === 'on'} disabled={!hasRecognition} onChange={onListeningChange} describedBy={hintId}>
        {formatMessage(messages.listen)}
      </Switch>
      <div id={hintId} role="status">
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
  );
};

interface KeysSectionProps {
  ignoresLetters: boolean;
  onLettersIgnoredChange: (ignoresLetters: boolean) => void;
}

/** The shortcut that is a letter, which a cook who dictates has to be able to switch off. */
export const KeysSection = ({ ignoresLetters, onLettersIgnoredChange }: KeysSectionProps) => {
  const { formatMessage } = useIntl();
  const hintId = useId();
  return (
    <section data-keys="">
      <Switch checked={!ignoresLetters} onChange={(isOn) => onLettersIgnoredChange(!isOn)} describedBy={hintId}>
        {formatMessage(messages.letterKey)}
      </Switch>
      <p id={hintId}>{formatMessage(messages.letterKeyHint)}</p>
    </section>
  );
};

interface MessagesSectionProps {
  notifications: 'granted' | 'denied' | 'default' | 'unsupported';
  onNotificationsAllow: () => void;
}

/** Notifications of the device. */
export const MessagesSection = ({ notifications, onNotificationsAllow }: MessagesSectionProps) => {
  const { formatMessage } = useIntl();
  const notificationWords = { granted: messages.allowed, denied: messages.denied, unsupported: messages.noMessages };
  return (
    <section>
      <h3>{formatMessage(messages.messages)}</h3>
      {notifications === 'default' ? (
        <Button look="outlined" onClick={onNotificationsAllow}>
          <NotificationsActiveIcon />
          {formatMessage(messages.allow)}
        </Button>
      ) : (
        <p>{formatMessage(notificationWords[notifications])}</p>
      )}
    </section>
  );
};
