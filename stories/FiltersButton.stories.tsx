import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { FiltersButton } from '@/components/FiltersButton/FiltersButton';

const meta = {
  title: 'Search/FiltersButton',
  component: FiltersButton,
  args: { count: 0, isOpen: false, onOpen: fn() },
} satisfies Meta<typeof FiltersButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NoneSet: Story = {};
export const TwoSet: Story = { args: { count: 2 } };
export const Open: Story = { args: { count: 1, isOpen: true } };
