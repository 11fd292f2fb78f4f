import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AuthErrorBanner } from '@/components/AuthErrorBanner/AuthErrorBanner';

const meta = {
  title: 'States/AuthErrorBanner',
  component: AuthErrorBanner,
  args: { message: 'auth/popup-closed-by-user', host: 'larder.example', onDismiss: () => undefined },
} satisfies Meta<typeof AuthErrorBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NoNetwork: Story = { args: { message: 'Firebase: Error (auth/network-request-failed).' } };
export const DomainNotAuthorized: Story = { args: { message: 'auth/unauthorized-domain' } };
export const Other: Story = {};
