/**
 * For a control whose focus the frame around it shows by `:has`. A browser without `:has` (Firefox before 121) cannot
 * show it there, so the control keeps its own ring.
 */
export const RING_AROUND = {
  '@supports selector(:has(a))': { '&:focus-visible': { outline: 'none' } },
} as const;
