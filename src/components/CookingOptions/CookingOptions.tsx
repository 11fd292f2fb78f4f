import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useMeasured } from '../measured/useMeasured';
import { AnchoredSheet } from '../SheetDialog/AnchoredSheet';
import { fadedFoot } from '../SheetDialog/fadedFoot';
import { SheetHead } from '../SheetDialog/SheetHead';
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

/** Of the sheet, and of the popover, in pixels. */
const WIDTH = 420;
const POPOVER_WIDTH = 720;
const GAP = 8;
/** Space that a popover keeps from the edge of the window, as MUI does. */
const WINDOW_EDGE = 16;

/** In pixels: between two options, and below the last. */
const LINE_GAP = 14;
const FOOT = 36;

const Body = styled('div')(({ theme: { vars, breakpoints } }) => ({
  display: 'grid',
  gap: LINE_GAP,
  width: '100%',
  boxSizing: 'border-box',
  paddingBlock: `16px ${FOOT}px`,
  paddingInline: '24px 20px',
  '& p': { margin: '0', fontSize: '0.9375rem', color: vars.palette.text.secondary },
  '& section + section': { paddingTop: 12, borderTop: `1px solid ${vars.palette.divider}` },
  '& h3': { margin: '0 0 6px', fontSize: '1rem', fontWeight: 650 },
  '&::after': fadedFoot(vars.palette.background.paper, FOOT, LINE_GAP),
  /* In two columns it ends above the buttons of the step. */
  [breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: 32,
    width: POPOVER_WIDTH,
    paddingInline: '28px 24px',
    '& > :not(section)': { gridColumn: '1 / -1' },
    '& > section:nth-of-type(-n + 2)': { paddingTop: 0, borderTop: 0 },
  },
  /* A phone has no keys. */
  [breakpoints.down('md')]: { '@media (any-hover: none)': { '& > [data-keys]': { display: 'none' } } },
}));

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
        <WaitSection waitsForMe={waitsForMe} onWaitsForMeChange={onWaitsForMeChange} />
        <RingSection hasSound={hasSound} isMuted={isMuted} onMutedChange={onMutedChange} onRingTry={onRingTry} />
        <SpeechSection hasSpeech={hasSpeech} isSpoken={isSpoken} onSpokenChange={onSpokenChange} />
        <ListeningSection hasRecognition={hasRecognition} listening={listening} onListeningChange={onListeningChange} />
        <KeysSection ignoresLetters={ignoresLetters} onLettersIgnoredChange={onLettersIgnoredChange} />
        <MessagesSection notifications={notifications} onNotificationsAllow={onNotificationsAllow} />
        {!isSecure ? (
          <p>{formatMessage(messages.notSecure)}</p>
        ) : (
          !hasWakeLock && <p>{formatMessage(messages.noWakeLock)}</p>
        )}
      </Body>
    </AnchoredSheet>
  );
};
