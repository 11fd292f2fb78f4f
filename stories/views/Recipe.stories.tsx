import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor } from 'storybook/test';
import type { Recipe } from '@contracts/recipe';
import { mojito, shakshuka } from '../food';
import { isPlayable } from '../playable';
import type { AppScene } from '../AppStage';
import { allergens, choice, dish, flag, type ControlsOf } from '../workbench/controls';

interface Args {
  recipe: Recipe;
  tab: 'overview' | 'ingredients' | 'method';
  excludedAllergens: string[];
  canSignIn: boolean;
}

const nutritionalInfo = { calories: 318, protein: 17, carbs: 19, fat: 20, fiber: 5, sugar: 12 };

const health = (accounts: boolean) => ({
  status: 'ok',
  vision: false,
  generation: false,
  accounts,
  recipes: 2_400,
  devTools: false,
});

/** @param reply what the server answers instead of the recipe */
const scene = (app: AppScene = {}, reply?: () => unknown) => ({
  app: ({ recipe, tab, excludedAllergens, canSignIn }: Args): AppScene => ({
    route: `/recipe/${recipe.id}#${tab}`,
    preferences: { excludedAllergens },
    ...app,
    api: {
      [`GET /api/recipes/${recipe.id}`]: reply ?? recipe,
      'GET /api/health': health(canSignIn),
      ...app.api,
    },
  }),
});

/** One recipe, as a link opens it: in three tabs, loading, or not found. */
const meta = {
  title: 'Views/Recipe',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  argTypes: {
    recipe: dish('The recipe of the page'),
    tab: choice('The open tab', ['overview', 'ingredients', 'method']),
    excludedAllergens: allergens('What the cook excludes'),
    canSignIn: flag('This server has accounts'),
  } satisfies ControlsOf<Args>,
  args: {
    recipe: { ...shakshuka, nutritionalInfo },
    tab: 'overview',
    excludedAllergens: [],
    canSignIn: true,
  },
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

const search = { results: [shakshuka], status: 'success' as const, headCount: 1, text: 'eggs, tomatoes' };

export const Overview: Story = {
  parameters: scene(),
  async play({ canvas, userEvent, globals }) {
    if (!isPlayable(globals)) return;
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Shakshuka' })).toBeInTheDocument();
    const tabs = canvas.getAllByRole('tab');
    await userEvent.click(tabs[1]!);
    // The tab is part of the address, which the router changes in its own time.
    await waitFor(() => expect(canvas.getAllByRole('tab', { selected: true })).toEqual([tabs[1]]));
    await userEvent.click(tabs[0]!);
  },
};
export const Ingredients: Story = {
  args: { tab: 'ingredients' },
  parameters: scene({ search }),
  async play({ canvas, userEvent, globals }) {
    if (!isPlayable(globals) || globals.measurement !== 'metric') return;
    await canvas.findByText('60 g');
    await userEvent.click(canvas.getByRole('button', { name: 'Fewer servings' }));
    await expect(await canvas.findByText('30 g')).toBeInTheDocument();
  },
};
/** What changes for a kitchen without eggs and feta. */
export const Adapted: Story = {
  args: { tab: 'ingredients' },
  parameters: scene({
    search,
    api: {
      [`POST /api/recipes/${shakshuka.id}/adapt`]: {
        swaps: [{ id: 'feta', name: 'feta', swapId: 'silken-tofu', swap: 'silken tofu' }],
        leftOut: [{ id: 'parsley', name: 'parsley' }],
        toBuy: [{ id: 'tomato', name: 'tomatoes' }],
        inTheWay: [{ id: 'egg', name: 'eggs' }],
        allergensLeft: ['Eggs'],
        unread: 0,
      },
    },
  }),
  async play({ canvas, userEvent, globals }) {
    if (!isPlayable(globals)) return;
    await userEvent.type(await canvas.findByRole('textbox', { name: 'What I have' }), 'silken tofu');
    await userEvent.click(canvas.getByRole('button', { name: 'Adapt' }));
    await expect(await canvas.findByRole('button', { name: 'Cook it this way' })).toBeInTheDocument();
  },
};
export const Method: Story = { args: { tab: 'method' }, parameters: scene() };
export const Drink: Story = {
  args: { recipe: mojito },
  parameters: scene(),
};
/** The response never arrives. */
export const Loading: Story = { parameters: scene({}, () => new Promise(() => undefined)) };
export const NotFound: Story = {
  parameters: scene({}, () => new Response('{"message":"No."}', { status: 404 })),
  async play({ canvas, globals }) {
    if (!isPlayable(globals)) return;
    // The heading of the loading page comes first.
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Recipe not found' })).toBeInTheDocument();
    await expect(canvas.queryByRole('tab')).not.toBeInTheDocument();
  },
};
export const Failed: Story = {
  parameters: scene({}, () => new Response('down', { status: 500 })),
};
