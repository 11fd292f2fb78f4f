import AddIcon from '@mui/icons-material/Add';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ChoiceChip } from '@/components/ChoiceChip/ChoiceChip';
import { collectionMade, collectionRenamed } from '@/slices/cookbookSlice';
import { selectIsGuest, selectListOwner } from '@/slices/savedRecipesSlice';
import { selectCollections } from '@/store/cookbookSelectors';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Chips, Quiet } from './Cookbook.styles';
import { CollectionName } from './CollectionName';
import { CollectionTools } from './CollectionTools';
import { messages } from './messages';

interface CollectionBarProps {
  /** The id of the chosen collection; null: all recipes. */
  value: string | null;
  onChoose: (collection: string | null) => void;
}

/* Not a filter, as the chips beside it are. */
const NewChip = styled(ChoiceChip)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  paddingInlineStart: 12,
  borderStyle: 'dashed',
  borderColor: theme.vars.palette.edge,
}));

/** The collections, to filter the saved recipes by, and what can be done with the chosen one. */
export const CollectionBar = ({ value, onChoose }: CollectionBarProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const owner = useAppSelector(selectListOwner);
  const isGuest = useAppSelector(selectIsGuest);
  const collections = useAppSelector(selectCollections);
  const [form, setForm] = useState<'new' | 'rename' | null>(null);
  const chosen = collections.find(({ id }) => id === value);
  const choose = (id: string | null) => {
    setForm(null);
    onChoose(id);
  };
  return (
    <>
      <Chips role="group" aria-label={formatMessage(messages.collections)}>
        {collections.length > 0 && (
          <ChoiceChip type="button" aria-pressed={!chosen} onClick={() => choose(null)}>
            {formatMessage(messages.all)}
          </ChoiceChip>
        )}
        {collections.map(({ id, name, recipeIds }) => (
          <ChoiceChip key={id} type="button" aria-pressed={id === value} onClick={() => choose(id)}>
            {formatMessage(messages.inCollection, { name, count: recipeIds.length })}
          </ChoiceChip>
        ))}
        <NewChip type="button" aria-expanded={form === 'new'} onClick={() => setForm(form === 'new' ? null : 'new')}>
          <AddIcon fontSize="compact" />
          {formatMessage(messages.newCollection)}
        </NewChip>
      </Chips>
      {form === 'new' && (
        <CollectionName
          takesFocus
          label={formatMessage(messages.newCollection)}
          confirm={formatMessage(messages.make)}
          onCancel={() => setForm(null)}
          onSave={(name) => {
            const { payload } = dispatch(collectionMade(owner, name));
            choose(payload.added[0]!.id);
          }}
        />
      )}
      {chosen && (
        <CollectionTools
          collection={chosen}
          isRenaming={form === 'rename'}
          onRename={() => setForm(form === 'rename' ? null : 'rename')}
          onRemoved={() => choose(null)}
        />
      )}
      {chosen && form === 'rename' && (
        <CollectionName
          key={chosen.id}
          takesFocus
          label={formatMessage(messages.name)}
          confirm={formatMessage(messages.rename)}
          collection={chosen}
          onCancel={() => setForm(null)}
          onSave={(name) => {
            dispatch(collectionRenamed(owner, chosen.id, { kind: 'collection', name }));
            setForm(null);
          }}
        />
      )}
      {chosen && isGuest && <Quiet>{formatMessage(messages.signInToShare)}</Quiet>}
      {chosen?.share !== undefined && <Quiet>{formatMessage(messages.shared)}</Quiet>}
    </>
  );
};
