import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FormSection } from '@/components/FormSection/FormSection';
import { FormTextField } from '@/components/FormTextField/FormTextField';

const meta = {
  title: 'Account/FormSection',
  component: FormSection,
  args: {
    title: 'Name',
    hint: 'Both are optional. Nobody else sees them.',
    children: <FormTextField label="First name" name="firstName" defaultValue="Marta" />,
  },
} satisfies Meta<typeof FormSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithAHint: Story = {};
export const WithoutAHint: Story = { args: { hint: undefined } };
