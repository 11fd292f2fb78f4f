import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { Header } from '@/components/Header/Header';
import { ProfileAvatar } from '@/components/ProfileAvatar/ProfileAvatar';
import { isPlayable } from './playable';

const meta = {
  title: 'Frame/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: { savedHref: '/#on-this-device', arePreferencesOpen: false, onPreferencesOpen: fn() },
} satisfies Meta<typeof Header>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnPaper: Story = {
  async play({ canvas, args, userEvent, globals }) {
    if (!isPlayable(globals)) return;
    await userEvent.click(canvas.getByRole('button', { name: 'Preferences' }));
    await expect(args.onPreferencesOpen).toHaveBeenCalled();
  },
};
export const OnStage: Story = { args: { isOnStage: true } };
export const WithSavedRecipes: Story = { args: { savedCount: 3 } };
export const WithManySavedRecipes: Story = { args: { savedCount: 12 } };
export const WithAccounts: Story = { args: { canSignIn: true, savedCount: 1 } };

const account = (
  <a href="/profile" aria-label="Profile" style={{ display: 'grid', placeItems: 'center', width: 44, height: 44 }}>
    <ProfileAvatar
      user={{ firstName: 'Marta', lastName: 'Oliveira', email: 'marta@example.org', profileImageUrl: null }}
    />
  </a>
);

export const SignedIn: Story = { args: { account, savedCount: 7, savedHref: '/saved' } };
export const SignedInWithNothingSaved: Story = { args: { account, savedHref: '/saved' } };
export const SignedInOnStage: Story = { args: { account, savedCount: 12, savedHref: '/saved', isOnStage: true } };
