import type { Language } from '@contracts/vocabulary';
import type { CookingAbilities } from '@/slices/cookingViewSlice';

/** A sentence with the language it is in. */
export interface Speech {
  text: string;
  language: Language;
}

/** What a message of the device's own says. */
export interface DeviceMessage {
  title: string;
  body: string;
  /** A later one with the same tag takes its place. */
  tag: string;
  /** Where a press leads to, on our origin. */
  path: string;
}

/** Who listens to the cook: what was understood, or that it is over. */
export interface Listening {
  language: Language;
  onHeard: (transcript: string) => void;
  onFailed: () => void;
}

/** What a kitchen timer does to the page and the device. Fetched with the first dish. */
export interface CookingEffects {
  abilities: () => CookingAbilities;
  /** Browsers let a page make a sound only after a press on it. */
  unlockSound: () => void;
  ring: () => void;
  /** Says one after the other; a new call ends what is being said. */
  speak: (speeches: readonly Speech[]) => void;
  /** Null ends it. */
  listen: (listening: Listening | null) => void;
  /** Shown where the cook has allowed it and does not see the page. */
  notify: (message: DeviceMessage) => void;
  askToNotify: () => Promise<void>;
  /** Holds the screen on until told otherwise, also after the page was hidden. */
  keepAwake: (isWanted: boolean, onChange: (isAwake: boolean) => void) => void;
  /** A countdown before the tab's own title; null gives that back. */
  showInTitle: (text: string | null) => void;
  /** Calls when the moment has come, also where a hidden page's own timers are slowed down. Null: not any more. */
  wakeAt: (at: number | null, wake: () => void) => void;
  /** Whether it is this tab that rings for `key`: one of all tabs gets true, and rather one that is looked at. */
  claimRing: (key: string) => Promise<boolean>;
}
