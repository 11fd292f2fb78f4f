import { useTheme } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ALLERGENS } from '@contracts/vocabulary';
import { contrastOf } from './contrast';
import { GuidePage, Table, WRITTEN } from './GuidePage';
import { colourAt, PAIRS, type Pair } from './tokens';

const ALLERGEN_PAIRS: readonly Pair[] = ALLERGENS.map((name) => ({
  text: `allergen.${name}.text`,
  on: `allergen.${name}.background`,
  least: 4.5,
}));

const Sample = ({ palette, pair }: { palette: object; pair: Pair }) => {
  const [text, on] = [colourAt(palette, pair.text), colourAt(palette, pair.on)];
  const contrast = contrastOf(text, on);
  return (
    <span style={{ display: 'inline-block', padding: '6px 12px', borderRadius: 8, backgroundColor: on }}>
      {pair.least === 4.5 ? (
        <span style={{ color: text }}>{contrast.toFixed(1)} : 1</span>
      ) : (
        <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
          <span style={{ width: 20, height: 20, borderRadius: 6, backgroundColor: text }} />
          <span style={{ color: colourAt(palette, 'text.primary') }}>{contrast.toFixed(1)} : 1</span>
        </span>
      )}
    </span>
  );
};

const Contrast = () => {
  const { colorSchemes } = useTheme();
  const rowsOf = (pairs: readonly Pair[]) =>
    pairs.map((pair) => ({
      key: `${pair.text} ${pair.on}`,
      cells: [
        <code key="pair">{`${pair.text} on ${pair.on}`}</code>,
        `${pair.least} : 1`,
        <Sample key="light" palette={colorSchemes.light!.palette} pair={pair} />,
        <Sample key="dark" palette={colorSchemes.dark!.palette} pair={pair} />,
      ],
    }));
  const heads = ['Pair', 'Needs', 'Light', 'Dark'];
  return (
    <GuidePage
      title="Colour and contrast"
      lead="Text needs a contrast of 4.5 to 1, the shape of a control 3 to 1. The figures are computed from the theme while you look, and a test refuses a pair that falls below."
    >
      <h2>Pairs that meet</h2>
      <Table label="Pairs that meet" heads={heads} rows={rowsOf(PAIRS)} />
      <h2>The fifteen allergens</h2>
      <p>Each has a colour and its name. The colour alone never says which allergen it is.</p>
      <Table label="Allergens" heads={heads} rows={rowsOf(ALLERGEN_PAIRS)} />
    </GuidePage>
  );
};

const meta = { title: 'Guide/Colour and contrast', component: Contrast, ...WRITTEN } satisfies Meta<typeof Contrast>;
export default meta;

export const Read: StoryObj<typeof meta> = {};
