import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { HiddenResults } from '@/components/HiddenResults/HiddenResults';

const meta = {
  title: 'Search/HiddenResults',
  component: HiddenResults,
  args: { reasons: [{ kind: 'allergen', name: 'Shellfish', count: 3 }], onShow: () => undefined },
} satisfies Meta<typeof HiddenResults>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneAllergen: Story = {};
export const SeveralReasons: Story = {
  args: {
    reasons: [
      { kind: 'allergen', name: 'Dairy', count: 1 },
      { kind: 'rating', count: 4 },
      { kind: 'subcategory', count: 2 },
    ],
  },
};
