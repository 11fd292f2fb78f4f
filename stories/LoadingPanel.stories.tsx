import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LoadingPanel } from '@/components/LoadingPanel/LoadingPanel';

const meta = {
  title: 'Search/LoadingPanel',
  component: LoadingPanel,
  args: { progress: 62, isByIngredients: true },
} satisfies Meta<typeof LoadingPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Analyzing: Story = {};
export const Processing: Story = { args: { progress: 91 } };
export const ByName: Story = { args: { progress: 20, isByIngredients: false } };
