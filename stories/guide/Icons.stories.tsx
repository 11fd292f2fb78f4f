import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { GuidePage, WRITTEN } from './GuidePage';
import { ICONS } from './icons';

const SIZES = ['tiny', 'small', 'compact', 'medium', 'large'] as const;

const Icons = () => {
  const [First] = Object.values(ICONS);
  return (
    <GuidePage
      title="Icons"
      lead="Every icon of the product. An icon stands beside its word; alone it is only for what everybody knows, and then it has a tooltip."
    >
      <h2>All icons</h2>
      <ul
        style={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
          gap: 16,
          padding: 0,
          listStyle: 'none',
        }}
      >
        {Object.entries(ICONS).map(([name, Icon]) => (
          <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 8, minWidth: 0 }}>
            <Icon fontSize="large" />
            <code style={{ textAlign: 'center' }}>{name}</code>
          </li>
        ))}
      </ul>
      <h2>Sizes</h2>
      <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 24, padding: 0, listStyle: 'none' }}>
        {SIZES.map((size) => (
          <li key={size} style={{ display: 'grid', justifyItems: 'center' }}>
            {First && <First fontSize={size} />}
            <code>{size}</code>
          </li>
        ))}
      </ul>
      <h2>Rules</h2>
      <ul>
        <li>One icon, one meaning: the sliders are filters, never preferences.</li>
        <li>No emoji. No icon in place of a word in a sentence.</li>
        <li>An outlined icon, except where being filled means something: a saved heart, a given star.</li>
      </ul>
    </GuidePage>
  );
};

const meta = { title: 'Guide/Icons', component: Icons, ...WRITTEN } satisfies Meta<typeof Icons>;
export default meta;

export const Read: StoryObj<typeof meta> = {};
