/** A phone on its side, or a window at 200 % zoom: wide enough for two columns, too low for two rows of buttons. */
export const SHORT = '@media (max-height: 520px) and (min-width: 500px)';
