import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { EditableLines, type EditedLine } from '@/components/EditableLines/EditableLines';
import { Panel } from '@/components/Panel/Panel';
import { data, flag, spy, text, unseen, type Controls } from './workbench/controls';
import { useHeld } from './workbench/useHeld';

const INGREDIENTS: EditedLine[] = [
  { key: 1, text: 'For the dough:', isHeading: true },
  { key: 2, text: '400 g flour', state: 'understood', note: '400 g flour' },
  {
    key: 3,
    text: '2 tbsp parmesaan',
    state: 'doubtful',
    note: 'Did you mean',
    suggestions: ['2 tbsp parmesan cheese'],
  },
  { key: 4, text: '1 sachet of my gran’s powder', state: 'unknown', note: 'Not recognised.' },
];

const STEPS: EditedLine[] = [
  { key: 1, text: 'Mix the flour with the yeast and 250 ml of warm water, and knead the dough until it is smooth.' },
  { key: 2, text: 'Let it rise for 45 minutes.', state: 'understood', note: 'Timer: 45 min' },
];

const meta = {
  title: 'Forms/EditableLines',
  component: EditableLines,
  argTypes: {
    label: unseen('Accessible name of the list', 'only screen readers get it'),
    lines: data('The lines, with what was understood of each'),
    nameOf: spy('Asked for the name of a row, which screen readers get'),
    addLabel: text('Words of the button under the list'),
    isLong: flag('Rows of several lines of text'),
    onChange: spy('A line was changed'),
    onMove: spy('A line was moved'),
    onRemove: spy('A line was removed'),
    onAdd: spy('A line was added'),
    onPasteLines: spy('Several lines were pasted into one'),
  } satisfies Controls<typeof EditableLines>,
  args: {
    label: 'Ingredients',
    lines: INGREDIENTS,
    nameOf: fn((index: number) => `Ingredient ${index + 1}`),
    addLabel: 'Add an ingredient',
    isLong: false,
    onChange: fn(),
    onMove: fn(),
    onRemove: fn(),
    onAdd: fn(() => 9),
    onPasteLines: fn(),
  },
  render: function Held(args) {
    const [lines, hold] = useHeld(args.lines);
    return (
      <Panel style={{ display: 'grid', gap: 16 }}>
        <EditableLines
          {...args}
          lines={lines}
          onChange={(key, value) => {
            hold(lines.map((line) => (line.key === key ? { key, text: value } : line)));
            args.onChange(key, value);
          }}
          onMove={(from, to) => {
            hold(lines.filter((_, i) => i !== from).toSpliced(to, 0, lines[from]!));
            args.onMove(from, to);
          }}
          onRemove={(key) => {
            hold(lines.filter((line) => line.key !== key));
            args.onRemove(key);
          }}
          onAdd={(after) => {
            const place = after === undefined ? lines.length : lines.findIndex(({ key }) => key === after) + 1;
            const key = Math.max(0, ...lines.map((line) => line.key)) + 1;
            hold(lines.toSpliced(place, 0, { key, text: '' }));
            args.onAdd(after);
            return key;
          }}
        />
      </Panel>
    );
  },
} satisfies Meta<typeof EditableLines>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ingredients: Story = {};
export const Steps: Story = { args: { lines: STEPS, isLong: true, addLabel: 'Add a step', label: 'Method' } };
export const Empty: Story = { args: { lines: [{ key: 1, text: '' }] } };
/** The arrow keys on a handle move its line. */
export const MovedByKey: Story = {
  async play({ args, canvas, userEvent }) {
    canvas.getByRole('button', { name: 'Move Ingredient 2' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onMove).toHaveBeenCalledWith(1, 2);
    await expect(canvas.getByRole('textbox', { name: 'Ingredient 3' })).toHaveValue('400 g flour');
  },
};
/** A press on a handle offers two buttons, for those who cannot drag. */
export const MovedByPress: Story = {
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Move Ingredient 2' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Move down' }));
    await expect(args.onMove).toHaveBeenCalledWith(1, 2);
    await expect(canvas.getByRole('button', { name: 'Move up' })).toBeVisible();
  },
};
