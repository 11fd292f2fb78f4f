import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { PantryEditor } from '@/components/PantryEditor/PantryEditor';
import { data, flag, spy, type Controls } from './workbench/controls';

const meta = {
  title: 'Search/PantryEditor',
  component: PantryEditor,
  argTypes: {
    isOpen: flag('Whether the dialog is open'),
    items: data('What is always in the kitchen'),
    candidates: data('What the cook could add'),
    onToggle: spy('Called with the ingredient'),
    onClear: spy('The pantry was emptied'),
    onDone: spy('Done was pressed'),
  } satisfies Controls<typeof PantryEditor>,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    isOpen: true,
    items: [{ name: 'rice' }, { name: 'plain flour' }],
    candidates: [{ name: 'rice' }, { name: 'eggs' }, { name: 'milk' }],
    onToggle: fn(),
    onClear: fn(),
    onDone: fn(),
  },
} satisfies Meta<typeof PantryEditor>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { items: [] } };
