import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { QrCode } from '@/components/QrCode/QrCode';
import { text, type Controls } from './workbench/controls';

/** A QR code, dark on light in both themes. */
const meta = {
  title: 'Account/QrCode',
  component: QrCode,
  argTypes: {
    text: text('What a scanner reads'),
    label: text('The alternative text'),
  } satisfies Controls<typeof QrCode>,
  args: { text: 'https://larder.example', label: 'QR code with an address' },
} satisfies Meta<typeof QrCode>;
export default meta;

export const Address: StoryObj<typeof meta> = {};
