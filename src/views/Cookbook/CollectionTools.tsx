import MoreVertIcon from '@mui/icons-material/MoreVert';
import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { IconButton } from '@/components/IconButton/IconButton';
import { laterPiece } from '@/components/preloadable/later';
import { collectionRemoved, collectionShareRequested, collectionUnshareRequested } from '@/slices/cookbookSlice';
import { selectIsGuest, selectListOwner } from '@/slices/savedRecipesSlice';
import type { selectCollections } from '@/store/cookbookSelectors';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { messages } from './messages';

const CollectionMenu = laterPiece(() => import('./CollectionMenu').then(({ CollectionMenu }) => CollectionMenu));

interface CollectionToolsProps {
  collection: ReturnType<typeof selectCollections>[number];
  onRename: () => void;
  onRemoved: () => void;
}

/** The button beside the chosen collection, with the menu of what can be done with it. */
export const CollectionTools = ({ collection, onRename, onRemoved }: CollectionToolsProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const owner = useAppSelector(selectListOwner);
  const isGuest = useAppSelector(selectIsGuest);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const { id, name, share } = collection;
  const label = formatMessage(messages.toolsOf, { name });
  return (
    <>
      <IconButton
        aria-label={label}
        title={label}
        data-focus="tools"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => {
          setWasOpened(true);
          setAnchor(currentTarget);
        }}
      >
        <MoreVertIcon fontSize="medium" />
      </IconButton>
      {wasOpened && (
        <Suspense>
          <CollectionMenu
            anchor={anchor}
            label={label}
            canShare={!isGuest}
            isShared={share !== undefined}
            onShare={() => dispatch(collectionShareRequested({ id, title: name }))}
            onUnshare={() => dispatch(collectionUnshareRequested(id))}
            onRename={onRename}
            onRemove={() => {
              dispatch(collectionRemoved(owner, [id]));
              onRemoved();
            }}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
    </>
  );
};
