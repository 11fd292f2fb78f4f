import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { HeartButton } from '@/components/HeartButton/HeartButton';
import { choice, flag, spy, text, type Controls } from './workbench/controls';

const meta = {
  title: 'Recipes/HeartButton',
  component: HeartButton,
  argTypes: {
    title: text('The recipe, for the accessible name'),
    isSaved: flag('The recipe is saved'),
    mustSignIn: flag('A guest: pressing opens the sign-in dialog'),
    look: choice('On a picture, or among other buttons', ['disc', 'button']),
    onPress: spy('The heart was pressed'),
  } satisfies Controls<typeof HeartButton>,
  args: { title: 'Shakshuka', isSaved: false, mustSignIn: false, look: 'disc', onPress: fn() },
} satisfies Meta<typeof HeartButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotSaved: Story = {};
export const Saved: Story = { args: { isSaved: true } };
export const OfAGuest: Story = { args: { mustSignIn: true } };
export const WithWords: Story = { args: { look: 'button' } };
export const SavedWithWords: Story = { args: { look: 'button', isSaved: true } };
