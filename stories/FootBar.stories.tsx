import UndoIcon from '@mui/icons-material/Undo';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { Button } from '@/components/Button/Button';
import { IconOnlyButton } from '@/components/Button/IconOnlyButton';
import { FootBar } from '@/components/FootBar/FootBar';
import { flag, sample, spy, type Controls } from './workbench/controls';

const SAVE = (
  <Button look="filled" size="large">
    Save the recipe
  </Button>
);

const SLOTS = {
  'One button': SAVE,
  'With Undo': (
    <>
      <IconOnlyButton aria-label="Undo">
        <UndoIcon fontSize="medium" />
      </IconOnlyButton>
      {SAVE}
    </>
  ),
};

/** Sticks to the foot of the window while its page is longer than that. */
const meta = {
  title: 'Layout/FootBar',
  component: FootBar,
  argTypes: {
    isOnPhoneOnly: flag('A wider screen does without it'),
    children: sample('Buttons, the main one last', SLOTS),
    onFocus: spy('A button got the focus'),
    onBlur: spy('A button lost the focus'),
  } satisfies Controls<typeof FootBar>,
  args: { isOnPhoneOnly: false, children: SLOTS['One button'], onFocus: fn(), onBlur: fn() },
} satisfies Meta<typeof FootBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneButton: Story = {};
export const WithUndo: Story = { args: { children: SLOTS['With Undo'] } };
