import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { AppKey } from '@/components/AppKey/AppKey';
import { spy, text, type Controls } from './workbench/controls';

/** The key for an authenticator app. */
const meta = {
  title: 'Account/AppKey',
  component: AppKey,
  argTypes: {
    secret: text('The key in base 32'),
    secretAddress: text('The same as an otpauth: address'),
    onCopy: spy('Called with the key'),
  } satisfies Controls<typeof AppKey>,
  args: {
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    secretAddress: 'otpauth://totp/Larder:marta%40example.org?issuer=Larder&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    onCopy: fn(),
  },
} satisfies Meta<typeof AppKey>;
export default meta;

export const Key: StoryObj<typeof meta> = {};
