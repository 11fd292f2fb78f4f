import ShareIcon from '@mui/icons-material/ShareOutlined';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/Button/Button';
import { ChoiceChip } from '@/components/ChoiceChip/ChoiceChip';
import {
  collectionMade,
  collectionRemoved,
  collectionRenamed,
  collectionShareRequested,
  collectionUnshareRequested,
} from '@/slices/cookbookSlice';
import { selectListOwner } from '@/slices/savedRecipesSlice';
import { selectCollections } from '@/store/cookbookSelectors';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Buttons, Chips, Quiet } from './Cookbook.styles';
import { CollectionName } from './CollectionName';
import { messages } from './messages';

interface CollectionBarProps {
  /** The id of the chosen collection; null: all recipes. */
  value: string | null;
  onChoose: (collection: string | null) => void;
}

/** The collections, to filter the saved recipes by, and what can be done with the chosen one. */
export const CollectionBar = ({ value, onChoose }: CollectionBarProps) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const owner = useAppSelector(selectListOwner);
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
        <Button aria-expanded={form === 'new'} onClick={() => setForm(form === 'new' ? null : 'new')}>
          {formatMessage(messages.newCollection)}
        </Button>
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
        <Buttons>
          <Button
            look="outlined"
            onClick={() => dispatch(collectionShareRequested({ id: chosen.id, title: chosen.name }))}
          >
            <ShareIcon fontSize="compact" />
            {formatMessage(messages.share)}
          </Button>
          {chosen.share !== undefined && (
            <Button onClick={() => dispatch(collectionUnshareRequested(chosen.id))}>
              {formatMessage(messages.unshare)}
            </Button>
          )}
          <Button aria-expanded={form === 'rename'} onClick={() => setForm(form === 'rename' ? null : 'rename')}>
            {formatMessage(messages.rename)}
          </Button>
          <Button
            onClick={({ currentTarget }) => {
              currentTarget.parentElement?.previousElementSibling?.querySelector('button')?.focus();
              dispatch(collectionRemoved(owner, [chosen.id]));
              choose(null);
            }}
          >
            {formatMessage(messages.delete)}
          </Button>
        </Buttons>
      )}
      {chosen && form === 'rename' && (
        <CollectionName
          key={chosen.id}
          takesFocus
          label={formatMessage(messages.name)}
          confirm={formatMessage(messages.rename)}
          initial={chosen.name}
          onCancel={() => setForm(null)}
          onSave={(name) => {
            dispatch(collectionRenamed(owner, chosen.id, { kind: 'collection', name }));
            setForm(null);
          }}
        />
      )}
      {chosen?.share !== undefined && <Quiet>{formatMessage(messages.shared)}</Quiet>}
    </>
  );
};
