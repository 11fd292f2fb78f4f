import Menu from '@mui/material/Menu';
import type { ReactNode } from 'react';
import { useLineEnd } from '../lineEnd/useLineEnd';

interface LineMenuProps {
  /** The button it opens at; null while closed. */
  anchor: HTMLElement | null;
  label: string;
  /** A `MenuLine` for each thing that can be done. */
  children: ReactNode;
  onClose: () => void;
}

/** A menu at the end of its button, as wide as its lines. */
export const LineMenu = ({ anchor, label, children, onClose }: LineMenuProps) => {
  const lineEnd = useLineEnd();
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: lineEnd }}
      transformOrigin={{ vertical: 'top', horizontal: lineEnd }}
      slotProps={{
        list: { 'aria-label': label },
        paper: { sx: { borderRadius: '18px', maxWidth: 'calc(100vw - 32px)' } },
      }}
    >
      {children}
    </Menu>
  );
};
