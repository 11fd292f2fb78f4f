import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { NutritionBars } from '@/components/NutritionBars/NutritionBars';
import { Panel } from '@/components/Panel/Panel';
import { data, flag, type Controls } from './workbench/controls';

const meta = {
  title: 'Recipe/NutritionBars',
  component: NutritionBars,
  argTypes: {
    nutrition: data('Per serving: calories in kcal, the rest in grams'),
    isLow: flag('Two bars side by side, on a wide screen'),
  } satisfies Controls<typeof NutritionBars>,
  args: { nutrition: { calories: 318, protein: 17, carbs: 19, fat: 20, fiber: 5, sugar: 12 } },
  render: (args) => (
    <Panel>
      <NutritionBars {...args} />
    </Panel>
  ),
} satisfies Meta<typeof NutritionBars>;
export default meta;

export const OfAMeal: StoryObj<typeof meta> = {};
