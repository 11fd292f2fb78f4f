import { useIntl } from 'react-intl';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import type { RecipeWords } from '@contracts/ownRecipes';
import type { Recipe } from '@contracts/recipe';
import { wordsOf } from '@kitchen/recipes/versions/recipeWords';
import { BackArrow } from '@/components/Arrow/Arrow';
import { PageHeading } from '@/components/PageHeading/PageHeading';
import { useDocumentTitle } from '@/components/PageHeading/useDocumentTitle';
import { TextLink } from '@/components/TextLink/TextLink';
import { isOwnRecipe } from '@kitchen/recipes/isOwnRecipe';
import { langAttribute } from '@/lib/recipe/langAttribute';
import { originalIdIn } from '@/lib/recipe/originalRecipe';
import { editTo } from '@/lib/recipe/recipeEdits';
import { clashResolved, recipeEdited } from '@/slices/savedRecipesSlice';
import { useAppDispatch } from '@/store/hooks';
import { useRecipe } from '@/store/useRecipe';
import { messages as layoutMessages } from '../Layout/messages';
import { PageSpinner } from '../Layout/PageSpinner';
import { ClashPanel } from './ClashPanel';
import { messages } from './messages';
import { OriginalCard } from './OriginalCard';
import { Column, Lead, List } from './RecipeVersionsView.styles';
import { useVersions } from './useVersions';
import { VersionCard } from './VersionCard';

const Versions = ({ recipe }: { recipe: Recipe }) => {
  const { formatMessage } = useIntl();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const { versions, dropped, isAway, isLoading, clash } = useVersions(recipe);
  const { id, isSaved, userRating } = recipe;
  const lang = langAttribute(recipe);
  const original = originalIdIn(recipe.originalRecipeSource);

  const become = (words: RecipeWords) => {
    const { recipe: body, ...edit } = editTo(words, clash?.theirs ?? recipe);
    const edited = { ...body, id, isSaved, userRating };
    dispatch(clash ? clashResolved(edited, edit) : recipeEdited(edited, edit));
    void navigate(`/recipe/${id}`);
  };

  return (
    <>
      <Lead>{formatMessage(messages.intro)}</Lead>
      {clash && <ClashPanel mine={recipe} clash={clash} lang={lang} onChoose={become} />}
      {original !== undefined && <OriginalCard id={original} copy={recipe} isSought={hash === '#original'} />}
      {isLoading && <PageSpinner />}
      <List>
        {versions.map((version) => (
          <li key={version.key}>
            <VersionCard
              version={version}
              now={wordsOf(recipe)}
              lang={lang}
              isSought={hash === `#version-${version.key}`}
              onRestore={() => become(version.words)}
            />
          </li>
        ))}
      </List>
      {isAway && <Lead role="status">{formatMessage(messages.away)}</Lead>}
      {dropped > 0 && <Lead>{formatMessage(messages.dropped, { count: dropped })}</Lead>}
    </>
  );
};

/** Every save of a recipe of one's own: who saved it and when, what has changed since, and the way back. */
export const RecipeVersionsView = () => {
  const { formatMessage } = useIntl();
  const id = Number.parseInt(useParams().id ?? '', 10);
  const { recipe, status } = useRecipe(id);
  const heading = formatMessage(messages.title);
  useDocumentTitle(
    formatMessage(layoutMessages.title, {
      page: recipe ? formatMessage(messages.pageTitle, { title: recipe.title }) : heading,
    }),
  );
  const isOwn = recipe !== undefined && recipe.isSaved && isOwnRecipe(recipe);
  return (
    <Column>
      <TextLink to={`/recipe/${id}`}>
        <BackArrow fontSize="compact" />
        {formatMessage(messages.back)}
      </TextLink>
      <PageHeading>{heading}</PageHeading>
      {isOwn ? (
        <Versions recipe={recipe} />
      ) : status === 'loading' ? (
        <PageSpinner />
      ) : (
        <Lead>{formatMessage(messages.notOwn)}</Lead>
      )}
    </Column>
  );
};
