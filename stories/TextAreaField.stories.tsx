import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { TextAreaField } from '@/components/TextAreaField/TextAreaField';
import { effectLater, range, spy, text, unseen, type Controls } from './workbench/controls';
import { useHeld } from './workbench/useHeld';

const meta = {
  title: 'Forms/TextAreaField',
  component: TextAreaField,
  argTypes: {
    id: unseen('The id of the box', 'it ties the label to the box'),
    label: text('Over the box'),
    hint: text('Below the box'),
    error: text('What is wrong'),
    value: text('The text'),
    rows: range('Height in lines', { min: 2, max: 20 }),
    placeholder: effectLater(text('An example, while the box is empty'), 'the box of the story is full'),
    maxLength: unseen('Most letters', 'it only stops the typing'),
    onChange: spy('The text was changed'),
  } satisfies Controls<typeof TextAreaField>,
  args: {
    label: 'Text of the recipe',
    value: 'Banana pancakes\n2 ripe bananas\n2 eggs\n\nMash the bananas and beat in the eggs.',
    rows: 6,
    hint: '',
    error: '',
    onChange: fn(),
  },
  render: function Held({ error, ...args }) {
    const [value, hold] = useHeld(args.value);
    return (
      <TextAreaField
        {...args}
        error={error === '' ? undefined : error}
        value={value}
        onChange={(event) => {
          hold(event.currentTarget.value);
          args.onChange?.(event);
        }}
      />
    );
  },
} satisfies Meta<typeof TextAreaField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const WithHint: Story = { args: { hint: 'Paste it as it is.' } };
export const WithError: Story = { args: { value: '', error: 'There is no text yet. Paste a recipe first.' } };
