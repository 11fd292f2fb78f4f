import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { SearchPanel } from '@/components/SearchPanel/SearchPanel';
import { isPlayable } from './playable';

const meta = {
  title: 'Search/SearchPanel',
  component: SearchPanel,
  args: {
    mode: 'ingredients',
    text: '',
    isLoading: false,
    filterCount: 0,
    areFiltersOpen: false,
    onModeChange: fn(),
    onTextChange: fn(),
    onSubmit: fn(),
    onCancel: fn(),
    onFiltersOpen: fn(),
  },
} satisfies Meta<typeof SearchPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  async play({ canvas, args, userEvent, globals }) {
    if (!isPlayable(globals)) return;
    await userEvent.click(canvas.getByRole('radio', { name: 'By recipe name' }));
    await expect(args.onModeChange).toHaveBeenCalledWith('name');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your ingredients' }), 'e');
    await expect(args.onTextChange).toHaveBeenCalledWith('e');
  },
};
export const Filled: Story = { args: { text: 'eggs, tomatoes, feta, red onion, garlic', filterCount: 2 } };
export const Loading: Story = {
  args: { text: 'eggs, tomatoes, feta', isLoading: true },
  async play({ canvas, args, userEvent, globals }) {
    if (!isPlayable(globals)) return;
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalled();
  },
};
export const FiltersOpen: Story = { args: { filterCount: 1, areFiltersOpen: true } };
export const ByRecipeName: Story = { args: { mode: 'name', text: 'shakshuka' } };
