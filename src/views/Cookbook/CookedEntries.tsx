import CloseIcon from '@mui/icons-material/Close';
import EditIcon from '@mui/icons-material/EditOutlined';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { CookedEntry } from '@kitchen/cookbook/cookbookLines';
import { IconButton } from '@/components/IconButton/IconButton';
import { StarRating } from '@/components/StarRating/StarRating';
import { TextLink } from '@/components/TextLink/TextLink';
import { cookedDishChanged, cookedDishRemoved } from '@/slices/cookbookSlice';
import { selectListOwner } from '@/slices/savedRecipesSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { CookedRow, Entries, Facts, Icons } from './Cookbook.styles';
import { CookedDialog } from './CookedDialog';
import { messages } from './messages';

/** Where the recipe of an entry can be read as it was cooked. */
const addressOf = ({ recipe, version }: CookedEntry) =>
  version === undefined ? `/recipe/${recipe.id}` : `/recipe/${recipe.id}/versions#version-${version}`;

interface CookedEntriesProps {
  label: string;
  entries: readonly CookedEntry[];
  /** On the page of a recipe its name is known. */
  isOfOneRecipe?: boolean;
}

/** Dishes that were cooked: when, for how many, and how they were. */
export const CookedEntries = ({ label, entries, isOfOneRecipe = false }: CookedEntriesProps) => {
  const { formatMessage, formatDate } = useIntl();
  const dispatch = useAppDispatch();
  const owner = useAppSelector(selectListOwner);
  const [edited, setEdited] = useState<CookedEntry | null>(null);
  return (
    <>
      <Entries aria-label={label} tabIndex={-1}>
        {entries.map((entry) => (
          <CookedRow key={entry.lineId}>
            {!isOfOneRecipe && <TextLink to={addressOf(entry)}>{entry.recipe.title}</TextLink>}
            <Facts>
              <b>{formatDate(entry.on, { dateStyle: 'long', timeZone: 'UTC' })}</b>
              <span>{formatMessage(messages.servings, { count: entry.servings })}</span>
              {entry.stars > 0 && <StarRating rating={entry.stars} />}
              {isOfOneRecipe && entry.version !== undefined && (
                <TextLink to={addressOf(entry)}>{formatMessage(messages.version)}</TextLink>
              )}
            </Facts>
            {entry.comment !== '' && <p>{entry.comment}</p>}
            <Icons>
              <IconButton aria-label={formatMessage(messages.editCooked)} onClick={() => setEdited(entry)}>
                <EditIcon fontSize="compact" />
              </IconButton>
              <IconButton
                aria-label={formatMessage(messages.removeCooked)}
                onClick={({ currentTarget }) => {
                  currentTarget.closest('ul')?.focus();
                  dispatch(cookedDishRemoved(owner, [entry.lineId]));
                }}
              >
                <CloseIcon fontSize="compact" />
              </IconButton>
            </Icons>
          </CookedRow>
        ))}
      </Entries>
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
    </>
  );
};
