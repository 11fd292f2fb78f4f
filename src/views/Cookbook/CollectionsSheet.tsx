import { useIntl } from 'react-intl';
import type { Recipe } from '@contracts/recipe';
import { Button } from '@/components/Button/Button';
import { ButtonLink } from '@/components/Button/ButtonLink';
import { CheckBox } from '@/components/CheckBox/CheckBox';
import { SheetDialog } from '@/components/SheetDialog/SheetDialog';
import { DialogActions, DialogBody } from '@/components/SheetDialog/dialogParts';
import { DialogHead } from '@/components/SheetDialog/SheetHead';
import { collectionMade, recipeCollected, recipeTakenOut } from '@/slices/cookbookSlice';
import { recipeSaved, selectListOwner, selectSavedById } from '@/slices/savedRecipesSlice';
import { selectMustSignIn } from '@/store/selectors';
import { selectCollections, selectMemberships } from '@/store/cookbookSelectors';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { Choice, Quiet } from './Cookbook.styles';
import { CollectionName } from './CollectionName';
import { messages } from './messages';

const Choices = ({ recipe, titleId, onClose }: { recipe: Recipe; titleId: string; onClose: () => void }) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { getState } = useAppStore();
  const owner = useAppSelector(selectListOwner);
  const collections = useAppSelector(selectCollections);
  const named = { id: recipe.id, title: recipe.title };
  const mustSignIn = useAppSelector(selectMustSignIn);
  // A collection shows saved recipes, so what is put into one is saved. The sheet says so to a guest who has not agreed
  // to keep recipes on this device.
  const save = () => {
    if (!selectSavedById(getState()).has(recipe.id)) dispatch(recipeSaved(recipe));
  };
  const toggle = (collection: string, isIn: boolean) => {
    if (isIn) {
      dispatch(recipeTakenOut(owner, selectMemberships(getState(), collection, recipe.id)));
      return;
    }
    save();
    dispatch(recipeCollected(owner, { kind: 'member', collection, recipe: named }));
  };
  return (
    <DialogBody>
      <DialogHead titleId={titleId} title={formatMessage(messages.collections)} onClose={onClose} />
      {collections.length > 0 && (
        <div>
          {collections.map(({ id, name, recipeIds }) => {
            const isIn = recipeIds.includes(recipe.id);
            return (
              <Choice key={id}>
                <CheckBox checked={isIn} onChange={() => toggle(id, isIn)} />
                <span>{name}</span>
              </Choice>
            );
          })}
        </div>
      )}
      <CollectionName
        label={formatMessage(messages.newCollection)}
        confirm={formatMessage(messages.make)}
        takesFocus={collections.length === 0}
        onSave={(name) => {
          save();
          dispatch(collectionMade(owner, name, named));
        }}
      />
      {mustSignIn && <Quiet>{formatMessage(messages.keptHere)}</Quiet>}
      <DialogActions>
        {collections.length > 0 && (
          <ButtonLink to="/collections" onClick={onClose}>
            {formatMessage(messages.toCollections)}
          </ButtonLink>
        )}
        <Button look="filled" onClick={onClose}>
          {formatMessage(messages.done)}
        </Button>
      </DialogActions>
    </DialogBody>
  );
};

interface CollectionsSheetProps {
  recipe: Recipe;
  titleId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** The collections, each with whether the recipe is in it, and the box for a new one. */
export const CollectionsSheet = ({ isOpen, ...choices }: CollectionsSheetProps) => (
  <SheetDialog isOpen={isOpen} titleId={choices.titleId} width={480} onClose={choices.onClose}>
    <Choices {...choices} />
  </SheetDialog>
);
