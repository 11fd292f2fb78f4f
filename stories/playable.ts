/**
 * Whether play functions can run: they look for English text and need a working network. Otherwise the story is only
 * rendered.
 */
export const isPlayable = (globals: Record<string, unknown>) =>
  (globals.language === 'en-GB' || globals.language === 'en-US') && globals.fault === 'none';
