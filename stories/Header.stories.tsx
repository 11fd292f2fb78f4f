import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Header } from '@/components/Header/Header';

const meta = {
  title: 'Frame/Header',
  component: Header,
  parameters: { layout: 'fullscreen' },
  args: {
    language: 'en-GB',
    measurementSystem: 'metric',
    onLanguageChoose: () => undefined,
    onMeasurementSystemChoose: () => undefined,
  },
} satisfies Meta<typeof Header>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnPaper: Story = {};
export const OnStage: Story = { args: { isOnStage: true } };
