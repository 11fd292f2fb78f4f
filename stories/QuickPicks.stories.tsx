import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { QuickPicks, type QuickPick } from '@/components/QuickPicks/QuickPicks';

const meta = {
  title: 'Search/QuickPicks',
  component: QuickPicks,
  args: {
    meals: ['eggs', 'milk', 'rice', 'potatoes'].map((name) => ({ id: name, name })),
    drinks: ['gin', 'limes', 'mint'].map((name) => ({ id: name, name })),
    isPicked: (_pick: QuickPick): boolean => false,
    onToggle: () => undefined,
  },
} satisfies Meta<typeof QuickPicks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NonePicked: Story = {};
export const SomePicked: Story = { args: { isPicked: ({ name }) => ['eggs', 'mint'].includes(name) } };
export const DrinksFirst: Story = { args: { areDrinksFirst: true } };
