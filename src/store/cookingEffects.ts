import type { Language } from '@contracts/vocabulary';
import type { CookingAbilities } from '@/slices/cookingViewSlice';

/** A sentence and its language. */
export interface Speech {
  text: string;
  /** BCP 47 tag of the text. */
  language: string;
}

/** A notification of the device. */
export interface DeviceMessage {
  title: string;
  body: string;
  /** A later notification with the same tag replaces it. */
  tag: string;
  /** The path that a press opens, on our origin. */
  path: string;
}

/** Callbacks of the speech recognition: a phrase was understood, or it ended. */
export interface Listening {
  language: Language;
  onHeard: (transcript: string) => void;
  onFailed: () => void;
}

/** Effects of cooking timers on the page and the device. Loaded with the first dish. */
export interface CookingEffects {
  abilities: () => CookingAbilities;
  /** Browsers allow a page to make a sound only after a press on it. */
  unlockSound: () => void;
  ring: () => void;
  /** Speaks one after the other. A new call interrupts the previous one. */
  speak: (speeches: readonly Speech[]) => void;
  /** Null stops listening. */
  listen: (listening: Listening | null) => void;
  /** Shown when the cook allowed it and does not see the page. */
  notify: (message: DeviceMessage) => void;
  askToNotify: () => Promise<void>;
  /** Keeps the screen on until told otherwise, and again after the page was hidden. */
  keepAwake: (isWanted: boolean, onChange: (isAwake: boolean) => void) => void;
  /** Shows a countdown before the tab's title; null restores the title. */
  showInTitle: (text: string | null) => void;
  /** Calls `wake` at this time, even when the browser throttles the timers of a hidden page. Null cancels. */
  wakeAt: (at: number | null, wake: () => void) => void;
  /** Whether this tab rings for `key`. Only one tab gets true, preferably a visible one. */
  claimRing: (key: string) => Promise<boolean>;
}
