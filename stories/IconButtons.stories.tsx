import CloseIcon from '@mui/icons-material/Close';
import ShareIcon from '@mui/icons-material/ShareOutlined';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { IconOnlyButton } from '@/components/Button/IconOnlyButton';
import { IconButton } from '@/components/IconButton/IconButton';
import { TooltipLayer } from '@/components/Tooltip/TooltipLayer';
import { choice, effectLater, sample, spy, text, type ControlsOf } from './workbench/controls';

const ICONS = { Close: <CloseIcon fontSize="medium" />, Share: <ShareIcon fontSize="medium" /> };

interface Args {
  name: string;
  icon: (typeof ICONS)['Close'];
  place: 'bar' | 'buttons';
  onClick: () => void;
}

/** An icon alone is for actions that every user knows. Its name is the tooltip. */
const meta = {
  title: 'Controls/Icon buttons',
  argTypes: {
    name: text('Accessible name, also the tooltip'),
    icon: sample('The icon', ICONS),
    place: choice('In a bar, or among large buttons', ['bar', 'buttons']),
    onClick: effectLater(spy('The button was pressed'), 'a callback'),
  } satisfies ControlsOf<Args>,
  args: { name: 'Close', icon: ICONS.Close, place: 'bar', onClick: fn() },
  render: ({ name, icon, place, onClick }) => (
    <>
      {place === 'bar' ? (
        <IconButton aria-label={name} onClick={onClick}>
          {icon}
        </IconButton>
      ) : (
        <IconOnlyButton aria-label={name} onClick={onClick}>
          {icon}
        </IconOnlyButton>
      )}
      <TooltipLayer />
    </>
  ),
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

export const InABar: Story = {
  async play({ args, canvas, userEvent }) {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: args.name })).toHaveFocus();
  },
};
export const AmongLargeButtons: Story = { args: { name: 'Share', icon: ICONS.Share, place: 'buttons' } };
