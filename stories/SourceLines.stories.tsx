import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Panel } from '@/components/Panel/Panel';
import { SourceLines } from '@/components/SourceLines/SourceLines';
import { data, unseen, type Controls } from './workbench/controls';

const meta = {
  title: 'Recipe/SourceLines',
  component: SourceLines,
  argTypes: {
    lines: data('The lines of the text, and what each was taken for'),
    lang: unseen('The language of the text', 'screen readers pronounce the text by it'),
  } satisfies Controls<typeof SourceLines>,
  args: {
    lines: [
      { text: 'Hi Priya,', kind: 'aside' },
      { text: 'Lentil soup', kind: 'title' },
      { text: 'Serves 4', kind: 'servings' },
      { text: 'Ready in 40 minutes', kind: 'time' },
      { text: 'Ingredients', kind: 'label' },
      { text: 'For the soup:', kind: 'heading' },
      { text: '200 g red lentils', kind: 'ingredient' },
      { text: 'Simmer the lentils for 25 minutes.', kind: 'step' },
      { text: 'It keeps for three days.', kind: 'about' },
    ],
  },
  render: (args) => (
    <Panel>
      <SourceLines {...args} />
    </Panel>
  ),
} satisfies Meta<typeof SourceLines>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EveryKind: Story = {};
