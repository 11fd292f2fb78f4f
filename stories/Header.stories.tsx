import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Header } from '@/components/Header/Header';

const meta = {
  title: 'Frame/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: { savedHref: '/#on-this-device', arePreferencesOpen: false, onPreferencesOpen: () => undefined },
} satisfies Meta<typeof Header>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnPaper: Story = {};
export const OnStage: Story = { args: { isOnStage: true } };
export const WithSavedRecipes: Story = { args: { savedCount: 3 } };
export const WithManySavedRecipes: Story = { args: { savedCount: 12 } };
export const WithAccounts: Story = { args: { canSignIn: true, savedCount: 1 } };
