import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { Button } from '@/components/Button/Button';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { TOASTS } from '@/i18n/toasts';
import type { ToastSpec, ToastVariant } from '@/i18n/toastSpec';
import type { Toast } from '@/slices/uiSlice';
import { AT_FOOT, IN_BAR } from './toastPlace.styles';

interface ToastWordsProps {
  toast: Toast;
  /** The page gives the same news: only the title is seen, and there is nothing to press twice. */
  isTold: boolean;
  onAction: (toast: Toast) => void;
}

const Words = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'flex',
  flexGrow: 1,
  alignItems: 'center',
  gap: 12,
  '& > div': { flex: '1 1 150px', overflowWrap: 'anywhere', textWrap: 'balance' },
  [breakpoints.down('md')]: { gap: 0, '& strong': { fontSize: '0.875rem' } },
}));

/* Over a bar the text goes on in the line of its title: the lower a toast is, the less it covers. */
const Text = styled('div')<{ variant: ToastVariant }>(({ theme: { vars }, variant }) => ({
  '& strong': {
    fontWeight: 700,
    color: {
      default: vars.palette.text.primary,
      success: vars.palette.success.main,
      destructive: vars.palette.error.main,
    }[variant],
  },
  '& p': { display: 'inline', margin: 0, '&::before': { content: '" "' } },
  [`${IN_BAR}, ${AT_FOOT}`]: { '& strong, & p': { display: 'block', '&::before': { content: 'none' } } },
}));

const Action = styled(Button)(({ theme: { breakpoints } }) => ({
  flexShrink: 0,
  minHeight: 44,
  padding: '6px 14px',
  [breakpoints.down('md')]: { maxWidth: 120, paddingInline: 10, fontSize: '0.875rem', lineHeight: 1.2 },
}));

/** What a toast says. A screen reader hears all of it, wherever else it stands. */
export const ToastWords = ({ toast, isTold, onAction }: ToastWordsProps) => {
  const { formatMessage } = useIntl();
  const { variant, title, body, action }: ToastSpec = TOASTS[toast.kind];
  const text = body && formatMessage(body, toast.values);
  return (
    <Words role={variant === 'destructive' ? 'alert' : 'status'}>
      <Text variant={variant}>
        <strong>{formatMessage(title, toast.values)}</strong>
        {text && (isTold ? <VisuallyHidden as="p">{text}</VisuallyHidden> : <p>{text}</p>)}
      </Text>
      {action && !isTold && <Action onClick={() => onAction(toast)}>{formatMessage(action, toast.values)}</Action>}
    </Words>
  );
};
