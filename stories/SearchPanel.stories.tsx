import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SearchPanel } from '@/components/SearchPanel/SearchPanel';

const ignore = () => undefined;

const meta = {
  title: 'Search/SearchPanel',
  component: SearchPanel,
  args: {
    mode: 'ingredients',
    text: '',
    isLoading: false,
    filterCount: 0,
    areFiltersOpen: false,
    onModeChange: ignore,
    onTextChange: ignore,
    onSubmit: ignore,
    onCancel: ignore,
    onFiltersOpen: ignore,
  },
} satisfies Meta<typeof SearchPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { text: 'eggs, tomatoes, feta, red onion, garlic', filterCount: 2 } };
export const Loading: Story = { args: { text: 'eggs, tomatoes, feta', isLoading: true } };
export const FiltersOpen: Story = { args: { filterCount: 1, areFiltersOpen: true } };
export const ByRecipeName: Story = { args: { mode: 'name', text: 'shakshuka' } };
