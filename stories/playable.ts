/** Play functions look for English words, over a network that works; with other tools chosen, the story just stands. */
export const isPlayable = (globals: Record<string, unknown>) =>
  (globals.language === 'en-GB' || globals.language === 'en-US') && globals.fault === 'none';
