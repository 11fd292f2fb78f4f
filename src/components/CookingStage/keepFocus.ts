import type { MouseEvent } from 'react';

/** A mouse or touch press does not move the focus, so that the space bar still means Pause. */
export const keepFocus = (event: MouseEvent) => event.preventDefault();
