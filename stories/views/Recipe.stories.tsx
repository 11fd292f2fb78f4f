import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { RecipeDetailView } from '@/views/RecipeDetail/RecipeDetailView';
import { mojito, shakshuka } from '../food';
import { isPlayable } from '../playable';
import type { AppScene } from '../AppStage';

/** One recipe, as a link opens it: in three tabs, loading, or not found. */
const meta = {
  title: 'Views/Recipe',
  component: RecipeDetailView,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
} satisfies Meta<typeof RecipeDetailView>;
export default meta;

type Story = StoryObj<typeof meta>;

const GET = 'GET /api/recipes/7';
const nutritionalInfo = { calories: 318, protein: 17, carbs: 19, fat: 20, fiber: 5, sugar: 12 };
const scene = (app: AppScene) => ({
  app: { route: '/recipe/7', api: { [GET]: { ...shakshuka, nutritionalInfo } }, ...app },
});
const search = { results: [shakshuka], status: 'success' as const, headCount: 1, text: 'eggs, tomatoes' };

export const Overview: Story = {
  parameters: scene({}),
  async play({ canvas, userEvent, globals }) {
    if (!isPlayable(globals)) return;
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Shakshuka' })).toBeInTheDocument();
    const tabs = canvas.getAllByRole('tab');
    await userEvent.click(tabs[1]!);
    await expect(canvas.getAllByRole('tab', { selected: true })).toEqual([tabs[1]]);
    await userEvent.click(tabs[0]!);
  },
};
export const Ingredients: Story = {
  parameters: scene({ route: '/recipe/7#ingredients', search }),
  async play({ canvas, userEvent, globals }) {
    if (!isPlayable(globals) || globals.measurement !== 'metric') return;
    await canvas.findByText('60 g');
    await userEvent.click(canvas.getByRole('button', { name: 'Fewer servings' }));
    await expect(await canvas.findByText('30 g')).toBeInTheDocument();
  },
};
export const Method: Story = { parameters: scene({ route: '/recipe/7#method' }) };
export const Drink: Story = {
  parameters: scene({ route: '/recipe/10', api: { 'GET /api/recipes/10': mojito } }),
};
/** The response never arrives. */
export const Loading: Story = { parameters: scene({ api: { [GET]: () => new Promise(() => undefined) } }) };
export const NotFound: Story = {
  parameters: scene({ api: { [GET]: () => new Response('{"message":"No."}', { status: 404 }) } }),
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeInTheDocument();
    await expect(canvas.queryByRole('tab')).not.toBeInTheDocument();
  },
};
export const Failed: Story = {
  parameters: scene({ api: { [GET]: () => new Response('down', { status: 500 }) } }),
};
