import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { Header } from '@/components/Header/Header';
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
