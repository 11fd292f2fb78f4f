import type { Language } from '@contracts/vocabulary';

/** A language without its region: both kinds of English are read and written as one. */
export type Tongue = 'en' | 'es' | 'fr';

export const TONGUES: readonly Tongue[] = ['en', 'es', 'fr'];

export const tongueOf = (language: Language): Tongue => language.slice(0, 2) as Tongue;
