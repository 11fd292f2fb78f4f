import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Footer } from '@/components/Footer/Footer';

const meta = {
  title: 'Frame/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen', noControls: 'The footer has no props: its links are the same everywhere.' },
} satisfies Meta<typeof Footer>;
export default meta;

export const Links: StoryObj<typeof meta> = {};
