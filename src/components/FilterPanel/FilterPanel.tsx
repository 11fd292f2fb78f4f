import Dialog from '@mui/material/Dialog';
import Popover, { type PopoverActions } from '@mui/material/Popover';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useRef } from 'react';
import { useLineEnd } from '../lineEnd/useLineEnd';
import { FilterForm, type FilterFormProps } from './FilterForm';

export interface FilterPanelProps extends Omit<FilterFormProps, 'titleId' | 'onClose' | 'onResize'> {
  /** The button it is anchored to; null while closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

const WIDTH = 540;

/** The filters: a popover under their button, or the whole screen on a phone. Nothing applies until Apply. */
export const FilterPanel = ({ anchor, onClose, ...formProps }: FilterPanelProps) => {
  const titleId = useId();
  const popover = useRef<PopoverActions>(null);
  const lineEnd = useLineEnd();
  const isDesktop = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true });
  const isOpen = anchor !== null;
  const form = (
    <FilterForm titleId={titleId} {...formProps} onClose={onClose} onResize={() => popover.current?.updatePosition()} />
  );

  return isDesktop ? (
    <Popover
      action={popover}
      open={isOpen}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: lineEnd }}
      transformOrigin={{ vertical: -10, horizontal: lineEnd }}
      slotProps={{
        // Nothing behind it changes until Apply.
        backdrop: { invisible: false },
        paper: {
          role: 'dialog',
          'aria-labelledby': titleId,
          sx: { display: 'flex', width: WIDTH, maxHeight: 'calc(100% - 32px)', overflow: 'hidden' },
        },
      }}
    >
      {form}
    </Popover>
  ) : (
    <Dialog fullScreen open={isOpen} onClose={onClose} aria-labelledby={titleId}>
      {form}
    </Dialog>
  );
};
