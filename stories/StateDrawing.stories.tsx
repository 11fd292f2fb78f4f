import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StateDrawing } from '@/components/StateDrawing/StateDrawing';
import { drawing, type Controls } from './workbench/controls';

const meta = {
  title: 'States/Drawing',
  component: StateDrawing,
  argTypes: {
    drawing: drawing('Which drawing'),
  } satisfies Controls<typeof StateDrawing>,
  args: { drawing: 'emptyPlate' },
} satisfies Meta<typeof StateDrawing>;
export default meta;

type Story = StoryObj<typeof meta>;

export const BlankCookbook: Story = { args: { drawing: 'blankCookbook' } };
export const BlurredPhoto: Story = { args: { drawing: 'blurredPhoto' } };
export const CoveredDish: Story = { args: { drawing: 'coveredDish' } };
export const CoveredLens: Story = { args: { drawing: 'coveredLens' } };
export const EmptyBasket: Story = { args: { drawing: 'emptyBasket' } };
export const EmptyPlate: Story = { args: { drawing: 'emptyPlate' } };
export const EmptyShelf: Story = { args: { drawing: 'emptyShelf' } };
export const Hourglass: Story = { args: { drawing: 'hourglass' } };
export const HousekeyTag: Story = { args: { drawing: 'housekeyTag' } };
export const LostCard: Story = { args: { drawing: 'lostCard' } };
export const LostPage: Story = { args: { drawing: 'lostPage' } };
export const ShutHatch: Story = { args: { drawing: 'shutHatch' } };
export const Sieve: Story = { args: { drawing: 'sieve' } };
export const UnknownJar: Story = { args: { drawing: 'unknownJar' } };
export const UnpluggedStove: Story = { args: { drawing: 'unpluggedStove' } };
