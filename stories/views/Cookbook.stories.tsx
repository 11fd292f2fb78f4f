import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import type { CookbookThing } from '@contracts/cookbook';
import { refusal } from '@/testing/fakeAnswers';
import type { AppScene } from '../AppStage';
import { curry, mojito, shakshuka, tortilla } from '../food';
import { range, type ControlsOf } from '../workbench/controls';

interface Args {
  /** How many dishes were cooked. */
  dishes: number;
}

/** The name of the shared collection. */
const NAME = 'Sunday suppers';
const NO_CONTROLS = 'It shows what the server answers.';

const COOKED: readonly CookbookThing[] = [
  {
    kind: 'cooked',
    recipe: shakshuka,
    on: '2026-11-21',
    servings: 2,
    stars: 5,
    comment: 'With more feta than it says. Again, soon.',
  },
  { kind: 'cooked', recipe: tortilla, on: '2026-11-08', servings: 4, stars: 4, comment: '' },
  { kind: 'cooked', recipe: curry, on: '2026-10-30', servings: 6, stars: 0, comment: 'Too mild for us' },
].map((thing) => ({ ...thing, kind: 'cooked' as const, recipe: { id: thing.recipe.id, title: thing.recipe.title } }));

/** The page of what a guest has cooked. */
const cooked = ({ dishes }: Args): AppScene => ({
  route: '/cooked',
  cookbook: {
    byOwner: {
      guest: {
        entries: Object.fromEntries(
          COOKED.slice(0, dishes).map((thing, i) => {
            const id = `line-${String(i).padStart(12, '0')}`;
            return [id, { id, thing, state: 'open' as const, at: 9 - i }];
          }),
        ),
      },
    },
  },
});

const SHARE = 'x'.repeat(27);
const ANSWER = `GET /api/shared-collections/${SHARE}`;
const RECIPES = [shakshuka, curry, mojito].map(
  ({ matchedIngredients: _matched, totalIngredients: _total, has: _has, needs: _needs, ...recipe }) => recipe,
);

/** What was cooked, and a collection of another cook at the end of its link. */
const meta = {
  title: 'Views/Cookbook',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '800px' } }, app: cooked },
  argTypes: {
    dishes: range('How many dishes were cooked', { min: 0, max: COOKED.length }),
  } satisfies ControlsOf<Args>,
  args: { dishes: COOKED.length },
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

export const CookedDishes: Story = {
  async play({ canvas }) {
    await expect(await canvas.findAllByRole('button', { name: 'Edit entry' })).toHaveLength(3);
  },
};

export const NothingCooked: Story = {
  args: { dishes: 0 },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'Nothing cooked yet' })).toBeInTheDocument();
  },
};

export const SharedCollection: Story = {
  parameters: {
    noControls: NO_CONTROLS,
    app: (): AppScene => ({
      route: `/collection/${SHARE}`,
      api: { [ANSWER]: { name: NAME, total: RECIPES.length, recipes: RECIPES, next: null } },
    }),
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: NAME })).toBeInTheDocument();
    await expect(await canvas.findAllByRole('article')).toHaveLength(RECIPES.length);
  },
};

export const SharedCollectionLost: Story = {
  parameters: {
    noControls: NO_CONTROLS,
    app: (): AppScene => ({ route: `/collection/${SHARE}`, api: { [ANSWER]: refusal(404, 'gone') } }),
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'This link no longer works' })).toBeInTheDocument();
  },
};
