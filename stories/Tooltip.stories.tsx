import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { IconButton } from '@/components/IconButton/IconButton';
import { CloseIcon } from '@/components/icons/CloseIcon';
import { ShareIcon } from '@/components/icons/ShareIcon';
import { TooltipLayer } from '@/components/Tooltip/TooltipLayer';

const meta = { title: 'Controls/Tooltip', component: TooltipLayer } satisfies Meta<typeof TooltipLayer>;
export default meta;

export const OverIconButtons: StoryObj<typeof meta> = {
  render: () => (
    <>
      <IconButton aria-label="Share">
        <ShareIcon size={24} />
      </IconButton>
      <IconButton aria-label="Dismiss">
        <CloseIcon size={24} />
      </IconButton>
      <TooltipLayer />
    </>
  ),
};
