import type { Language } from '@contracts/vocabulary';
import { foldText } from '@kitchen/reading/foldWord';
import { tongueOf, type Tongue } from '@kitchen/reading/tongue';

export const VOICE_COMMANDS = [
  'next',
  'back',
  'repeat',
  'pause',
  'resume',
  'stop',
  'timeLeft',
  'read',
  'addMinute',
] as const;
export type VoiceCommand = (typeof VOICE_COMMANDS)[number];

/**
 * Phrases as `folded` leaves them, without accents and capitals. Longer phrases precede the shorter ones they contain,
 * because the first match wins.
 */
const PHRASES: Record<Tongue, readonly (readonly [command: VoiceCommand, phrases: readonly string[]])[]> = {
  en: [
    ['timeLeft', ['how long', 'how much time', 'time left', 'how many minutes']],
    ['addMinute', ['one more minute', 'add a minute', 'add one minute', 'another minute', 'plus one minute']],
    ['read', ['read it', 'read aloud', 'read the step', 'read that', 'what do i do', 'read']],
    ['repeat', ['start over', 'do it again', 'repeat', 'again']],
    ['next', ['next step', 'next', 'skip', 'done', 'ready']],
    ['back', ['go back', 'step back', 'previous', 'back']],
    ['resume', ['carry on', 'go on', 'keep going', 'resume', 'continue', 'start']],
    ['pause', ['hold on', 'pause', 'wait']],
    ['stop', ['stop cooking', 'stop']],
  ],
  es: [
    ['timeLeft', ['cuanto falta', 'cuanto queda', 'cuanto tiempo', 'cuantos minutos']],
    ['addMinute', ['un minuto mas', 'otro minuto', 'anade un minuto', 'mas un minuto']],
    ['read', ['lee el paso', 'leelo', 'leeme', 'lee', 'leer', 'que hago']],
    ['repeat', ['otra vez', 'de nuevo', 'repite', 'repetir']],
    ['next', ['paso siguiente', 'siguiente', 'proximo', 'saltar', 'salta', 'listo', 'lista', 'hecho']],
    ['back', ['paso anterior', 'anterior', 'vuelve', 'volver', 'atras']],
    ['resume', ['sigue', 'seguir', 'continua', 'continuar', 'reanuda', 'reanudar', 'empieza', 'empezar']],
    ['pause', ['espera', 'pausa', 'pausar']],
    ['stop', ['deja de cocinar', 'para', 'parar', 'deten', 'detener', 'stop']],
  ],
  fr: [
    ['timeLeft', ['combien de temps', 'combien de minutes', 'temps restant', 'combien']],
    [
      'addMinute',
      ['une minute de plus', 'encore une minute', 'ajoute une minute', 'ajoutez une minute', 'plus une minute'],
    ],
    ['read', ["lis l'etape", "lisez l'etape", 'lis', 'lisez', 'lire', 'que dois je faire']],
    [
      'repeat',
      [
        'encore une fois',
        'a nouveau',
        'repete',
        'repetez',
        'repeter',
        'recommence',
        'recommencez',
        'refais',
        'refaire',
      ],
    ],
    ['next', ['etape suivante', 'suivante', 'suivant', 'prochaine', 'passe', 'passez', 'pret', 'prete', "c'est fait"]],
    ['back', ['etape precedente', 'precedente', 'precedent', 'en arriere', 'retour']],
    ['resume', ['continue', 'continuez', 'continuer', 'reprends', 'reprenez', 'reprendre', 'commence', 'commencez']],
    ['pause', ['attends', 'attendez', 'pause']],
    ['stop', ['arrete', 'arretez', 'arreter', 'stop']],
  ],
};

/**
 * More words than this are conversation, not a command. Stop has to be said by itself: Spanish "para" also means "for".
 */
const MAX_WORDS = 6;
const MAX_WORDS_TO_STOP = 2;

const folded = (text: string) =>
  foldText(text)
    .replace(/[^\p{L}\p{N}' ]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The command in a transcript, or null if there is none. Only whole words match. */
export const voiceCommandOf = (transcript: string, language: Language): VoiceCommand | null => {
  const text = folded(transcript);
  const words = text.split(' ').length;
  if (words > MAX_WORDS) return null;
  const padded = ` ${text} `;
  const found = PHRASES[tongueOf(language)].find(([, phrases]) =>
    phrases.some((phrase) => padded.includes(` ${phrase} `)),
  );
  const command = found?.[0] ?? null;
  return command === 'stop' && words > MAX_WORDS_TO_STOP ? null : command;
};
