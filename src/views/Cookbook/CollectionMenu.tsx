import Menu from '@mui/material/Menu';
import { useIntl } from 'react-intl';
import { MenuLine } from '@/components/MenuLine/MenuLine';
import { useLineEnd } from '@/components/lineEnd/useLineEnd';
import { messages } from './messages';

export interface CollectionMenuProps {
  /** The button it is anchored to; null while closed. */
  anchor: HTMLElement | null;
  label: string;
  canShare: boolean;
  isShared: boolean;
  onShare: () => void;
  onUnshare: () => void;
  onRename: () => void;
  onRemove: () => void;
  onClose: () => void;
}

/** What can be done with a collection: renaming and deleting it, and sharing it from an account. */
export const CollectionMenu = (props: CollectionMenuProps) => {
  const { anchor, label, canShare, isShared, onShare, onUnshare, onRename, onRemove, onClose } = props;
  const { formatMessage } = useIntl();
  const lineEnd = useLineEnd();
  const closing = (act: () => void) => () => {
    onClose();
    act();
  };
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
      {canShare && <MenuLine onClick={closing(onShare)}>{formatMessage(messages.share)}</MenuLine>}
      {isShared && <MenuLine onClick={closing(onUnshare)}>{formatMessage(messages.unshare)}</MenuLine>}
      <MenuLine onClick={closing(onRename)}>{formatMessage(messages.rename)}</MenuLine>
      <MenuLine onClick={closing(onRemove)}>{formatMessage(messages.delete)}</MenuLine>
    </Menu>
  );
};
