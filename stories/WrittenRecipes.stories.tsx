import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RecipeGrid } from '@/components/RecipeGrid/RecipeGrid';
import { frittata, shakshuka } from './food';
import { range, text, type ControlsOf } from './workbench/controls';

interface Args {
  model: string;
  awaited: number;
}

const generated = frittata.generated!;

/** Cards of recipes that a language model wrote. */
const meta = {
  title: 'Written by a model/Cards',
  argTypes: {
    model: text('The name of the model'),
    awaited: range('How many recipes are still to come', { min: 0, max: 6 }),
  } satisfies ControlsOf<Args>,
  args: { model: 'qwen3:8b', awaited: 0 },
  render: ({ model, awaited }) => (
    <RecipeGrid
      label="Written for your kitchen"
      recipes={[{ ...frittata, generated: { ...generated, by: model } }]}
      awaited={awaited}
    />
  ),
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

export const CardOfAModel: Story = {};
export const CardOfAModelWithALongName: Story = {
  args: { model: 'openrouter/meta-llama/llama-4-maverick-instruct-2025' },
};
export const OneWrittenTwoToCome: Story = { args: { awaited: 2 } };
export const BesideAFoundOne: Story = {
  render: ({ model, awaited }) => (
    <RecipeGrid
      label="Found"
      recipes={[shakshuka, { ...frittata, generated: { ...generated, by: model } }]}
      awaited={awaited}
    />
  ),
};
