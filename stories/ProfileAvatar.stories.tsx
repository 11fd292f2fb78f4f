import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ProfileAvatar } from '@/components/ProfileAvatar/ProfileAvatar';
import { data, range, type Controls } from './workbench/controls';

const meta = {
  title: 'Account/ProfileAvatar',
  component: ProfileAvatar,
  argTypes: {
    user: data('Name, address and picture'),
    size: range('Side in pixels', { min: 24, max: 120 }),
  } satisfies Controls<typeof ProfileAvatar>,
  args: {
    size: 76,
    user: { firstName: 'Marta', lastName: 'Oliveira', email: 'marta@example.org', profileImageUrl: null },
  },
} satisfies Meta<typeof ProfileAvatar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Initials: Story = {};
export const InTheHeader: Story = { args: { size: 36 } };
export const WithoutAName: Story = {
  args: { user: { firstName: '', lastName: '', email: 'marta@example.org', profileImageUrl: null } },
};
export const Picture: Story = { args: { user: { ...meta.args.user, profileImageUrl: 'icon-192.png' } } };
/** The picture fails to load. */
export const BrokenPicture: Story = { args: { user: { ...meta.args.user, profileImageUrl: 'gone.webp' } } };
