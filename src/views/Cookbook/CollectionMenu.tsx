import { useIntl } from 'react-intl';
import { LineMenu } from '@/components/MenuLine/LineMenu';
import { MenuLine } from '@/components/MenuLine/MenuLine';
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
  const closing = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <LineMenu anchor={anchor} label={label} onClose={onClose}>
      {canShare && <MenuLine onClick={closing(onShare)}>{formatMessage(messages.share)}</MenuLine>}
      {isShared && <MenuLine onClick={closing(onUnshare)}>{formatMessage(messages.unshare)}</MenuLine>}
      <MenuLine onClick={closing(onRename)}>{formatMessage(messages.rename)}</MenuLine>
      <MenuLine onClick={closing(onRemove)}>{formatMessage(messages.delete)}</MenuLine>
    </LineMenu>
  );
};
