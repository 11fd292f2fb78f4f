import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import type { AppScene } from '../AppStage';
import { text, type ControlsOf } from '../workbench/controls';

const SOUP = `Hi Priya,
Here is the recipe for my gran's lentil soup, as promised.

Serves 4

200g red lentils
1 large onion, chopped
1 tin chopped tomatoes
1.2 litres vegetable stock
2 tsp ground cumminn
100 ml double cream

Fry the onion in a little oil for ten minutes. Stir in the cumin.
Add everything else, bring to the boil and simmer for 25 minutes.

Love, Meg`;

/** The screen comes with the tables of all ingredients. */
const LOADING = { timeout: 10_000 };

interface Args {
  shared: string;
}

/** Adding a recipe of the cook's own. */
const meta = {
  title: 'Views/AddRecipe',
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '800px' } },
    app: ({ shared }: Args): AppScene => ({ route: `/add?text=${encodeURIComponent(shared)}` }),
  },
  argTypes: { shared: text('What another app shared with the installed one') } satisfies ControlsOf<Args>,
  args: { shared: SOUP },
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

export const Start: Story = {
  args: { shared: '' },
  async play({ canvas }) {
    // A browser that lends no clipboard has only the second of them.
    const read = { name: /^(Paste and read|Read the recipe)$/ };
    await expect(await canvas.findByRole('button', read, LOADING)).toBeInTheDocument();
  },
};

/** An email, and what was read from it. */
export const Review: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Read the recipe' }, LOADING));
    await expect(await canvas.findByRole('textbox', { name: 'Title' })).toHaveValue("My gran's lentil soup");
    await expect(canvas.getByRole('textbox', { name: 'Ingredient 1' })).toHaveValue('200g red lentils');
  },
};

/** An empty page that is saved too early says what is missing. */
export const WhatIsMissing: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start with an empty page' }, LOADING));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save the recipe' }));
    await expect(await canvas.findByText('Please give the recipe a title')).toBeInTheDocument();
  },
};

const TWO = `${SOUP.replace(/\n\nLove, Meg$/, '')}

Green salad

1 lettuce
2 tbsp olive oil
1 lemon

Wash the lettuce and dress it with oil and lemon.`;

/** A text with two recipes: the cook takes one of them, or both. */
export const SeveralFound: Story = {
  args: { shared: TWO },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Read the recipe' }, LOADING));
    await expect(await canvas.findByRole('heading', { name: '2 recipes were found' })).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Check this one Green salad' })).toBeInTheDocument();
  },
};

/** The second of two that are checked one after the other. */
export const NextOfSeveral: Story = {
  args: { shared: TWO },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Read the recipe' }, LOADING));
    await userEvent.click(await canvas.findByRole('button', { name: 'Check both, one by one' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Leave this one out' }));
    await expect(await canvas.findByRole('textbox', { name: 'Title' })).toHaveValue('Green salad');
    await expect(canvas.getByText('Recipe 2 of 2')).toBeInTheDocument();
  },
};
