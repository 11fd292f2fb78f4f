import Dialog from '@mui/material/Dialog';
import Slide from '@mui/material/Slide';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { forwardRef, useId, type ComponentProps } from 'react';
import { PickerSheet, type PickerSheetProps } from './PickerSheet';
import { useKeyboardHeight } from './useKeyboardHeight';

interface IngredientPickerProps extends Omit<PickerSheetProps, 'titleId' | 'isDesktop'> {
  isOpen: boolean;
}

const DESKTOP_PAPER = { width: 880, height: 700, maxWidth: 'calc(100% - 64px)', maxHeight: 'calc(100% - 64px)' };
/* A strip of the page stays in sight, and a tap on it closes the sheet. */
const PHONE_PAPER = {
  width: '100%',
  height: 'calc(100% - 20px)',
  maxWidth: '100%',
  maxHeight: '100%',
  margin: 0,
  borderRadius: '24px 24px 0 0',
};
const FORCED_EDGE = { '@media (forced-colors: active)': { border: '1px solid CanvasText' } };

const FromBelow = forwardRef<HTMLElement, ComponentProps<typeof Slide>>(function FromBelow(props, ref) {
  return <Slide {...props} direction="up" ref={ref} />;
});

/** All ingredients to tap instead of typing: a dialog on a desktop, a sheet from the lower edge on a phone. */
export const IngredientPicker = ({ isOpen, ...sheet }: IngredientPickerProps) => {
  const titleId = useId();
  const isDesktop = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true });
  const keyboard = useKeyboardHeight();
  return (
    <Dialog
      open={isOpen}
      onClose={sheet.onClose}
      aria-labelledby={titleId}
      slots={isDesktop ? undefined : { transition: FromBelow }}
      slotProps={{
        container: isDesktop
          ? {}
          : { sx: { boxSizing: 'border-box', alignItems: 'end', paddingBottom: `${keyboard}px` } },
        paper: { sx: { ...(isDesktop ? DESKTOP_PAPER : PHONE_PAPER), overflow: 'hidden', ...FORCED_EDGE } },
      }}
    >
      <PickerSheet {...sheet} titleId={titleId} isDesktop={isDesktop} />
    </Dialog>
  );
};
