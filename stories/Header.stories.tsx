import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { Header } from '@/components/Header/Header';
import { LanguageButton } from '@/components/LanguageButton/LanguageButton';
import { ProfileAvatar } from '@/components/ProfileAvatar/ProfileAvatar';
import { isPlayable } from './playable';
import { flag, range, sample, spy, text, unseen, type Controls } from './workbench/controls';

const account = (
  <a href="/profile" aria-label="Profile" style={{ display: 'grid', placeItems: 'center', width: 44, height: 44 }}>
    <ProfileAvatar
      user={{ firstName: 'Marta', lastName: 'Oliveira', email: 'marta@example.org', profileImageUrl: null }}
    />
  </a>
);

const SLOTS = {
  account: { 'A guest': undefined, 'A user': account },
  language: { None: undefined, English: <LanguageButton language="en-GB" onChoose={fn()} /> },
};

const meta = {
  title: 'Frame/Header',
  component: Header,
  argTypes: {
    isOnStage: flag('On a phone it shares the yellow of the hero below'),
    savedCount: range('The number on the heart', { min: 0, max: 120 }),
    shoppingCount: range('The number on the basket', { min: 0, max: 120 }),
    savedHref: text('Where the heart leads'),
    canSignIn: flag('Shows the sign-in links'),
    account: sample('The profile link', SLOTS.account),
    language: sample('The button with the language', SLOTS.language),
    arePreferencesOpen: flag('The preferences are open'),
    preferencesRef: unseen('The button of the preferences', 'a reference'),
    onPreferencesOpen: spy('Called with the button, to anchor the panel to'),
  } satisfies Controls<typeof Header>,
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
export const WithThingsToBuy: Story = { args: { savedCount: 3, shoppingCount: 14 } };
export const WithManySavedRecipes: Story = { args: { savedCount: 12 } };
export const WithAccounts: Story = { args: { canSignIn: true, savedCount: 1 } };

export const SignedIn: Story = { args: { account, savedCount: 7, savedHref: '/saved' } };
export const SignedInWithNothingSaved: Story = { args: { account, savedHref: '/saved' } };
export const SignedInOnStage: Story = { args: { account, savedCount: 12, savedHref: '/saved', isOnStage: true } };
