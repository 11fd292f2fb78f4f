import AutoAwesomeIcon from '@mui/icons-material/AutoAwesomeOutlined';
import CheckIcon from '@mui/icons-material/Check';
import CloseIcon from '@mui/icons-material/Close';
import ErrorOutlineIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { forwardRef, useCallback, useRef } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '@/components/IconButton/IconButton';
import { TOASTS } from '@/i18n/toasts';
import type { ToastSpec } from '@/i18n/toastSpec';
import type { Toast } from '@/slices/uiSlice';
import { messages } from '../page/messages';
import { Card, Tile } from './ToastCard.styles';
import { ToastWords } from './ToastWords';
import { useAutoDismiss } from './useAutoDismiss';
import { useFocusBack } from './useFocusBack';
import { useIsTold } from './useIsTold';
import { useMakeWay } from './useMakeWay';
import { useSwipe } from './useSwipe';
import { useToastKeys } from './useToastKeys';

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
  const { id, kind } = toast;
  const dismiss = useCallback(() => onDismiss(id), [id, onDismiss]);
  const holders = useAutoDismiss(dismiss, isKept);
  const { offset, handlers } = useSwipe(dismiss);
  const region = useRef<HTMLDivElement>(null);
  const noteOrigin = useFocusBack(region);

  useToastKeys(region, dismiss);

  const { variant, toldBy }: ToastSpec = TOASTS[kind];
  const isTold = useIsTold(toldBy);
  const { shift, handlers: pressed } = useMakeWay(region);
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
        {...pressed}
        onFocus={(event) => {
          holders.onFocus();
          noteOrigin(event);
        }}
      >
        <Tile variant={variant} aria-hidden>
          <Icon fontSize="compact" />
        </Tile>
        <ToastWords toast={toast} isTold={isTold} onAction={onAction} />
        <IconButton aria-label={formatMessage(messages.dismissToast)} onClick={dismiss}>
          <CloseIcon />
        </IconButton>
      </Card>
    </div>
  );
});
