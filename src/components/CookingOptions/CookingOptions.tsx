import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useMeasured } from '../measured/useMeasured';
import { AnchoredSheet } from '../SheetDialog/AnchoredSheet';
import { SheetHead } from '../SheetDialog/SheetHead';
import { Body, Side } from './CookingOptions.styles';
import { messages } from './messages';
import {
  KeysSection,
  ListeningSection,
  MessagesSection,
  RingSection,
  SpeechSection,
  WaitSection,
} from './optionSections';

export interface CookingOptionsProps {
  /** The button it is anchored to; null while closed. */
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
  ignoresLetters: boolean;
  listening: 'off' | 'on' | 'failed';
  onWaitsForMeChange: (waitsForMe: boolean) => void;
  onMutedChange: (isMuted: boolean) => void;
  onSpokenChange: (isSpoken: boolean) => void;
  onLettersIgnoredChange: (ignoresLetters: boolean) => void;
  onListeningChange: (isListening: boolean) => void;
  onRingTry: () => void;
  onNotificationsAllow: () => void;
  onClose: () => void;
}

/** Of the sheet, in pixels. */
const WIDTH = 420;
const GAP = 8;
/** Space that a popover keeps from the edge of the window, as MUI does. */
const WINDOW_EDGE = 16;

/** Where the bar with the anchor ends. */
const readBar = (anchor: HTMLElement) => ({ end: Math.ceil(anchor.getBoundingClientRect().bottom) });

/** Options for ringing, speech and voice commands, and what this browser cannot do. Changes apply immediately. */
export const CookingOptions = ({
  anchor,
  abilities,
  waitsForMe,
  isMuted,
  isSpoken,
  ignoresLetters,
  listening,
  onWaitsForMeChange,
  onMutedChange,
  onSpokenChange,
  onLettersIgnoredChange,
  onListeningChange,
  onRingTry,
  onNotificationsAllow,
  onClose,
}: CookingOptionsProps) => {
  const { formatMessage } = useIntl();
  const titleId = useId();
  const { isSecure, hasSound, hasWakeLock, hasSpeech, hasRecognition, notifications } = abilities;

  // Where it is higher than the window below the bar, it scrolls rather than covering the bar.
  const bar = useMeasured(anchor, readBar);
  const popover = { maxHeight: `calc(100dvh - ${(bar?.end ?? 0) + GAP + WINDOW_EDGE}px)` };

  return (
    <AnchoredSheet
      hasScrim
      anchor={bar && anchor}
      titleId={titleId}
      width={WIDTH}
      gap={GAP}
      popover={popover}
      onClose={onClose}
    >
      <Body>
        <SheetHead titleId={titleId} title={formatMessage(messages.title)} onClose={onClose} />
        <Side data-side="">
          <WaitSection waitsForMe={waitsForMe} onWaitsForMeChange={onWaitsForMeChange} />
          <RingSection hasSound={hasSound} isMuted={isMuted} onMutedChange={onMutedChange} onRingTry={onRingTry} />
          <SpeechSection hasSpeech={hasSpeech} isSpoken={isSpoken} onSpokenChange={onSpokenChange} />
        </Side>
        <Side data-side="">
          <ListeningSection
            hasRecognition={hasRecognition}
            listening={listening}
            onListeningChange={onListeningChange}
          />
          <KeysSection ignoresLetters={ignoresLetters} onLettersIgnoredChange={onLettersIgnoredChange} />
          <MessagesSection notifications={notifications} onNotificationsAllow={onNotificationsAllow} />
        </Side>
        {!isSecure ? (
          <p>{formatMessage(messages.notSecure)}</p>
        ) : (
          !hasWakeLock && <p>{formatMessage(messages.noWakeLock)}</p>
        )}
      </Body>
    </AnchoredSheet>
  );
};
