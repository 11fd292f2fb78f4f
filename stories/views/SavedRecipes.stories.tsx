import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import type { Recipe } from '@contracts/recipe';
import type { User } from '@contracts/session';
import { refusal } from '@/testing/fakeAnswers';
import type { AppScene } from '../AppStage';
import { curry, mojito, shakshuka, tortilla } from '../food';
import { isPlayable } from '../playable';
import { allergens, choice, range, text, type ControlsOf } from '../workbench/controls';

interface Args {
  count: number;
  query: string;
  category: 'all' | 'meals' | 'drinks';
  without: string[];
}

const meta = {
  title: 'Views/Saved recipes',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
  argTypes: {
    count: range('How many recipes are saved', { min: 0, max: 600 }),
    query: text('What is searched for'),
    category: choice('The filter of meals and drinks', ['all', 'meals', 'drinks']),
    without: allergens('The filter of allergens'),
  } satisfies ControlsOf<Args>,
  args: { count: 4, query: '', category: 'all', without: [] },
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

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

const listOf = (count: number) =>
  Array.from({ length: count }, (_, i) => {
    const {
      matchedIngredients: _matched,
      totalIngredients: _total,
      has: _has,
      needs: _needs,
      ...recipe
    }: Recipe = SAVED[i % SAVED.length]!;
    return {
      ...recipe,
      ...(i >= SAVED.length && { id: 1_000 + i, title: `Dish no. ${i + 1}` }),
      isSaved: true,
      savedAt: 1_000_000 - i,
    };
  });

const routeOf = ({ query, category, without }: Args) => {
  const search = new URLSearchParams([
    ...(query === '' ? [] : [['q', query]]),
    ...(category === 'all' ? [] : [['category', category]]),
    ...without.map((allergen) => ['without', allergen]),
  ]);
  return `/saved?${search}`;
};

/** @param reply what the server answers instead of the list */
const scene = (app: AppScene = {}, reply?: () => unknown) => ({
  app: (args: Args): AppScene => ({
    route: routeOf(args),
    session: { status: 'signedIn', uid: UID },
    ...app,
    savedRecipes: { owner: UID, byOwner: { [UID]: listOf(args.count) }, ...app.savedRecipes },
    api: { 'GET /api/auth/me': MARTA, [LIST]: reply ?? listOf(args.count) },
  }),
});

export const Some: Story = {
  parameters: scene(),
  async play({ canvas, userEvent, globals }) {
    if (!isPlayable(globals)) return;
    await userEvent.type(await canvas.findByRole('searchbox'), 'potato');
    await expect(await canvas.findByText(/ of 4$/)).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
  },
};
/** The filters say what they hide, and show it on a tap. */
export const Filtered: Story = {
  args: { category: 'meals', without: ['Eggs', 'Kiwi'] },
  parameters: scene(),
};
export const NoMatch: Story = { args: { query: 'herring' }, parameters: scene() };
export const Empty: Story = { args: { count: 0 }, parameters: scene() };
export const Loading: Story = { args: { count: 0 }, parameters: scene({}, () => new Promise(() => undefined)) };
/** The server does not answer, and nothing is stored on this device. */
export const NotLoaded: Story = { args: { count: 0 }, parameters: scene({}, () => refusal(503)) };
/** The server does not answer: the list on this device replaces it. */
export const FromThisDevice: Story = { parameters: scene({}, () => refusal(503)) };
/** Changes that the account has not accepted: one pending, one refused. */
export const NotSynced: Story = {
  parameters: scene({
    savedRecipes: {
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
export const Many: Story = { args: { count: 600 }, parameters: scene() };
