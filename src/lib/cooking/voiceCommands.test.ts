import type { Language } from '@contracts/vocabulary';
import { VOICE_COMMANDS, voiceCommandOf, type VoiceCommand } from './voiceCommands';

const CASES: readonly (readonly [Language, string, VoiceCommand | null])[] = [
  ['en-GB', 'next', 'next'],
  ['en-GB', 'Next step, please.', 'next'],
  ['en-GB', 'go back', 'back'],
  ['en-GB', 'Repeat', 'repeat'],
  ['en-GB', 'say that again', 'repeat'],
  ['en-GB', 'pause', 'pause'],
  ['en-US', 'hold on', 'pause'],
  ['en-GB', 'resume', 'resume'],
  ['en-GB', 'continue', 'resume'],
  ['en-GB', 'stop', 'stop'],
  ['en-GB', 'don’t stop the music', null],
  ['en-GB', 'How long?', 'timeLeft'],
  ['en-GB', 'how much time is left', 'timeLeft'],
  ['en-GB', 'read it', 'read'],
  ['en-GB', 'one more minute', 'addMinute'],
  ['en-GB', 'could you pass me the salt and then go next door', null],
  ['en-GB', 'nextdoor', null],
  ['en-GB', '', null],
  ['es', 'siguiente', 'next'],
  ['es', '¡Siguiente!', 'next'],
  ['es', 'Atrás', 'back'],
  ['es', 'paso anterior', 'back'],
  ['es', 'repite', 'repeat'],
  ['es', 'otra vez', 'repeat'],
  ['es', 'pausa', 'pause'],
  ['es', 'continúa', 'resume'],
  ['es', 'sigue', 'resume'],
  ['es', 'para', 'stop'],
  ['es', 'para la salsa', null],
  ['es', 'cuánto falta', 'timeLeft'],
  ['es', 'lee', 'read'],
  ['es', 'un minuto más', 'addMinute'],
  ['es', 'next', null],
  ['fr', 'suivant', 'next'],
  ['fr', 'Étape suivante', 'next'],
  ['fr', 'C’est fait', 'next'],
  ['fr', 'C´est fait', 'next'],
  ['fr', 'les œufs, c’est fait', 'next'],
  ['fr', 'retour', 'back'],
  ['fr', 'étape précédente', 'back'],
  ['fr', 'répète', 'repeat'],
  ['fr', 'refais', 'repeat'],
  ['fr', 'encore une fois', 'repeat'],
  ['fr', 'encore une minute', 'addMinute'],
  ['fr', 'pause', 'pause'],
  ['fr', 'reprends', 'resume'],
  ['fr', 'arrête', 'stop'],
  ['fr', 'combien de temps', 'timeLeft'],
  ['fr', 'lis l’étape', 'read'],
];

describe('spoken commands', () => {
  it.each(CASES)('in %s: "%s" is %s', (language, transcript, command) => {
    expect(voiceCommandOf(transcript, language)).toBe(command);
  });

  it.each(['en-GB', 'en-US', 'es', 'fr'] as const)('include every command in %s', (language) => {
    const tongue = language === 'en-US' ? 'en-GB' : language;
    const recognised = CASES.filter(([one]) => one === tongue).map(([, transcript]) =>
      voiceCommandOf(transcript, language),
    );
    expect(VOICE_COMMANDS.filter((command) => !recognised.includes(command))).toEqual([]);
  });
});
