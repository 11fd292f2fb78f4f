import Dialog from '@mui/material/Dialog';
import Slide from '@mui/material/Slide';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { forwardRef, type ComponentProps, type ReactNode } from 'react';
import { useKeyboardHeight } from './useKeyboardHeight';

interface SheetDialogProps {
  isOpen: boolean;
  /** Id of the heading that names it. */
  titleId: string;
  /** On a desktop, in pixels; as high as its content without a height. */
  width: number;
  height?: number;
  onClose: () => void;
  /** The closing transition has finished. */
  onClosed?: () => void;
  /** Id of the text that describes it. */
  describedBy?: string;
  /** What opened it is gone, or gets the focus from its owner. */
  disableRestoreFocus?: boolean;
  children: ReactNode;
}

const DESKTOP_PAPER = { maxWidth: 'calc(100% - 64px)', maxHeight: 'calc(100% - 64px)' };
/* A strip of the page stays in sight, and a tap on it closes the sheet. */
const PHONE_PAPER = {
  width: '100%',
  maxWidth: '100%',
  maxHeight: 'calc(100% - 20px)',
  margin: 0,
  borderRadius: '24px 24px 0 0',
};
const FORCED_EDGE = { '@media (forced-colors: active)': { border: '1px solid CanvasText' } };

const FromBelow = forwardRef<HTMLElement, ComponentProps<typeof Slide>>(function FromBelow(props, ref) {
  return <Slide {...props} direction="up" ref={ref} />;
});

/** A dialog on a desktop, and a sheet from the lower edge on a phone, above the keyboard. */
export const SheetDialog = ({
  isOpen,
  titleId,
  width,
  height,
  onClose,
  onClosed,
  describedBy,
  disableRestoreFocus,
  children,
}: SheetDialogProps) => {
  const isDesktop = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true });
  const keyboard = useKeyboardHeight();
  const paper = isDesktop ? { ...DESKTOP_PAPER, width, height } : { ...PHONE_PAPER, height: height && '100%' };
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      disableRestoreFocus={disableRestoreFocus}
      slots={isDesktop ? undefined : { transition: FromBelow }}
      slotProps={{
        container: isDesktop
          ? {}
          : { sx: { boxSizing: 'border-box', alignItems: 'end', paddingBottom: `${keyboard}px` } },
        transition: { onExited: onClosed },
        // What is higher than the sheet scrolls, unless a part of it does so by itself.
        paper: { sx: { ...paper, overflow: 'hidden auto', ...FORCED_EDGE } },
      }}
    >
      {children}
    </Dialog>
  );
};
