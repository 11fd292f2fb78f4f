import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, within } from 'storybook/test';
import type { Recipe } from '@contracts/recipe';
import type { AppScene } from '../AppStage';
import { mojito, shakshuka } from '../food';
import { isPlayable } from '../playable';
import { allergens, dish, flag, type ControlsOf } from '../workbench/controls';

interface Args {
  recipe: Recipe;
  waitsForMe: boolean;
  excludedAllergens: string[];
}

/** A dish cooked from the first step to the last. */
const meta = {
  title: 'Views/Cooking',
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '800px' } },
    app: ({ recipe, waitsForMe, excludedAllergens }: Args): AppScene => ({
      route: `/recipe/${recipe.id}#method`,
      preferences: { excludedAllergens },
      cookingTimer: { settings: { waitsForMe, isMuted: true, isSpoken: false, ignoresLetters: false } },
      api: { [`GET /api/recipes/${recipe.id}`]: recipe },
    }),
  },
  argTypes: {
    recipe: dish('What is cooked'),
    waitsForMe: flag('The next step waits for the cook'),
    excludedAllergens: allergens('What the cook excludes'),
  } satisfies ControlsOf<Args>,
  args: { recipe: shakshuka, waitsForMe: true, excludedAllergens: [] },
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;
type Play = NonNullable<Story['play']>;

const begin: Play = async ({ canvas, userEvent }) => {
  await userEvent.click((await canvas.findAllByRole('button', { name: 'Start cooking' }))[0]!);
  await within(await screen.findByRole('dialog')).findByRole('timer');
};

const goThrough: Play = async ({ args, step, userEvent }) => {
  const view = within(screen.getByRole('dialog'));
  const last = args.recipe.instructions.length;
  for (let place = 1; place < last; place += 1)
    await step(`Step ${place}`, async () => {
      await userEvent.click(view.getByRole('button', { name: /^Next/ }));
      await expect((await view.findAllByText(`Step ${place + 1} of ${last}`))[0]).toBeInTheDocument();
    });
  await step(`Step ${last}`, () => userEvent.click(view.getByRole('button', { name: 'Finish' })));
  await expect(await view.findByRole('heading', { name: 'Cooking complete!' })).toBeInTheDocument();
};

export const FirstStep: Story = {
  async play(context) {
    if (isPlayable(context.globals)) await begin(context);
  },
};
/** Every step, one press after the other. */
export const AWholeDish: Story = {
  async play(context) {
    if (!isPlayable(context.globals)) return;
    await begin(context);
    await goThrough(context);
  },
};
export const Paused: Story = {
  async play(context) {
    if (!isPlayable(context.globals)) return;
    await begin(context);
    const view = within(screen.getByRole('dialog'));
    await context.userEvent.click(view.getByRole('button', { name: 'Pause' }));
    await expect(await view.findByRole('button', { name: 'Resume' })).toBeInTheDocument();
  },
};
/** One step only. */
export const ADrink: Story = {
  args: { recipe: mojito },
  async play(context) {
    if (!isPlayable(context.globals)) return;
    await begin(context);
    await goThrough(context);
  },
};
