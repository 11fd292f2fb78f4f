import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { RestoredBanner } from '@/components/RestoredBanner/RestoredBanner';
import { spy, type Controls } from './workbench/controls';

const meta = {
  title: 'States/RestoredBanner',
  component: RestoredBanner,
  parameters: { noControls: 'Its words are fixed, and its two props are callbacks.' },
  argTypes: {
    onScrollToRecipes: spy('The link to the recipes was pressed'),
    onClear: spy('Clear Results was pressed'),
  } satisfies Controls<typeof RestoredBanner>,
  args: { onScrollToRecipes: fn(), onClear: fn() },
} satisfies Meta<typeof RestoredBanner>;
export default meta;

export const Restored: StoryObj<typeof meta> = {};
