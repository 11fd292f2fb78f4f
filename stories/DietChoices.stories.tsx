import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { DIET_TYPES } from '@contracts/vocabulary';
import { DietChoices } from '@/components/DietChoices/DietChoices';
import { toggledDiet } from '@/lib/search/toggledDiet';
import { flag, several, spy, type Controls } from './workbench/controls';
import { useHeld } from './workbench/useHeld';

const meta = {
  title: 'Preferences/DietChoices',
  component: DietChoices,
  argTypes: {
    chosen: several('The diets of the cook', DIET_TYPES),
    isRoomy: flag('On a page rather than in a panel'),
    onToggle: spy('Called with the diet'),
  } satisfies Controls<typeof DietChoices>,
  args: { chosen: ['Vegan', 'Keto'], isRoomy: false, onToggle: fn() },
  render: function Held(args) {
    const [chosen, hold] = useHeld(args.chosen);
    return (
      <DietChoices
        {...args}
        chosen={chosen}
        onToggle={(diet) => {
          hold(toggledDiet(chosen, diet));
          args.onToggle(diet);
        }}
      />
    );
  },
} satisfies Meta<typeof DietChoices>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InAPanel: Story = {};
export const OnAPage: Story = { args: { isRoomy: true } };
