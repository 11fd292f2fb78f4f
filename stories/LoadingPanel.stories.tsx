import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ANALYZE_STAGES } from '@contracts/analyze';
import { LoadingPanel } from '@/components/LoadingPanel/LoadingPanel';
import { choice, flag, range, spy, type Controls } from './workbench/controls';

const meta = {
  title: 'Search/LoadingPanel',
  component: LoadingPanel,
  argTypes: {
    progress: range('How far the search is', { min: 0, max: 100 }),
    isByIngredients: flag('Starts with “Analyzing ingredients”'),
    isByPhoto: flag('Starts with “Analyzing image”'),
    stage: choice('The stage that the server reports', [undefined, ...ANALYZE_STAGES]),
    onStop: spy('Stop was pressed'),
  } satisfies Controls<typeof LoadingPanel>,
  args: { progress: 62, isByIngredients: true },
} satisfies Meta<typeof LoadingPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Analyzing: Story = {};
export const Processing: Story = { args: { progress: 91 } };
export const ByPhoto: Story = { args: { progress: 20, isByPhoto: true } };
export const ByName: Story = { args: { progress: 20, isByIngredients: false } };
