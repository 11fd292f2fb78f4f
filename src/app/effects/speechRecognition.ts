import type { Listening } from '@/store/cookingEffects';

interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: { resultIndex: number; results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onend: (() => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  start: () => void;
  abort: () => void;
}

type RecognitionMaker = new () => Recognition;

/** The members of the page that recognition uses. Browsers name the constructor in two ways. */
export interface RecognisingWindow extends Window {
  SpeechRecognition?: RecognitionMaker;
  webkitSpeechRecognition?: RecognitionMaker;
}

/** Errors after which restarting recognition is pointless. Silence is not among them. */
const FINAL_ERRORS = ['not-allowed', 'service-not-allowed', 'audio-capture', 'language-not-supported', 'network'];

const RESTART_MS = 250;

/** Speech recognition. It ignores what the page itself says. */
export const createRecognition = (page: RecognisingWindow, isSpeaking: () => boolean) => {
  const Maker = page.SpeechRecognition ?? page.webkitSpeechRecognition;
  let wanted: Listening | null = null;
  let recognition: Recognition | undefined;

  const giveUp = () => {
    const failed = wanted?.onFailed;
    wanted = null;
    failed?.();
  };

  const begin = () => {
    if (!wanted || !Maker) return;
    const { language, onHeard } = wanted;
    try {
      const ear = new Maker();
      recognition = ear;
      ear.lang = language;
      ear.continuous = true;
      ear.interimResults = false;
      ear.onresult = ({ resultIndex, results }) => {
        if (isSpeaking() || ear !== recognition) return;
        for (let i = resultIndex; i < results.length; i += 1) onHeard(results[i]?.[0]?.transcript ?? '');
      };
      ear.onerror = ({ error }) => {
        if (FINAL_ERRORS.includes(error) && ear === recognition) giveUp();
      };
      // Browsers end recognition after a silence: restart it for as long as the cook wants it.
      ear.onend = () => {
        if (ear !== recognition || !wanted) return;
        page.setTimeout(() => {
          // Listening may have begun again meanwhile, in another language.
          if (ear === recognition) begin();
        }, RESTART_MS);
      };
      ear.start();
    } catch {
      giveUp();
    }
  };

  return {
    hasRecognition: Maker !== undefined && page.isSecureContext,
    listen: (listening: Listening | null) => {
      wanted = listening;
      const before = recognition;
      recognition = undefined;
      try {
        before?.abort();
      } catch {
        // It had already ended.
      }
      begin();
    },
  };
};
