import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AllergenEvidenceList } from '@/components/AllergenEvidenceList/AllergenEvidenceList';
import { Panel } from '@/components/Panel/Panel';
import { shakshuka } from './food';
import { data, type Controls } from './workbench/controls';

const meta = {
  title: 'Recipe/AllergenEvidenceList',
  component: AllergenEvidenceList,
  argTypes: {
    recipe: data('What the recipe contains, and which ingredient is the evidence'),
  } satisfies Controls<typeof AllergenEvidenceList>,
  args: { recipe: shakshuka },
  render: (args) => (
    <Panel>
      <AllergenEvidenceList {...args} />
    </Panel>
  ),
} satisfies Meta<typeof AllergenEvidenceList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Allergens: Story = {};
export const NoAllergenFound: Story = { args: { recipe: { allergens: [] } } };
export const PossibleAllergens: Story = {
  args: {
    recipe: {
      ...shakshuka,
      mayContain: [
        { allergen: 'Nuts', ingredient: 'traces of nuts' },
        { allergen: 'Sulphites', ingredient: 'dried apricots' },
      ],
    },
  },
};
export const UnreadLines: Story = {
  args: { recipe: { allergens: [], unreadLines: { count: 3, total: 9 }, foreignLanguage: 'de' } },
};
