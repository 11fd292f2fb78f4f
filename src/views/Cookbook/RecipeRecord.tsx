import { useIntl } from 'react-intl';
import type { Recipe } from '@contracts/recipe';
import { ButtonLink } from '@/components/Button/ButtonLink';
import { useLastingFocus } from '@/components/placedFocus/useLastingFocus';
import { Panel, PanelTitle } from '@/components/Panel/Panel';
import { selectCookedOf } from '@/store/cookbookSelectors';
import { useAppSelector } from '@/store/hooks';
import { Record, WideButtons } from './Cookbook.styles';
import { CollectionsLine } from './CollectionsLine';
import { CookedEntries } from './CookedEntries';
import { ICookedIt } from './ICookedIt';
import { messages } from './messages';
import { NoteList } from './NoteList';
import { useNotes } from './useNotes';

/** What the cook has to say about a recipe: notes, when it was cooked, and the collections it is in. */
export const RecipeRecord = ({ recipe, servings }: { recipe: Recipe; servings: number }) => {
  const { formatMessage } = useIntl();
  const cooked = useAppSelector((state) => selectCookedOf(state, recipe.id));
  const steps = recipe.instructions.map(({ step }) => step);
  const notes = useNotes({ id: recipe.id, title: recipe.title, steps });
  const title = cooked.length === 0 ? messages.cookedTitle : messages.timesCooked;
  const lasting = useLastingFocus<HTMLElement>();
  const cookedTitle = formatMessage(title, { count: cooked.length });
  return (
    <Record data-needs-script="">
      <Panel aria-labelledby="recipe-notes">
        <PanelTitle id="recipe-notes" style={{ marginBottom: 8 }}>
          {formatMessage(messages.notes)}
        </PanelTitle>
        <NoteList label={formatMessage(messages.notes)} {...notes} />
      </Panel>
      <Panel aria-labelledby="recipe-cooked" {...lasting}>
        <PanelTitle id="recipe-cooked" style={{ marginBottom: 8 }}>
          {cookedTitle}
        </PanelTitle>
        {cooked.length > 0 && <CookedEntries isOfOneRecipe label={cookedTitle} entries={cooked} />}
        <WideButtons style={{ marginTop: 16 }}>
          <ICookedIt recipe={recipe} servings={servings} />
          <ButtonLink to="/cooked">{formatMessage(messages.toCooked)}</ButtonLink>
        </WideButtons>
      </Panel>
      <CollectionsLine recipe={recipe} />
    </Record>
  );
};
