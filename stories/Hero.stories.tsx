import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Hero } from '@/components/Hero/Hero';
import { SearchPanel } from '@/components/SearchPanel/SearchPanel';
import searchPanel from './SearchPanel.stories';

const meta = {
  title: 'Search/Hero',
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: { mode: 'ingredients', isCompact: false, children: <SearchPanel {...searchPanel.args} /> },
} satisfies Meta<typeof Hero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FirstVisit: Story = {};
export const Compact: Story = { args: { isCompact: true } };
export const ByRecipeName: Story = {
  args: { mode: 'name', children: <SearchPanel {...searchPanel.args} mode="name" /> },
};
