import type { Speech } from '@/store/cookingEffects';
import { createRecognition, type RecognisingWindow } from './speechRecognition';

interface SpeakingWindow extends RecognisingWindow {
  SpeechSynthesisUtterance?: typeof SpeechSynthesisUtterance;
}

/** Speech synthesis and recognition. Recognition ignores what synthesis says. */
export const createSpeech = (page: SpeakingWindow) => {
  const { speechSynthesis, SpeechSynthesisUtterance: Utterance } = page;

  return {
    ...createRecognition(page, () => speechSynthesis?.speaking),
    hasSpeech: speechSynthesis !== undefined && Utterance !== undefined,
    speak: (speeches: readonly Speech[]) => {
      if (!speechSynthesis || !Utterance) return;
      try {
        speechSynthesis.cancel();
        for (const { text, language } of speeches) {
          const utterance = new Utterance(text);
          utterance.lang = language;
          speechSynthesis.speak(utterance);
        }
      } catch {
        // If the browser refuses to speak, the step is still on the screen and the bell rings.
      }
    },
  };
};
