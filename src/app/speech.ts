import type { Listening, Speech } from '@/store/cookingEffects';

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

interface SpeakingWindow extends Window {
  SpeechRecognition?: RecognitionMaker;
  webkitSpeechRecognition?: RecognitionMaker;
  SpeechSynthesisUtterance?: typeof SpeechSynthesisUtterance;
}

/** Errors after which listening again is useless; silence is none. */
const FINAL_ERRORS = ['not-allowed', 'service-not-allowed', 'audio-capture', 'language-not-supported', 'network'];

const RESTART_MS = 250;

/** The browser's voice and ear. It does not hear itself. */
export const createSpeech = (page: SpeakingWindow) => {
  const { speechSynthesis, SpeechSynthesisUtterance: Utterance } = page;
  const Maker = page.SpeechRecognition ?? page.webkitSpeechRecognition;
  let wanted: Listening | null = null;
  let recognition: Recognition | undefined;

  const begin = () => {
    if (!wanted || !Maker) return;
    const { language, onHeard, onFailed } = wanted;
    const ear = new Maker();
    recognition = ear;
    ear.lang = language;
    ear.continuous = true;
    ear.interimResults = false;
    ear.onresult = ({ resultIndex, results }) => {
      if (speechSynthesis?.speaking || ear !== recognition) return;
      for (let i = resultIndex; i < results.length; i += 1) onHeard(results[i]?.[0]?.transcript ?? '');
    };
    ear.onerror = ({ error }) => {
      if (!FINAL_ERRORS.includes(error) || ear !== recognition) return;
      wanted = null;
      onFailed();
    };
    // Browsers end it after a silence: as long as the cook wants it, it begins anew.
    ear.onend = () => {
      if (ear === recognition && wanted) page.setTimeout(begin, RESTART_MS);
    };
    try {
      ear.start();
    } catch {
      wanted = null;
      onFailed();
    }
  };

  return {
    hasSpeech: speechSynthesis !== undefined && Utterance !== undefined,
    hasRecognition: Maker !== undefined && page.isSecureContext,
    speak: (speeches: readonly Speech[]) => {
      if (!speechSynthesis || !Utterance) return;
      speechSynthesis.cancel();
      for (const { text, language } of speeches) {
        const utterance = new Utterance(text);
        utterance.lang = language;
        speechSynthesis.speak(utterance);
      }
    },
    listen: (listening: Listening | null) => {
      wanted = listening;
      const before = recognition;
      recognition = undefined;
      before?.abort();
      begin();
    },
  };
};
