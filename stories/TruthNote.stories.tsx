import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TruthNote } from '@/components/TruthNote/TruthNote';
import { frittata } from './food';
import { data, type Controls } from './workbench/controls';

const generated = frittata.generated!;

/** What was checked, corrected and computed in a recipe that a model wrote. */
const meta = {
  title: 'Written by a model/TruthNote',
  component: TruthNote,
  argTypes: { generated: data('The model, and the report of the checks') } satisfies Controls<typeof TruthNote>,
  args: { generated },
} satisfies Meta<typeof TruthNote>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Checked: Story = {};
export const CheckedWithACaution: Story = {
  args: { generated: { ...generated, report: { ...generated.report, corrected: [], cautions: ['rawEgg'] } } },
};
