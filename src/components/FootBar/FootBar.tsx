import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ON_PHONE } from '../topBar/topBar';

/** With one row of large buttons, in pixels. */
const HEIGHT = 78;
/** What scrolls behind it fades so far above it. */
const FADE = 28;

/* In normal flow at the end of what it belongs to, so that it never covers content, and above the timers. */
const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 'var(--dock-height, 0px)',
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  boxSizing: 'border-box',
  minHeight: HEIGHT,
  padding: '10px 0 max(10px, env(safe-area-inset-bottom))',
  backgroundColor: theme.vars.palette.background.default,
  '& > :last-child': { marginInlineStart: 'auto' },
  /* As wide as what scrolls behind it, with its shadow. */
  marginInline: -16,
  paddingInline: 16,
  paddingTop: 4,
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: '100%',
    height: FADE,
    backgroundImage: `linear-gradient(to bottom, transparent, ${theme.vars.palette.background.default})`,
    pointerEvents: 'none',
  },
  [theme.breakpoints.down('md')]: { '& > :last-child': { flexGrow: 1 } },
  [theme.breakpoints.up('md')]: { '&[data-phone="true"]': { display: 'none' } },
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  '@media print': { display: 'none' },
}));

/** What gets the focus is scrolled above the bar, not behind it (`app/look/surfaces`). */
const ROOM = { html: { '--foot-height': `${HEIGHT}px` } };
const ROOM_ON_PHONE = { [ON_PHONE]: ROOM };

interface FootBarProps {
  /** A wider screen does without it. */
  isOnPhoneOnly?: boolean;
  /** Buttons; the last one is the main one. */
  children: ReactNode;
  onFocus?: () => void;
  onBlur?: () => void;
}

/**
 * The main button of a long page, kept within reach at the foot of the window. The last button is at its end, and on a
 * phone takes the width that the others leave.
 */
export const FootBar = ({ isOnPhoneOnly = false, children, onFocus, onBlur }: FootBarProps) => (
  <Bar data-foot data-phone={isOnPhoneOnly} onFocus={onFocus} onBlur={onBlur}>
    <GlobalStyles styles={isOnPhoneOnly ? ROOM_ON_PHONE : ROOM} />
    {children}
  </Bar>
);
