import { styled } from '@mui/material/styles';
import type { ToastVariant } from '@/i18n/toastSpec';

interface Look {
  variant: ToastVariant;
  /** Good news, or a title alone: as low and narrow as its words. */
  isLow: boolean;
}

const notLow = { shouldForwardProp: (name: PropertyKey) => name !== 'isLow' };

export const Card = styled(
  'div',
  notLow,
)<Look>(({ theme: { breakpoints, vars }, variant, isLow }) => ({
  display: 'grid',
  gap: 14,
  alignItems: 'start',
  width: isLow ? 'fit-content' : 420,
  maxWidth: `min(${isLow ? 640 : 420}px, calc(100vw - 32px))`,
  gridTemplateColumns: '40px 1fr auto',
  paddingBlock: 16,
  paddingInline: '16px 12px',
  /* The lower it is, the less it covers. */
  [breakpoints.down('md')]: {
    gap: 12,
    gridTemplateColumns: '32px 1fr auto',
    paddingBlock: 10,
    paddingInline: '12px 6px',
    fontSize: '0.9375rem',
    lineHeight: 1.35,
  },
  ...(isLow && {
    gap: 12,
    alignItems: 'center',
    gridTemplateColumns: '32px 1fr auto',
    paddingBlock: 6,
    paddingInline: '12px 6px',
    fontSize: '0.9375rem',
    lineHeight: 1.3,
    [breakpoints.down('md')]: {
      gap: 10,
      gridTemplateColumns: '32px 1fr auto',
      paddingBlock: 2,
      paddingInline: '10px 2px',
      fontSize: '0.875rem',
      lineHeight: 1.3,
    },
  }),
  borderRadius: 18,
  color: vars.palette.text.primary,
  backgroundColor: {
    default: vars.palette.background.paper,
    success: vars.palette.okSoft,
    destructive: vars.palette.badSoft,
  }[variant],
  /* A wide shadow would darken the words beside it. */
  boxShadow: isLow ? vars.palette.shadow.card : vars.palette.shadow.popover,
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  touchAction: 'pan-y',
  transition: 'transform 180ms cubic-bezier(.2,.8,.2,1)',
}));

const SMALL_TILE = { width: 32, height: 32, borderRadius: 10 };

export const Tile = styled(
  'span',
  notLow,
)<Look>(({ theme: { breakpoints, vars }, variant, isLow }) => {
  const { main, contrastText } = {
    default: vars.palette.primary,
    success: vars.palette.success,
    destructive: vars.palette.error,
  }[variant];
  return {
    display: 'grid',
    placeItems: 'center',
    width: 40,
    height: 40,
    borderRadius: 12,
    color: contrastText,
    backgroundColor: main,
    [breakpoints.down('md')]: SMALL_TILE,
    ...(isLow && SMALL_TILE),
  };
});
