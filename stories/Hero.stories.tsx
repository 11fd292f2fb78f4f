import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SEARCH_MODES } from '@contracts/vocabulary';
import { Hero } from '@/components/Hero/Hero';
import { SearchPanel } from '@/components/SearchPanel/SearchPanel';
import searchPanel from './SearchPanel.stories';
import { choice, flag, sample, type Controls } from './workbench/controls';

const INGREDIENTS = <SearchPanel {...searchPanel.args} />;
const NAME = <SearchPanel {...searchPanel.args} mode="name" />;
const SLOTS = { Ingredients: INGREDIENTS, 'Recipe name': NAME };

const meta = {
  title: 'Search/Hero',
  component: Hero,
  argTypes: {
    mode: choice('What one types: ingredients or a name', SEARCH_MODES),
    isCompact: flag('After the first search the hero shrinks'),
    children: sample('The search panel', SLOTS),
  } satisfies Controls<typeof Hero>,
  parameters: { layout: 'fullscreen' },
  args: { mode: 'ingredients', isCompact: false, children: INGREDIENTS },
} satisfies Meta<typeof Hero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FirstVisit: Story = {};
export const Compact: Story = { args: { isCompact: true } };
export const ByRecipeName: Story = {
  args: { mode: 'name', children: NAME },
};
