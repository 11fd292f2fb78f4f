import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { Button } from '@/components/Button/Button';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { TOASTS } from '@/i18n/toasts';
import type { ToastSpec, ToastVariant } from '@/i18n/toastSpec';
import type { Toast } from '@/slices/uiSlice';

interface ToastWordsProps {
  toast: Toast;
  /** The page gives the same news: only the title is seen, and there is nothing to press twice. */
  isTold: boolean;
  onAction: (toast: Toast) => void;
}

const Words = styled('div')<{ variant: ToastVariant }>(({ theme: { breakpoints, vars }, variant }) => ({
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
  /* Good news runs on in the line of its title: the lower it is, the less it covers. */
  ...(variant !== 'destructive' && {
    [breakpoints.down('md')]: {
      paddingBlock: 6,
      '& strong, & p': { display: 'inline' },
      '& p::before': { content: '" "' },
    },
  }),
}));

const Action = styled(Button)(({ theme }) => ({
  minHeight: 44,
  marginTop: 10,
  padding: '6px 18px',
  [theme.breakpoints.down('md')]: { marginTop: 6 },
}));

/** What a toast says. A screen reader hears all of it, wherever else it stands. */
export const ToastWords = ({ toast, isTold, onAction }: ToastWordsProps) => {
  const { formatMessage } = useIntl();
  const { variant, title, body, action }: ToastSpec = TOASTS[toast.kind];
  const text = body && formatMessage(body, toast.values);
  return (
    <Words variant={variant} role={variant === 'destructive' ? 'alert' : 'status'}>
      <strong>{formatMessage(title, toast.values)}</strong>
      {text && (isTold ? <VisuallyHidden as="p">{text}</VisuallyHidden> : <p>{text}</p>)}
      {action && !isTold && (
        <Action look="outlined" onClick={() => onAction(toast)}>
          {formatMessage(action, toast.values)}
        </Action>
      )}
    </Words>
  );
};
