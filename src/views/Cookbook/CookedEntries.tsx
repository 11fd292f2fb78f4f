import CloseIcon from '@mui/icons-material/Close';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import type { CookedEntry } from '@kitchen/cookbook/cookbookLines';
import { IconButton } from '@/components/IconButton/IconButton';
import { StarRating } from '@/components/StarRating/StarRating';
import { TextLink } from '@/components/TextLink/TextLink';
import { cookedDishChanged, cookedDishRemoved } from '@/slices/cookbookSlice';
import { selectListOwner } from '@/slices/savedRecipesSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { CookedRow, DishCard, DishCards, Entries, Facts, Icons } from './Cookbook.styles';
import { DishPicture } from './DishPicture';
import { CookedDialog } from './later';
import { messages } from './messages';

/** Where the recipe of an entry can be read as it was cooked. */
const addressOf = ({ recipe, version }: CookedEntry) =>
  version === undefined ? `/recipe/${recipe.id}` : `/recipe/${recipe.id}/versions#version-${version}`;

/** When a dish was cooked, for how many, and how it was. */
const CookedFacts = ({ entry, hasVersion }: { entry: CookedEntry; hasVersion: boolean }) => {
  const { formatMessage, formatDate } = useIntl();
  return (
    <Facts>
      <b>{formatDate(entry.on, { dateStyle: 'long', timeZone: 'UTC' })}</b>
      <span>{formatMessage(messages.servings, { count: entry.servings })}</span>
      {entry.stars > 0 && <StarRating rating={entry.stars} />}
      {hasVersion && entry.version !== undefined && (
        <TextLink to={addressOf(entry)}>{formatMessage(messages.version)}</TextLink>
      )}
    </Facts>
  );
};

const Tools = ({ entry, onEdit }: { entry: CookedEntry; onEdit: (entry: CookedEntry) => void }) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const owner = useAppSelector(selectListOwner);
  return (
    <Icons>
      <IconButton aria-label={formatMessage(messages.editCooked)} onClick={() => onEdit(entry)}>
        <EditIcon fontSize="compact" />
      </IconButton>
      <IconButton
        data-kind="remove-cooked"
        aria-label={formatMessage(messages.removeCooked)}
        onClick={() => dispatch(cookedDishRemoved(owner, [entry.lineId]))}
      >
        <CloseIcon fontSize="compact" />
      </IconButton>
    </Icons>
  );
};

interface CookedEntriesProps {
  label: string;
  entries: readonly CookedEntry[];
  /** On the page of a recipe its name and its picture are known. */
  isOfOneRecipe?: boolean;
}

/**
 * Dishes that were cooked: cards with their pictures, or the lines of one recipe. Stands in a frame of
 * `useLastingFocus`, because it goes with its last line.
 */
export const CookedEntries = ({ label, entries, isOfOneRecipe = false }: CookedEntriesProps) => {
  const dispatch = useAppDispatch();
  const owner = useAppSelector(selectListOwner);
  const [edited, setEdited] = useState<CookedEntry | null>(null);
  const List = isOfOneRecipe ? Entries : DishCards;
  return (
    <>
      <List aria-label={label}>
        {entries.map((entry) =>
          isOfOneRecipe ? (
            <CookedRow key={entry.lineId}>
              <CookedFacts hasVersion entry={entry} />
              {entry.comment !== '' && <p>{entry.comment}</p>}
              <Tools entry={entry} onEdit={setEdited} />
            </CookedRow>
          ) : (
            <DishCard key={entry.lineId}>
              <DishPicture {...entry.recipe} />
              <div>
                <TextLink to={addressOf(entry)}>{entry.recipe.title}</TextLink>
                <CookedFacts entry={entry} hasVersion={false} />
                {entry.comment !== '' && <p>{entry.comment}</p>}
              </div>
              <Tools entry={entry} onEdit={setEdited} />
            </DishCard>
          ),
        )}
      </List>
      <Suspense>
        {edited && (
          <CookedDialog
            isOpen
            name={{ kind: 'cooked', recipe: edited.recipe.id, part: edited.lineId }}
            title={edited.recipe.title}
            initial={edited}
            onSave={({ on, servings, stars, comment }) => {
              const { lineId, ...thing } = edited;
              dispatch(cookedDishChanged(owner, lineId, { ...thing, on, servings, stars, comment }));
              setEdited(null);
            }}
            onClose={() => setEdited(null)}
          />
        )}
      </Suspense>
    </>
  );
};
