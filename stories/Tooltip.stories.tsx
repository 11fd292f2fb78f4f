import CloseIcon from '@mui/icons-material/Close';
import ShareIcon from '@mui/icons-material/ShareOutlined';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { IconButton } from '@/components/IconButton/IconButton';
import { TooltipLayer } from '@/components/Tooltip/TooltipLayer';

const meta = { title: 'Controls/Tooltip', component: TooltipLayer } satisfies Meta<typeof TooltipLayer>;
export default meta;

export const OverIconButtons: StoryObj<typeof meta> = {
  render: () => (
    <>
      <IconButton aria-label="Share">
        <ShareIcon fontSize="medium" />
      </IconButton>
      <IconButton aria-label="Dismiss">
        <CloseIcon fontSize="medium" />
      </IconButton>
      <TooltipLayer />
    </>
  ),
};
