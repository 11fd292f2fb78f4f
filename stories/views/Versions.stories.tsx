import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { ownRecipe } from '@kitchen/recipes/ownRecipe';
import { wordsOf } from '@kitchen/recipes/versions/recipeWords';
import type { AppScene } from '../AppStage';
import { text, type ControlsOf } from '../workbench/controls';

const ID = 40;
const INGREDIENTS = [{ text: '250 g plain flour' }, { text: '4 onions, sliced' }, { text: '200 ml double cream' }];
const STEPS = ['Fry the onions for 20 minutes.', 'Line a tin with the pastry.', 'Bake for 35 minutes.'];

const tart = (title: string, steps = STEPS, version?: string) => ({
  ...ownRecipe(
    { title, about: '', category: 'Meals', subcategory: 'None', ingredients: INGREDIENTS, steps },
    { language: 'en-GB' },
  ),
  id: ID,
  isSaved: true,
  userRating: 4,
  savedAt: 5,
  ...(version !== undefined && { version }),
});

interface Args {
  title: string;
}

/** What the guest saved first, and the save that gave it another title and one more step. */
const saved = ({ title }: Args, over: object = {}): AppScene => {
  const first = tart('Tart');
  const second = tart(title, [...STEPS, 'Let it rest for 10 minutes.'], 'v2');
  const edits = [{ version: 'v2', at: Date.parse('2026-11-20T10:00:00Z'), recipe: second }];
  const change = { recipeId: ID, kind: 'save' as const, at: 9, status: 'new' as const, created: first, edits };
  return {
    route: `/recipe/${ID}/versions`,
    savedRecipes: { byOwner: { guest: [second] }, unsent: { guest: [{ ...change, ...over }] } },
  };
};

/** Every save of a recipe of the cook's own. */
const meta = {
  title: 'Views/Versions',
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '800px' } },
    app: (args: Args): AppScene => saved(args),
  },
  argTypes: { title: text('The title that the recipe has now') } satisfies ControlsOf<Args>,
  args: { title: 'Onion tart' },
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

export const History: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByText('Current version')).toBeInTheDocument();
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
  },
};

/** A version beside the recipe as it is now. */
export const Compared: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare with now' }));
    await expect(await canvas.findByText('Let it rest for 10 minutes.')).toBeInTheDocument();
  },
};

/** Two devices changed the same words. */
export const SideBySide: Story = {
  parameters: {
    app: (args: Args): AppScene =>
      saved(args, { status: 'differs', clash: { theirs: tart('Quiche', STEPS, 'v3'), base: wordsOf(tart('Tart')) } }),
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('radiogroup', { name: 'Title' })).toBeInTheDocument();
    await expect(canvas.getByText('Quiche')).toBeInTheDocument();
  },
};
