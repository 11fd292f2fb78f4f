import { AUTH_ERROR_CODES, type AuthErrorKind } from '@/lib/failures/authErrorKind';

/**
 * What the banner takes with the room around it, in pixels: on a narrow phone, on a wider one, from 768 px on, and from
 * 1,200 px on, in the language with the most words. It is kept before the banner is there, and the banner keeps it, so nothing moves.
 */
const HEIGHTS: Record<AuthErrorKind, readonly [number, number, number, number]> = {
  other: [186, 178, 150, 150],
  domain: [254, 250, 194, 150],
  network: [258, 226, 174, 150],
};

/** Room for the banner of a failed sign-in, closed and in our text size. */
export const bannerRoom = (kind: AuthErrorKind) => {
  const [narrow, wide, tablet, desktop] = HEIGHTS[kind];
  return {
    boxSizing: 'border-box',
    minHeight: narrow,
    '@media (min-width: 390px)': { minHeight: wide },
    '@media (min-width: 768px)': { minHeight: tablet },
    '@media (min-width: 1200px)': { minHeight: desktop },
  } as const;
};

/* In the reverse order of `authErrorKind`: of two rules that match, the last one counts. */
const SIGNS: readonly (readonly [AuthErrorKind, readonly string[]])[] = [
  ['other', ['']],
  ...AUTH_ERROR_CODES.toReversed().map(([kind, codes]) => [kind, codes.map((code) => `*="${code}"`)] as const),
];

/** The same room above a drawn Home whose document holds the stored error (`src/app/page/index.html`). */
export const ROOM_ABOVE_DRAWN = SIGNS.map(([kind, signs]) => ({
  [signs.map((sign) => `:root[data-trouble${sign}] [data-screen]::before`).join(', ')]: {
    content: '""',
    display: 'block',
    ...bannerRoom(kind),
  },
}));
