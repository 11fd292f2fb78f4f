import SearchIcon from '@mui/icons-material/Search';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '@/components/Button/Button';
import { choice, flag, sample, spy, text, type ControlsOf } from './workbench/controls';
import { isPlayable } from './playable';

interface Args extends Pick<ComponentProps<typeof Button>, 'look' | 'size' | 'disabled' | 'onClick'> {
  label: string;
  icon?: ComponentProps<typeof Button>['children'];
}

const ICON = <SearchIcon fontSize="compact" />;

/** One filled button per view, outlined ones beside it, plain text for rare actions. */
const meta = {
  title: 'Controls/Button',
  argTypes: {
    label: text('What the press does, as a verb'),
    look: choice('Prominence', ['filled', 'outlined', 'text']),
    size: choice('Large for the main action of a page', ['medium', 'large']),
    disabled: flag('Nothing can be done yet'),
    icon: sample('Before the label', { None: undefined, Search: ICON }),
    onClick: spy('The button was pressed'),
  } satisfies ControlsOf<Args>,
  args: { label: 'Apply', look: 'filled', size: 'medium', disabled: false, onClick: fn() },
  render: ({ label, icon, ...props }) => (
    <Button {...props}>
      {icon}
      {label}
    </Button>
  ),
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

export const Filled: Story = {
  async play({ args, canvas, userEvent, globals }) {
    if (!isPlayable(globals)) return;
    await userEvent.click(canvas.getByRole('button', { name: args.label }));
    await expect(args.onClick).toHaveBeenCalled();
  },
};
export const Outlined: Story = { args: { look: 'outlined', label: 'Refresh Page' } };
export const Text: Story = { args: { look: 'text', label: 'Reset' } };
export const Disabled: Story = { args: { label: 'Analyze', disabled: true } };
export const Large: Story = { args: { look: 'outlined', size: 'large', label: 'Share' } };
export const WithAnIcon: Story = { args: { label: 'Search', icon: ICON } };
