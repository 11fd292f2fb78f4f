import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/components/Button/Button';
import { PanelTitle } from '@/components/Panel/Panel';
import type { FoundRecipe, FoundRecipes } from '@/slices/recipeDraft/draftState';
import { draftDropped, foundAsOneChosen, recipesChosen } from '@/slices/recipeDraftSlice';
import { useAppDispatch } from '@/store/hooks';
import { Buttons, Hint, Part } from './AddRecipeView.styles';
import { foundMessages as messages } from './foundMessages';
import { Facts, List, Name } from './FoundPanel.styles';
import { messages as pageMessages } from './messages';

const written = (lines: FoundRecipe['content']['steps']) =>
  lines.filter(({ text, isHeading }) => !isHeading && text.trim() !== '').length;

const FoundItem = ({ recipe, onCheck }: { recipe: FoundRecipe; onCheck: () => void }) => {
  const { formatMessage } = useIntl();
  const id = useId();
  const { title, language, ingredients, steps } = recipe.content;
  return (
    <li>
      <div>
        <Name id={`${id}-name`} lang={title === '' ? undefined : language}>
          {title === '' ? formatMessage(messages.unnamed) : title}
        </Name>
        <Facts>{formatMessage(messages.facts, { ingredients: written(ingredients), steps: written(steps) })}</Facts>
      </div>
      <Button id={`${id}-check`} aria-labelledby={`${id}-check ${id}-name`} look="outlined" onClick={onCheck}>
        {formatMessage(messages.check)}
      </Button>
    </li>
  );
};

/** Several recipes that were found at once: the cook takes one of them, or all, or says that they are one. */
export const FoundPanel = ({ found }: { found: FoundRecipes }) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const { recipes, asOne, isCut } = found;
  return (
    <Part aria-labelledby="found-title">
      <PanelTitle id="found-title">{formatMessage(messages.count, { count: recipes.length })}</PanelTitle>
      <Hint>{formatMessage(messages.intro)}</Hint>
      <List aria-labelledby="found-title">
        {recipes.map((recipe, i) => (
          <FoundItem key={i} recipe={recipe} onCheck={() => dispatch(recipesChosen([i]))} />
        ))}
      </List>
      {isCut && <Hint style={{ margin: 0 }}>{formatMessage(messages.cut)}</Hint>}
      <Buttons>
        <Button look="filled" onClick={() => dispatch(recipesChosen(recipes.map((_, i) => i)))}>
          {formatMessage(messages.all, { count: recipes.length })}
        </Button>
        {asOne && (
          <Button look="outlined" onClick={() => dispatch(foundAsOneChosen())}>
            {formatMessage(messages.asOne)}
          </Button>
        )}
        <Button onClick={() => dispatch(draftDropped())}>{formatMessage(pageMessages.drop)}</Button>
      </Buttons>
    </Part>
  );
};
