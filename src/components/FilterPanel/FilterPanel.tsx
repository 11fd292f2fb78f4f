import Dialog from '@mui/material/Dialog';
import Popover from '@mui/material/Popover';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { FilterForm } from './FilterForm';
import type { SearchFilters } from './searchFilters';

export interface FilterPanelProps {
  /** The button it hangs from; null while closed. */
  anchor: HTMLElement | null;
  filters: SearchFilters;
  onApply: (filters: SearchFilters) => void;
  onClose: () => void;
}

const WIDTH = 452;

/** The filters: a popover under their button, or the whole screen of a phone. Nothing counts until Apply. */
export const FilterPanel = ({ anchor, filters, onApply, onClose }: FilterPanelProps) => {
  const titleId = useId();
  const isDesktop = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true });
  const isOpen = anchor !== null;
  const form = <FilterForm titleId={titleId} filters={filters} onApply={onApply} onClose={onClose} />;

  return isDesktop ? (
    <Popover
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
