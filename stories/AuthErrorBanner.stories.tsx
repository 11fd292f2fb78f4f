import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { AuthErrorBanner } from '@/components/AuthErrorBanner/AuthErrorBanner';
import { spy, text, type Controls } from './workbench/controls';

const meta = {
  title: 'States/AuthErrorBanner',
  component: AuthErrorBanner,
  argTypes: {
    message: text('The stored sign-in error. A known one is explained; any other is shown as it is'),
    host: text('The host that the sign-in provider has to authorise'),
    onDismiss: spy('The cross was pressed'),
  } satisfies Controls<typeof AuthErrorBanner>,
  args: { message: 'auth/popup-closed-by-user', host: 'larder.example', onDismiss: fn() },
} satisfies Meta<typeof AuthErrorBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NoNetwork: Story = { args: { message: 'Firebase: Error (auth/network-request-failed).' } };
export const DomainNotAuthorized: Story = { args: { message: 'auth/unauthorized-domain' } };
export const Other: Story = {};
