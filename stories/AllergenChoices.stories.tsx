import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { AllergenChoices } from '@/components/AllergenChoices/AllergenChoices';
import { toggled } from '@/lib/values/toggled';
import { allergens, flag, spy, type Controls } from './workbench/controls';
import { useHeld } from './workbench/useHeld';

const meta = {
  title: 'Preferences/AllergenChoices',
  component: AllergenChoices,
  argTypes: {
    excluded: allergens('What the cook excludes'),
    isRoomy: flag('On a page rather than in a panel'),
    onToggle: spy('Called with the allergen'),
  } satisfies Controls<typeof AllergenChoices>,
  args: { excluded: ['Nuts', 'Sulphites', 'Kiwi'], isRoomy: false, onToggle: fn() },
  render: function Held(args) {
    const [excluded, hold] = useHeld(args.excluded);
    return (
      <AllergenChoices
        {...args}
        excluded={excluded}
        onToggle={(allergen) => {
          hold(toggled(excluded, allergen));
          args.onToggle(allergen);
        }}
      />
    );
  },
} satisfies Meta<typeof AllergenChoices>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InAPanel: Story = {};
export const OnAPage: Story = { args: { isRoomy: true } };
export const None: Story = { args: { excluded: [] } };
