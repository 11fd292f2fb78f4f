import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { RecoveryCodes } from '@/components/RecoveryCodes/RecoveryCodes';
import { data, spy, type Controls } from './workbench/controls';

/** New recovery codes, shown once. */
const meta = {
  title: 'Account/RecoveryCodes',
  component: RecoveryCodes,
  argTypes: {
    codes: data('The codes'),
    onCopy: spy('Called with all codes as text'),
    onDownload: spy('Called with all codes as text'),
    onPrint: spy('Print was pressed'),
    onDone: spy('The user says that the codes are kept'),
  } satisfies Controls<typeof RecoveryCodes>,
  args: {
    codes: Array.from({ length: 10 }, (_none, i) => `7K3M-9QX${i}-4HWB`),
    onCopy: fn(),
    onDownload: fn(),
    onPrint: fn(),
    onDone: fn(),
  },
} satisfies Meta<typeof RecoveryCodes>;
export default meta;

export const Fresh: StoryObj<typeof meta> = {};
