import { useMemo } from 'react';
import type { Language } from '@contracts/vocabulary';
import quickPicks from './quickPicks.json';

const picksIn = (language: Language, group: keyof typeof quickPicks) =>
  quickPicks[group].map(({ id, names }) => ({ id, name: names[language] }));

/** Common ingredients of meals and of drinks, named in the cook's language. */
export const useQuickPicks = (language: Language) =>
  useMemo(() => ({ meals: picksIn(language, 'meals'), drinks: picksIn(language, 'drinks') }), [language]);

export type QuickPicks = ReturnType<typeof useQuickPicks>;
