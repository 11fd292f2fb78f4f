import CheckIcon from '@mui/icons-material/Check';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import type { ElementType } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useLineEnd } from '../lineEnd/useLineEnd';
import { messages } from './messages';

interface ShelfMenuProps {
  /** The button it is anchored to; null while closed. */
  anchor: HTMLElement | null;
  isAsking: boolean;
  onAskingChange: (isAsking: boolean) => void;
  onRemoveAll: () => void;
  onClose: () => void;
}

/* MUI shrinks its menu items on a desktop; keep them touch-sized. */
const Item = styled(MenuItem)<{ component?: ElementType; to?: string }>({
  '&&': { minHeight: 48 },
  gap: 12,
  paddingInline: 18,
  whiteSpace: 'normal',
});

const Tick = styled('span')({ display: 'inline-grid', width: 20, height: 20, flexShrink: 0 });

/**
 * What else a guest has on this device, and actions for the whole shelf, including undoing the choice to keep recipes on
 * this device without asking.
 */
export const ShelfMenu = ({ anchor, isAsking, onAskingChange, onRemoveAll, onClose }: ShelfMenuProps) => {
  const { formatMessage } = useIntl();
  const lineEnd = useLineEnd();
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: lineEnd }}
      transformOrigin={{ vertical: 'top', horizontal: lineEnd }}
      slotProps={{
        list: { 'aria-label': formatMessage(messages.options) },
        paper: { sx: { borderRadius: '18px', maxWidth: 'calc(100vw - 32px)' } },
      }}
    >
      <Item component={Link} to="/collections" onClick={onClose}>
        <Tick />
        {formatMessage(messages.collections)}
      </Item>
      <Item component={Link} to="/cooked" onClick={onClose}>
        <Tick />
        {formatMessage(messages.cooked)}
      </Item>
      <Item
        role="menuitemcheckbox"
        aria-checked={isAsking}
        onClick={() => {
          onAskingChange(!isAsking);
          onClose();
        }}
      >
        <Tick>{isAsking && <CheckIcon />}</Tick>
        {formatMessage(messages.askAgain)}
      </Item>
      <Item
        onClick={() => {
          onClose();
          onRemoveAll();
        }}
      >
        <Tick />
        {formatMessage(messages.removeAll)}
      </Item>
    </Menu>
  );
};
