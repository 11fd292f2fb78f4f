import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { FiltersButton } from '@/components/FiltersButton/FiltersButton';
import { flag, range, spy, type Controls } from './workbench/controls';

const meta = {
  title: 'Search/FiltersButton',
  component: FiltersButton,
  argTypes: {
    count: range('How many filters are active; 0 shows no badge', { min: 0, max: 4 }),
    isOpen: flag('The panel is open'),
    isOfResults: flag('The button above the results, which has a longer name'),
    onOpen: spy('Called with the button, to anchor the panel to'),
  } satisfies Controls<typeof FiltersButton>,
  args: { count: 0, isOpen: false, onOpen: fn() },
} satisfies Meta<typeof FiltersButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NoneSet: Story = {};
export const TwoSet: Story = { args: { count: 2 } };
export const Open: Story = { args: { count: 1, isOpen: true } };
