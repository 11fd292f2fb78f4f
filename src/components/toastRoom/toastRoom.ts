import { MOBILE_BREAKPOINT_PX } from '@contracts/limits';

/** Style rule of a phone, as `theme.breakpoints.down('md')` writes it, for styles without a theme. */
export const ON_PHONE = `@media (max-width: ${MOBILE_BREAKPOINT_PX - 0.05}px)`;

/** Room that the page keeps for a toast, in pixels. On a phone its words may need three lines. */
export const TOAST_ROOM = {
  /** Three lines, between the header and what is below it. */
  phone: 68,
  desktop: 88,
  /** Three lines on a phone, below a panel that has room of its own at its foot. */
  belowPanel: 56,
  /** The top bar of the cooking view, below which its toasts lie. */
  cookingBar: { phone: 48, desktop: 76 },
} as const;
