import AutoAwesomeIcon from '@mui/icons-material/AutoAwesomeOutlined';
import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { styled } from '@mui/material/styles';
import { forwardRef, useCallback, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/Button/Button';
import { IconButton } from '@/components/IconButton/IconButton';
import { TOASTS } from '@/i18n/toasts';
import type { ToastSpec, ToastVariant } from '@/i18n/toastSpec';
import type { Toast } from '@/slices/uiSlice';
import { messages } from '../page/messages';
import { useAutoDismiss } from './useAutoDismiss';
import { useClearPlace } from './useClearPlace';
import { useFocusBack } from './useFocusBack';
import { useSwipe } from './useSwipe';
import { useToastKeys } from './useToastKeys';

const Card = styled('div')<{ variant: ToastVariant }>(({ theme: { breakpoints, vars }, variant }) => ({
  display: 'grid',
  gap: 14,
  alignItems: 'start',
  width: 420,
  maxWidth: 'calc(100vw - 32px)',
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
  ...(variant === 'success' && {
    gap: 12,
    alignItems: 'center',
    gridTemplateColumns: '32px 1fr auto',
    paddingBlock: 6,
    paddingInline: '12px 6px',
    fontSize: '0.9375rem',
    lineHeight: 1.3,
  }),
  borderRadius: 18,
  color: vars.palette.text.primary,
  backgroundColor: {
    default: vars.palette.background.paper,
    success: vars.palette.okSoft,
    destructive: vars.palette.badSoft,
  }[variant],
  boxShadow: vars.palette.shadow.popover,
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  touchAction: 'pan-y',
  transition: 'transform 180ms cubic-bezier(.2,.8,.2,1)',
}));

const SMALL_TILE = { width: 32, height: 32, borderRadius: 10 };

const Tile = styled('span')<{ variant: ToastVariant }>(({ theme: { breakpoints, vars }, variant }) => {
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
    ...(variant === 'success' && SMALL_TILE),
  };
});

const Words = styled('div')<{ variant: ToastVariant }>(({ theme: { vars }, variant }) => ({
  alignSelf: 'center',
  overflowWrap: 'anywhere',
  '& strong': {
    display: 'block',
    fontWeight: 700,
    color: {
      default: vars.palette.text.primary,
      success: vars.palette.success.main,
      destructive: vars.palette.error.main,
    }[variant],
  },
  '& p': { margin: '2px 0 0' },
}));

const Action = styled(Button)(({ theme }) => ({
  minHeight: 44,
  marginTop: 10,
  padding: '6px 18px',
  [theme.breakpoints.down('md')]: { marginTop: 6 },
}));

const ICONS = { default: AutoAwesomeIcon, success: CheckIcon, destructive: ErrorOutlineIcon };

interface ToastCardProps {
  toast: Toast;
  /** It stays until it is dismissed. */
  isKept: boolean;
  onDismiss: (id: string) => void;
  onAction: (toast: Toast) => void;
}

/** One toast, in the current language. F8 focuses it, Escape dismisses it. */
export const ToastCard = forwardRef<HTMLDivElement, ToastCardProps>(function ToastCard(
  { toast, isKept, onDismiss, onAction },
  ref,
) {
  const { formatMessage } = useIntl();
  const { id, kind, values } = toast;
  const dismiss = useCallback(() => onDismiss(id), [id, onDismiss]);
  const holders = useAutoDismiss(dismiss, isKept);
  const { offset, handlers } = useSwipe(dismiss);
  const region = useRef<HTMLDivElement>(null);
  const noteOrigin = useFocusBack(region);
  const shift = useClearPlace(region);

  useToastKeys(region, dismiss);

  const { variant, title, body, action }: ToastSpec = TOASTS[kind];
  const Icon = ICONS[variant];
  return (
    <div ref={ref}>
      <Card
        ref={region}
        variant={variant}
        role="region"
        aria-label={formatMessage(messages.toastRegion)}
        tabIndex={-1}
        style={{
          ...((offset !== 0 || shift !== 0) && { transform: `translate(${offset}px, ${shift}px)` }),
          // A swiped toast follows the finger at once.
          ...(offset !== 0 && { transition: 'none' }),
        }}
        {...holders}
        {...handlers}
        onFocus={(event) => {
          holders.onFocus();
          noteOrigin(event);
        }}
      >
        <Tile variant={variant} aria-hidden>
          <Icon fontSize="compact" />
        </Tile>
        <Words variant={variant} role={variant === 'destructive' ? 'alert' : 'status'}>
          <strong>{formatMessage(title, values)}</strong>
          {body && <p>{formatMessage(body, values)}</p>}
          {action && (
            <Action look="outlined" onClick={() => onAction(toast)}>
              {formatMessage(action, values)}
            </Action>
          )}
        </Words>
        <IconButton aria-label={formatMessage(messages.dismissToast)} onClick={dismiss}>
          <CloseIcon />
        </IconButton>
      </Card>
    </div>
  );
});
