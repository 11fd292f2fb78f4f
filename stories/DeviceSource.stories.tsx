import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '@/components/Button/Button';
import { DeviceSource } from '@/components/DeviceSource/DeviceSource';
import { sample, text, type Controls } from './workbench/controls';

const meta = {
  title: 'Search/DeviceSource',
  component: DeviceSource,
  argTypes: {
    children: text('Says where the recipes below come from'),
    action: sample('The way out', { None: undefined, 'Try again': <Button>Try Again</Button> }),
  } satisfies Controls<typeof DeviceSource>,
} satisfies Meta<typeof DeviceSource>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnlySaid: Story = { args: { children: 'Found on this device, without a connection.' } };
export const WithAWayOut: Story = {
  args: {
    children: 'Your account could not be reached. These are the recipes kept on this device.',
    action: <Button>Try Again</Button>,
  },
};
