import { useIntl } from 'react-intl';
import type { Recipe } from '@contracts/recipe';
import { useLastingFocus } from '@/components/placedFocus/useLastingFocus';
import { Panel, PanelTitle } from '@/components/Panel/Panel';
import { TextLink } from '@/components/TextLink/TextLink';
import { selectCookedOf } from '@/store/cookbookSelectors';
import { useAppSelector } from '@/store/hooks';
import { Quiet, Record, TitleLine } from './Cookbook.styles';
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
      <Panel data-stack="" aria-labelledby="recipe-notes">
        <PanelTitle id="recipe-notes">{formatMessage(messages.notes)}</PanelTitle>
        <NoteList isPanel label={formatMessage(messages.notes)} {...notes} />
      </Panel>
      <Panel data-stack="" aria-labelledby="recipe-cooked" {...lasting}>
        <TitleLine>
          <PanelTitle id="recipe-cooked">{cookedTitle}</PanelTitle>
          <TextLink to="/cooked">{formatMessage(messages.toCooked)}</TextLink>
        </TitleLine>
        {cooked.length > 0 ? (
          <CookedEntries isOfOneRecipe label={cookedTitle} entries={cooked} />
        ) : (
          <Quiet>{formatMessage(messages.never)}</Quiet>
        )}
        <ICookedIt recipe={recipe} servings={servings} />
      </Panel>
      <CollectionsLine recipe={recipe} />
    </Record>
  );
};
