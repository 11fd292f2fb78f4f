import { useTheme } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { GuidePage, Table, WRITTEN } from './GuidePage';
import { colourAt, TOKENS } from './tokens';

const Swatch = ({ colour }: { colour: string }) => (
  <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
    <span
      style={{ width: 32, height: 32, borderRadius: 8, border: '1px solid currentColor', backgroundColor: colour }}
    />
    <code>{colour}</code>
  </span>
);

const Tokens = () => {
  const { colorSchemes } = useTheme();
  const light = colorSchemes.light!.palette;
  const dark = colorSchemes.dark!.palette;
  return (
    <GuidePage
      title="Tokens"
      lead="Name the purpose, never the colour. A component says “sunk” and gets the right colour in both themes; a colour written into a component is wrong in one of them."
    >
      <h2>Colours and what they are for</h2>
      <Table
        label="Colours"
        heads={['Token', 'Light', 'Dark', 'Do', 'Do not']}
        rows={TOKENS.map(({ path, use, avoid }) => ({
          key: path,
          cells: [
            <code key="path">{path}</code>,
            <Swatch key="light" colour={colourAt(light, path)} />,
            <Swatch key="dark" colour={colourAt(dark, path)} />,
            use,
            avoid,
          ],
        }))}
      />
    </GuidePage>
  );
};

const meta = { title: 'Guide/Tokens', component: Tokens, ...WRITTEN } satisfies Meta<typeof Tokens>;
export default meta;

export const Read: StoryObj<typeof meta> = {};
