import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen } from 'storybook/test';
import type { CookbookThing } from '@contracts/cookbook';
import type { Recipe } from '@contracts/recipe';
import type { AppScene } from '../AppStage';
import { curry, mojito, shakshuka, tortilla } from '../food';
import { range, type ControlsOf } from '../workbench/controls';

interface Args {
  /** How many recipes the collection has. */
  recipes: number;
  /** How many of them are on the saved list. */
  saved: number;
  /** How many other collections there are. */
  others: number;
}

const RECIPES = [shakshuka, tortilla, curry, mojito];
const OTHERS = ['Lunch boxes', 'For guests', 'With few pans'];
const CHOSEN = 'suppers-0001';

const saved = ({
  matchedIngredients: _matched,
  totalIngredients: _total,
  has: _has,
  needs: _needs,
  ...recipe
}: Recipe) => ({
  ...recipe,
  isSaved: true,
  savedAt: recipe.id,
});

/** A guest's collections, with one of them open. */
const collections = ({ recipes, saved: count, others }: Args): AppScene => {
  const things: [id: string, thing: CookbookThing][] = [
    [CHOSEN, { kind: 'collection', name: 'Sunday suppers' }],
    ...OTHERS.slice(0, others).map((name, i): [string, CookbookThing] => [
      `other-${i}-000001`,
      { kind: 'collection', name },
    ]),
    ...RECIPES.slice(0, recipes).map(({ id, title }, i): [string, CookbookThing] => [
      `member-${i}-00001`,
      { kind: 'member', collection: CHOSEN, recipe: { id, title } },
    ]),
  ];
  const entries = Object.fromEntries(
    things.map(([id, thing], i) => [id, { id, thing, state: 'open' as const, at: i + 1 }]),
  );
  return {
    route: `/collections?collection=${CHOSEN}`,
    cookbook: { byOwner: { guest: { entries } } },
    savedRecipes: { byOwner: { guest: RECIPES.slice(0, Math.min(recipes, count)).map(saved) } },
  };
};

/** The collections of a cook: cards of the recipes that are saved, and the names of the others. */
const meta = {
  title: 'Views/Collections',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '800px' } }, app: collections },
  argTypes: {
    recipes: range('How many recipes the collection has', { min: 0, max: RECIPES.length }),
    saved: range('How many of them are saved', { min: 0, max: RECIPES.length }),
    others: range('How many other collections there are', { min: 0, max: OTHERS.length }),
  } satisfies ControlsOf<Args>,
  args: { recipes: 4, saved: 3, others: 2 },
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

export const OneChosen: Story = {
  async play({ canvas }) {
    await expect(await canvas.findAllByRole('article')).toHaveLength(3);
    await expect(canvas.getByRole('button', { name: 'Sunday suppers (4)' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('link', { name: mojito.title })).toBeInTheDocument();
  },
};

/** A collection that was just made. */
export const NothingInIt: Story = {
  args: { recipes: 0, saved: 0 },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Sunday suppers (0)' })).toBeInTheDocument();
    await expect(canvas.queryAllByRole('article')).toHaveLength(0);
  },
};

/** The form for another name is open. */
export const Renaming: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'More for “Sunday suppers”' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    await expect(await canvas.findByRole('textbox', { name: 'Name of the collection' })).toHaveValue('Sunday suppers');
  },
};

export const NoCollections: Story = {
  parameters: { noControls: 'There is nothing yet.', app: (): AppScene => ({ route: '/collections' }) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'No collections yet' })).toBeInTheDocument();
  },
};
