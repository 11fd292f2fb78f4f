import { MOBILE_BREAKPOINT_PX } from '@contracts/limits';

/** Style rule of a phone, as `theme.breakpoints.down('md')` writes it, for styles without a theme. */
export const ON_PHONE = `@media (max-width: ${MOBILE_BREAKPOINT_PX - 0.05}px)`;

/** Height of the header, in pixels. */
export const HEADER_HEIGHT = { phone: 60, desktop: 76 } as const;

/** A window that is high enough for a header that stays in sight. */
export const IS_HIGH = '(min-height: 600px)';
