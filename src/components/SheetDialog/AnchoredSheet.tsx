import Popover from '@mui/material/Popover';
import { useTheme, type SxProps, type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { useLineEnd } from '../lineEnd/useLineEnd';
import { SheetDialog } from './SheetDialog';

interface AnchoredSheetProps {
  /** The button it is anchored to; null while closed. */
  anchor: HTMLElement | null;
  titleId: string;
  /** Of the sheet, in pixels. */
  width: number;
  /** Between the button and the popover, in pixels. */
  gap?: number;
  /** Styles of the popover. */
  popover?: SxProps<Theme>;
  /** The page behind the popover is dimmed, because the popover covers controls of it. */
  hasScrim?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A popover at a button on a desktop, a sheet on a phone. */
export const AnchoredSheet = ({
  anchor,
  titleId,
  width,
  gap = 0,
  popover,
  hasScrim = false,
  onClose,
  children,
}: AnchoredSheetProps) => {
  const lineEnd = useLineEnd();
  const isDesktop = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true });
  return isDesktop ? (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: lineEnd }}
      transformOrigin={{ vertical: gap === 0 ? 'top' : -gap, horizontal: lineEnd }}
      slotProps={{
        paper: { role: 'dialog', 'aria-labelledby': titleId, sx: popover },
        backdrop: { invisible: !hasScrim },
      }}
    >
      {children}
    </Popover>
  ) : (
    <SheetDialog isOpen={anchor !== null} titleId={titleId} width={width} onClose={onClose}>
      {children}
    </SheetDialog>
  );
};
