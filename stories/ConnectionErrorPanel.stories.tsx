import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { ConnectionErrorPanel } from '@/components/ConnectionErrorPanel/ConnectionErrorPanel';
import { choice, spy, text, type Controls } from './workbench/controls';

const meta = {
  title: 'States/ConnectionErrorPanel',
  component: ConnectionErrorPanel,
  argTypes: {
    fault: text('What exactly went wrong'),
    drawing: choice('The drawing of the cause', ['shutHatch', 'unpluggedStove', 'hourglass']),
    onTryAgain: spy('Try Again was pressed'),
    onRefresh: spy('Refresh Page was pressed'),
  } satisfies Controls<typeof ConnectionErrorPanel>,
  args: { onTryAgain: fn(), onRefresh: fn() },
} satisfies Meta<typeof ConnectionErrorPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NoConnection: Story = {};
export const NoNetwork: Story = { args: { drawing: 'unpluggedStove' } };
