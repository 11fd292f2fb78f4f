import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { PrintedCodes } from '@/components/RecoveryCodes/PrintedCodes';
import { RecoveryCodes } from '@/components/RecoveryCodes/RecoveryCodes';
import { data, spy, text, type Controls } from './workbench/controls';

/** New recovery codes, shown once. */
const meta = {
  title: 'Account/RecoveryCodes',
  component: RecoveryCodes,
  argTypes: {
    account: text('The email of the account, on the printed sheet'),
    codes: data('The codes'),
    onCopy: spy('Called with all codes as text'),
    onDownload: spy('Called with all codes as text'),
    onPrint: spy('Print was pressed'),
    onDone: spy('The user says that the codes are kept'),
  } satisfies Controls<typeof RecoveryCodes>,
  args: {
    account: 'marta@example.org',
    codes: Array.from({ length: 10 }, (_none, i) => `7K3M-9QX${i}-4HWB`),
    onCopy: fn(),
    onDownload: fn(),
    onPrint: fn(),
    onDone: fn(),
  },
} satisfies Meta<typeof RecoveryCodes>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Fresh: Story = {};

/** What comes out of the printer. */
export const OnPaper: Story = {
  render: ({ account, codes }) => <PrintedCodes account={account} codes={codes} />,
};
