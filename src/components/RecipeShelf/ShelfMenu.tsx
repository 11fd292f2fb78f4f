import CheckIcon from '@mui/icons-material/Check';
import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { LineMenu } from '../MenuLine/LineMenu';
import { MenuLine } from '../MenuLine/MenuLine';
import { messages } from './messages';

interface ShelfMenuProps {
  /** The button it is anchored to; null while closed. */
  anchor: HTMLElement | null;
  isAsking: boolean;
  onAskingChange: (isAsking: boolean) => void;
  onRemoveAll: () => void;
  onClose: () => void;
}

const Tick = styled('span')({ display: 'inline-grid', width: 20, height: 20, flexShrink: 0 });

/**
 * What else a guest has on this device, and actions for the whole shelf, including undoing the choice to keep recipes on
 * this device without asking.
 */
export const ShelfMenu = ({ anchor, isAsking, onAskingChange, onRemoveAll, onClose }: ShelfMenuProps) => {
  const { formatMessage } = useIntl();
  return (
    <LineMenu anchor={anchor} label={formatMessage(messages.options)} onClose={onClose}>
      <MenuLine component={Link} to="/collections" onClick={onClose}>
        <Tick />
        {formatMessage(messages.collections)}
      </MenuLine>
      <MenuLine component={Link} to="/cooked" onClick={onClose}>
        <Tick />
        {formatMessage(messages.cooked)}
      </MenuLine>
      <MenuLine
        role="menuitemcheckbox"
        aria-checked={isAsking}
        onClick={() => {
          onAskingChange(!isAsking);
          onClose();
        }}
      >
        <Tick>{isAsking && <CheckIcon />}</Tick>
        {formatMessage(messages.askAgain)}
      </MenuLine>
      <MenuLine
        onClick={() => {
          onClose();
          onRemoveAll();
        }}
      >
        <Tick />
        {formatMessage(messages.removeAll)}
      </MenuLine>
    </LineMenu>
  );
};
