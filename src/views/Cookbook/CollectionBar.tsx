import AddIcon from '@mui/icons-material/Add';
import { styled } from '@mui/material/styles';
import { Fragment, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ChoiceChip } from '@/components/ChoiceChip/ChoiceChip';
import { MoreChips } from '@/components/MoreChips/MoreChips';
import { useFold } from '@/components/MoreChips/useFold';
import { usePlacedFocus } from '@/components/placedFocus/usePlacedFocus';
import { collectionMade, collectionRenamed } from '@/slices/cookbookSlice';
import { selectIsGuest, selectListOwner } from '@/slices/savedRecipesSlice';
import { selectCollections } from '@/store/cookbookSelectors';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ChipGroups, Quiet } from './Cookbook.styles';
import { CollectionName } from './CollectionName';
import { CollectionTools } from './CollectionTools';
import { messages } from './messages';

interface CollectionBarProps {
  /** The id of the chosen collection; null: all recipes. */
  value: string | null;
  onChoose: (collection: string | null) => void;
  /** Another group of chips, in the same row. Memoised by its owner. */
  before?: ReactNode;
  /** In place of the chips while there is no collection; called with what opens the box for the first. */
  whenNone?: (onAdd: () => void) => ReactNode;
}

type Collection = ReturnType<typeof selectCollections>[number];

/** What is open below the collections. */
type Form = 'new' | 'rename' | null;

/* Not a filter, as the chips beside it are. */
const NewChip = styled(ChoiceChip)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  paddingInlineStart: 12,
  borderStyle: 'dashed',
  borderColor: theme.vars.palette.edge,
}));

interface CollectionChipsProps extends Omit<CollectionBarProps, 'before' | 'whenNone'> {
  collections: readonly Collection[];
  isAdding: boolean;
  onAdd: () => void;
  /** What can be done with the chosen collection. */
  tools: ReactNode;
}

/** Chooses a collection, or all recipes. */
const CollectionChips = ({ collections, value, onChoose, isAdding, onAdd, tools }: CollectionChipsProps) => {
  const { formatMessage } = useIntl();
  const isNone = !collections.some(({ id }) => id === value);
  const fold = useFold(
    collections.length,
    collections.findIndex(({ id }) => id === value),
  );
  return (
    <div role="group" aria-label={formatMessage(messages.collections)}>
      {collections.length > 0 && (
        <ChoiceChip type="button" data-focus="all" aria-pressed={isNone} onClick={() => onChoose(null)}>
          {formatMessage(messages.all)}
        </ChoiceChip>
      )}
      {collections.map(({ id, name, recipeIds }, i) => (
        <Fragment key={id}>
          <ChoiceChip
            type="button"
            data-focus={id}
            data-beyond={fold.isBeyond(i)}
            aria-pressed={id === value}
            onClick={() => onChoose(id)}
          >
            {formatMessage(messages.inCollection, { name, count: recipeIds.length })}
          </ChoiceChip>
          {id === value && tools}
        </Fragment>
      ))}
      <MoreChips rest={fold.rest} onUnfold={fold.unfold} />
      <NewChip type="button" data-focus="add" aria-expanded={isAdding} onClick={onAdd}>
        <AddIcon fontSize="compact" />
        {formatMessage(messages.newCollection)}
      </NewChip>
    </div>
  );
};

interface ChosenCollectionProps {
  chosen: Collection;
  isRenaming: boolean;
  /** Renamed, or left as it is. */
  onRenamed: () => void;
}

/** Below the collections: the box for the name of the chosen one, and who can see it. */
const ChosenCollection = ({ chosen, isRenaming, onRenamed }: ChosenCollectionProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const owner = useAppSelector(selectListOwner);
  const isGuest = useAppSelector(selectIsGuest);
  return (
    <>
      {isRenaming && (
        <CollectionName
          key={chosen.id}
          takesFocus
          label={formatMessage(messages.name)}
          confirm={formatMessage(messages.rename)}
          collection={chosen}
          onCancel={onRenamed}
          onSave={(name) => {
            dispatch(collectionRenamed(owner, chosen.id, { kind: 'collection', name }));
            onRenamed();
          }}
        />
      )}
      {isGuest && <Quiet>{formatMessage(messages.signInToShare)}</Quiet>}
      {chosen.share !== undefined && <Quiet>{formatMessage(messages.shared)}</Quiet>}
    </>
  );
};

interface NewCollectionProps {
  onCancel: () => void;
  /** With the id of the collection that was made. */
  onMade: (id: string) => void;
}

/** The box for the name of a new collection. */
const NewCollection = ({ onCancel, onMade }: NewCollectionProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const owner = useAppSelector(selectListOwner);
  return (
    <CollectionName
      takesFocus
      label={formatMessage(messages.newCollection)}
      confirm={formatMessage(messages.make)}
      onCancel={onCancel}
      onSave={(name) => {
        const { payload } = dispatch(collectionMade(owner, name));
        onMade(payload.added[0]!.id);
      }}
    />
  );
};

/** The collections, to filter the saved recipes by, and what can be done with the chosen one. */
export const CollectionBar = ({ value, onChoose, before, whenNone }: CollectionBarProps) => {
  const collections = useAppSelector(selectCollections);
  const [form, setForm] = useState<Form>(null);
  const { frame, focusOn } = usePlacedFocus();
  const chosen = collections.find(({ id }) => id === value);
  const isAdding = form === 'new';
  const instead = collections.length === 0 ? whenNone : undefined;
  const leaveTo = (focus: string) => {
    setForm(null);
    focusOn(focus);
  };
  const choose = (id: string | null) => {
    setForm(null);
    onChoose(id);
  };
  return (
    <div ref={frame} style={{ display: 'contents' }}>
      {instead ? (
        !isAdding && instead(() => setForm('new'))
      ) : (
        <ChipGroups>
          {before}
          <CollectionChips
            collections={collections}
            value={value}
            onChoose={choose}
            isAdding={isAdding}
            onAdd={() => setForm(isAdding ? null : 'new')}
            tools={
              chosen && (
                <CollectionTools
                  collection={chosen}
                  onRename={() => setForm('rename')}
                  onRemoved={() => {
                    choose(null);
                    focusOn('all');
                  }}
                />
              )
            }
          />
        </ChipGroups>
      )}
      {isAdding && (
        <NewCollection
          onCancel={() => leaveTo('add')}
          onMade={(id) => {
            choose(id);
            focusOn(id);
          }}
        />
      )}
      {chosen && <ChosenCollection chosen={chosen} isRenaming={form === 'rename'} onRenamed={() => leaveTo('tools')} />}
    </div>
  );
};
