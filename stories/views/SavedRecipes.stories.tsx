import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import type { Recipe } from '@contracts/recipe';
import type { User } from '@contracts/session';
import { refusal } from '@/testing/fakeAnswers';
import { SavedRecipesView } from '@/views/SavedRecipes/SavedRecipesView';
import type { AppScene } from '../AppStage';
import { curry, mojito, shakshuka, tortilla } from '../food';
import { isPlayable } from '../playable';

const meta = {
  title: 'Views/Saved recipes',
  component: SavedRecipesView,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
} satisfies Meta<typeof SavedRecipesView>;
export default meta;

type Story = StoryObj<typeof meta>;

const UID = 'marta';
const MARTA: User = {
  uid: UID,
  firstName: 'Marta',
  lastName: 'Oliveira',
  email: 'marta@example.org',
  profileImageUrl: null,
  marketingConsent: false,
};
const LIST = 'GET /api/user/recipes/saved';
const SAVED = [shakshuka, mojito, { ...tortilla, userRating: 4 }, { ...curry, allergens: ['Kiwi'] }];

const listOf = (recipes: readonly Recipe[]) =>
  recipes.map(({ matchedIngredients: _matched, totalIngredients: _total, has: _has, needs: _needs, ...recipe }, i) => ({
    ...recipe,
    isSaved: true,
    savedAt: 1_000_000 - i,
  }));

const scene = (recipes: readonly Recipe[], app: AppScene = {}) => ({
  app: {
    route: '/saved',
    session: { status: 'signedIn', uid: UID },
    savedRecipes: { owner: UID, byOwner: { [UID]: listOf(recipes) } },
    ...app,
    api: { 'GET /api/auth/me': MARTA, [LIST]: listOf(recipes), ...app.api },
  } satisfies AppScene,
});

export const Some: Story = {
  parameters: scene(SAVED),
  async play({ canvas, userEvent, globals }) {
    if (!isPlayable(globals)) return;
    await userEvent.type(await canvas.findByRole('searchbox'), 'potato');
    await expect(await canvas.findByText(/ of 4$/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
  },
};
/** The filters say what they hide, and show it on a tap. */
export const Filtered: Story = {
  parameters: scene(SAVED, { route: '/saved?category=meals&without=Eggs&without=Kiwi' }),
};
export const NoMatch: Story = { parameters: scene(SAVED, { route: '/saved?q=herring' }) };
export const Empty: Story = { parameters: scene([]) };
export const Loading: Story = { parameters: scene([], { api: { [LIST]: () => new Promise(() => undefined) } }) };
/** The server does not answer, and nothing is stored on this device. */
export const NotLoaded: Story = { parameters: scene([], { api: { [LIST]: () => refusal(503) } }) };
/** The server does not answer: the list on this device replaces it. */
export const FromThisDevice: Story = { parameters: scene(SAVED, { api: { [LIST]: () => refusal(503) } }) };
/** Changes that the account has not accepted: one pending, one refused. */
export const NotSynced: Story = {
  parameters: scene(SAVED, {
    savedRecipes: {
      owner: UID,
      byOwner: { [UID]: listOf(SAVED) },
      unsent: {
        [UID]: [
          { recipeId: shakshuka.id, kind: 'save', at: 1_000_000, status: 'late' },
          { recipeId: mojito.id, kind: 'save', at: 1_000_001, status: 'refused' },
        ],
      },
    },
  }),
};
/** Thousands: only the cards near the window are rendered. */
export const Many: Story = {
  parameters: scene(
    Array.from({ length: 600 }, (_, i) => ({ ...SAVED[i % SAVED.length]!, id: 1_000 + i, title: `Dish no. ${i + 1}` })),
  ),
};
