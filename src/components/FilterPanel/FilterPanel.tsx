import Dialog from '@mui/material/Dialog';
import Popover, { type PopoverActions } from '@mui/material/Popover';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useRef } from 'react';
import { FilterForm } from './FilterForm';
import type { SearchFilters } from './searchFilters';

export interface FilterPanelProps {
  /** The button it hangs from; null while closed. */
  anchor: HTMLElement | null;
  filters: SearchFilters;
  /** Allergens beside the fifteen that can be excluded here. */
  customAllergens?: readonly string[];
  onApply: (filters: SearchFilters) => void;
  onClose: () => void;
}

const WIDTH = 540;

/** The filters: a popover under their button, or the whole screen of a phone. Nothing counts until Apply. */
export const FilterPanel = ({ anchor, filters, customAllergens, onApply, onClose }: FilterPanelProps) => {
  const titleId = useId();
  const popover = useRef<PopoverActions>(null);
  const isDesktop = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true });
  const isOpen = anchor !== null;
  const form = (
    <FilterForm
      titleId={titleId}
      filters={filters}
      customAllergens={customAllergens}
      onApply={onApply}
      onClose={isDesktop ? undefined : onClose}
      onResize={() => popover.current?.updatePosition()}
    />
  );

  return isDesktop ? (
    <Popover
      action={popover}
      open={isOpen}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: -10, horizontal: 'right' }}
      slotProps={{
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
