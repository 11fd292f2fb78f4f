import { styled } from '@mui/material/styles';
import type { ToastVariant } from '@/i18n/toastSpec';
import { AT_FOOT, IN_BAR } from './toastPlace.styles';

interface Look {
  variant: ToastVariant;
}

/**
 * A low pill between what stands in the bar; a card at the foot; or a band over the bar, as wide and at least as high,
 * its words in the column of the page.
 */
export const Card = styled('div')<Look>(({ theme: { breakpoints, vars }, variant }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  boxSizing: 'border-box',
  minHeight: 'var(--toast-height)',
  paddingBlock: 'max(2px, env(safe-area-inset-top)) 2px',
  paddingInline: '16px 4px',
  fontSize: '0.8125rem',
  lineHeight: 1.3,
  [breakpoints.up('md')]: { gap: 12, fontSize: '0.9375rem', paddingInline: 'max(24px, calc((100vw - 1200px) / 2))' },
  color: vars.palette.text.primary,
  backgroundColor: {
    default: vars.palette.background.paper,
    success: vars.palette.okSoft,
    destructive: vars.palette.badSoft,
  }[variant],
  boxShadow: `0 1px ${vars.palette.divider}`,
  '@media (forced-colors: active)': { borderBottom: '1px solid CanvasText' },
  pointerEvents: 'auto',
  touchAction: 'pan-y',
  transition: 'transform 180ms cubic-bezier(.2,.8,.2,1)',
  [IN_BAR]: {
    width: 'fit-content',
    maxWidth: '100%',
    minHeight: 0,
    marginInline: 'auto',
    paddingBlock: 4,
    paddingInline: '12px 4px',
    borderRadius: 18,
    boxShadow: vars.palette.shadow.card,
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
  [AT_FOOT]: {
    gap: 12,
    minHeight: 64,
    paddingBlock: 8,
    paddingInline: '14px 6px',
    borderRadius: 20,
    fontSize: '0.9375rem',
    boxShadow: vars.palette.shadow.popover,
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
    /* The lower it is on a phone, the less of a card it covers: its text fits in one line. */
    [breakpoints.down('md')]: {
      gap: 10,
      minHeight: 52,
      paddingBlock: 7,
      paddingInline: '12px 4px',
      borderRadius: 18,
      fontSize: '0.8125rem',
      lineHeight: 1.4,
    },
  },
}));

export const Tile = styled('span')<Look>(({ theme: { breakpoints, vars }, variant }) => {
  const { main, contrastText } = {
    default: vars.palette.primary,
    success: vars.palette.success,
    destructive: vars.palette.error,
  }[variant];
  return {
    display: 'grid',
    flexShrink: 0,
    placeItems: 'center',
    /* Small on a phone, where the words need the room more. */
    width: 24,
    height: 24,
    borderRadius: 8,
    '& svg': { fontSize: '1rem' },
    [breakpoints.up('md')]: { width: 32, height: 32, borderRadius: 10, '& svg': { fontSize: 22 } },
    [AT_FOOT]: {
      width: 36,
      height: 36,
      borderRadius: 12,
      '& svg': { fontSize: 22 },
      [breakpoints.down('md')]: { width: 28, height: 28, borderRadius: 9, '& svg': { fontSize: 18 } },
    },
    color: contrastText,
    backgroundColor: main,
  };
});
