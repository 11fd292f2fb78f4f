import Popover from '@mui/material/Popover';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { SheetDialog } from '../SheetDialog/SheetDialog';
import { useLineEnd } from '../lineEnd/useLineEnd';
import { PreferencesSheet, type PreferencesSheetProps } from './PreferencesSheet';

interface PreferencesPanelProps extends PreferencesSheetProps {
  /** The button it is anchored to; null while closed. */
  anchor: HTMLElement | null;
}

const WIDTH = 520;

/* Forced colours remove shadows, so the sheet needs an edge. */
const FORCED_EDGE = { '@media (forced-colors: active)': { border: '1px solid CanvasText' } };

/** Everything a cook can set without an account. Changes apply immediately, so there is nothing to confirm. */
export const PreferencesPanel = ({ anchor, onClose, ...choices }: PreferencesPanelProps) => {
  const titleId = useId();
  const lineEnd = useLineEnd();
  const isDesktop = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true });
  const sheet = <PreferencesSheet {...choices} titleId={titleId} onClose={onClose} />;

  return isDesktop ? (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: lineEnd }}
      transformOrigin={{ vertical: -8, horizontal: lineEnd }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': titleId,
          sx: { display: 'flex', width: WIDTH, maxHeight: 'calc(100% - 88px)', overflow: 'hidden', ...FORCED_EDGE },
        },
      }}
    >
      {sheet}
    </Popover>
  ) : (
    <SheetDialog isOpen={anchor !== null} titleId={titleId} width={WIDTH} onClose={onClose}>
      {sheet}
    </SheetDialog>
  );
};
