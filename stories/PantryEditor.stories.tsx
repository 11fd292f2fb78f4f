import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PantryEditor } from '@/components/PantryEditor/PantryEditor';

const ignore = () => undefined;

const meta = {
  title: 'Search/PantryEditor',
  component: PantryEditor,
  args: {
    items: [{ name: 'rice' }, { name: 'plain flour' }],
    candidates: [{ name: 'rice' }, { name: 'eggs' }, { name: 'milk' }],
    onToggle: ignore,
    onClear: ignore,
    onDone: ignore,
  },
} satisfies Meta<typeof PantryEditor>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { items: [] } };
