import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { UpdateNote } from '@/components/DeviceNote/UpdateNote';
import { effectLater, flag, spy, type Controls } from './workbench/controls';

const meta = {
  title: 'Layout/UpdateNote',
  component: UpdateNote,
  argTypes: {
    isCooking: effectLater(flag('A timer runs'), 'the first press on Reload then asks'),
    onReload: spy('Reload was confirmed'),
    onLater: spy('Later was pressed'),
  } satisfies Controls<typeof UpdateNote>,
  parameters: { noControls: 'A running timer changes only what the first press on Reload does.' },
  args: { isCooking: false, onReload: fn(), onLater: fn() },
} satisfies Meta<typeof UpdateNote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
/** Reload asks first. */
export const WhileATimerRuns: Story = { args: { isCooking: true } };
