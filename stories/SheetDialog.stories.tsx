import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, screen } from 'storybook/test';
import { SheetDialog } from '@/components/SheetDialog/SheetDialog';
import { SheetHead } from '@/components/SheetDialog/SheetHead';
import { effectLater, flag, range, sample, spy, text, unseen, type Controls } from './workbench/controls';

/** As the sheets of the application set their content. */
const SHEET = { padding: 24, overflowY: 'auto' } as const;
const TITLE_ID = 'sheet-title';

const SHORT = (
  <div style={SHEET}>
    <SheetHead titleId={TITLE_ID} title="Sunday suppers" onClose={fn()} />
    <p>Three recipes, for six.</p>
  </div>
);
const LONG = (
  <div style={SHEET}>
    <SheetHead titleId={TITLE_ID} title="Sunday suppers" onClose={fn()} />
    {Array.from({ length: 24 }, (_, i) => (
      <p key={i}>Recipe {i + 1}, for six.</p>
    ))}
  </div>
);

/** A dialog on a desktop, a sheet from the lower edge on a phone. A strip of the page stays in sight. */
const meta = {
  title: 'Frame/SheetDialog',
  component: SheetDialog,
  parameters: { layout: 'fullscreen' },
  argTypes: {
    isOpen: flag('Whether it is open'),
    titleId: text('Id of the heading that names it'),
    width: effectLater(
      range('Its width on a desktop, in pixels', { min: 320, max: 960, step: 20 }),
      'a phone gives it the whole width',
    ),
    height: range('Its height on a desktop, in pixels; without one it is as high as its content', {
      min: 240,
      max: 720,
    }),
    onClose: spy('Escape, or a press beside it'),
    onClosed: spy('The closing transition has finished'),
    describedBy: unseen('Id of the text that describes it', 'screen readers alone use it'),
    disableRestoreFocus: unseen('What opened it does not get the focus back', 'it shows when the dialog closes'),
    children: sample('Its content', { 'A few words': SHORT, 'More than fits': LONG }),
  } satisfies Controls<typeof SheetDialog>,
  args: { isOpen: true, titleId: TITLE_ID, width: 480, onClose: fn(), children: SHORT },
} satisfies Meta<typeof SheetDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AsHighAsItsContent: Story = {
  async play() {
    await expect(await screen.findByRole('dialog', { name: 'Sunday suppers' })).toBeInTheDocument();
  },
};

/** Its content scrolls, and its edges stay where they are. */
export const MoreThanFits: Story = { args: { height: 420, children: LONG } };
