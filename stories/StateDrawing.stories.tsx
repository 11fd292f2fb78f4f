import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StateDrawing } from '@/components/StateDrawing/StateDrawing';

const meta = {
  title: 'States/Drawing',
  component: StateDrawing,
  args: { drawing: 'emptyPlate' },
} satisfies Meta<typeof StateDrawing>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EmptyPlate: Story = {};
export const EmptyShelf: Story = { args: { drawing: 'emptyShelf' } };
export const LostCard: Story = { args: { drawing: 'lostCard' } };
export const LostPage: Story = { args: { drawing: 'lostPage' } };
export const UnpluggedStove: Story = { args: { drawing: 'unpluggedStove' } };
