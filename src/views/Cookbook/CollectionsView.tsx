import AddIcon from '@mui/icons-material/Add';
import { useIntl } from 'react-intl';
import { useAddressQuery } from '@/components/addressQuery/useAddressQuery';
import { Button } from '@/components/Button/Button';
import { ButtonLink } from '@/components/Button/ButtonLink';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { PageHeading } from '@/components/PageHeading/PageHeading';
import { useDocumentTitle } from '@/components/PageHeading/useDocumentTitle';
import { Panel, PanelTitle } from '@/components/Panel/Panel';
import { RecipeGrid } from '@/components/RecipeGrid/RecipeGrid';
import { TextLink } from '@/components/TextLink/TextLink';
import { VisuallyHidden } from '@/components/VisuallyHidden/VisuallyHidden';
import { selectCollected, selectCollections } from '@/store/cookbookSelectors';
import { useAppSelector } from '@/store/hooks';
import { messages as layoutMessages } from '../Layout/messages';
import { useCardActions } from '../useCardActions';
import { CollectionBar } from './CollectionBar';
import { Column, Entries } from './Cookbook.styles';
import { CookbookBack } from './CookbookBack';
import { messages } from './messages';

const COLLECTION = 'collection';

/** The recipes of a collection, or of all of them: cards of those on the saved list, and links to the others. */
const Collected = ({ collection, label }: { collection: string | null; label: string }) => {
  const { formatMessage } = useIntl();
  const actions = useCardActions();
  const { recipes, others } = useAppSelector((state) => selectCollected(state, collection));
  if (recipes.length === 0 && others.length === 0)
    return (
      <EmptyState
        isPart
        drawing="emptyShelf"
        title={formatMessage(messages.emptyCollection)}
        text={formatMessage(messages.emptyCollectionText)}
      />
    );
  return (
    <>
      {recipes.length > 0 && <RecipeGrid label={label} recipes={recipes} actions={{ ...actions, mustSignIn: false }} />}
      {others.length > 0 && (
        <Panel aria-labelledby="collected-others">
          <PanelTitle id="collected-others" style={{ marginBottom: 8 }}>
            {formatMessage(messages.notSaved)}
          </PanelTitle>
          <Entries aria-labelledby="collected-others">
            {others.map(({ id, title }) => (
              <li key={id}>
                <TextLink to={`/recipe/${id}`}>{title}</TextLink>
              </li>
            ))}
          </Entries>
        </Panel>
      )}
    </>
  );
};

/** What a collection is, and the way to the first. */
const NoCollections = ({ onAdd }: { onAdd: () => void }) => {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      isPart
      drawing="blankCookbook"
      title={formatMessage(messages.noCollections)}
      text={formatMessage(messages.noCollectionsText)}
    >
      <Button look="filled" data-focus="add" onClick={onAdd}>
        <AddIcon fontSize="compact" />
        {formatMessage(messages.newCollection)}
      </Button>
      <ButtonLink to="/" look="outlined">
        {formatMessage(messages.find)}
      </ButtonLink>
    </EmptyState>
  );
};

/** The collections of a cook, with or without an account: making, renaming and deleting them, and what is in them. */
export const CollectionsView = () => {
  const { formatMessage } = useIntl();
  const [address, setAddress] = useAddressQuery();
  const collections = useAppSelector(selectCollections);
  const wanted = collections.find(({ id }) => id === address.get(COLLECTION));
  const title = formatMessage(messages.collections);
  useDocumentTitle(formatMessage(layoutMessages.title, { page: title }));
  return (
    <Column>
      <CookbookBack />
      <PageHeading>{title}</PageHeading>
      <CollectionBar
        value={wanted?.id ?? null}
        onChoose={(id) => setAddress(id === null ? {} : { [COLLECTION]: id }, { replace: true })}
        whenNone={(onAdd) => <NoCollections onAdd={onAdd} />}
      />
      {collections.length > 0 && (
        <>
          <VisuallyHidden as="h2">{wanted?.name ?? formatMessage(messages.all)}</VisuallyHidden>
          <Collected collection={wanted?.id ?? null} label={wanted?.name ?? title} />
        </>
      )}
    </Column>
  );
};
