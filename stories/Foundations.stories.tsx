import { useTheme, type Theme } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

const meta = { title: 'Foundations/Theme' } satisfies Meta;
export default meta;

type Story = StoryObj;

const isColour = (value: unknown): value is string => typeof value === 'string' && value.startsWith('#');

/** Every colour of a palette with its path, read from the theme itself. */
const coloursOf = (node: object, path = ''): [path: string, colour: string][] =>
  Object.entries(node).flatMap(([key, value]): [string, string][] => {
    const name = path === '' ? key : `${path}.${key}`;
    if (isColour(value)) return [[name, value]];
    return typeof value === 'object' && value !== null ? coloursOf(value as object, name) : [];
  });

const OURS =
  /^(primary\.(main|contrastText)|background|text\.(primary|secondary)|divider|(success|error|warning)\.main|sunk|edge|accent|butter|ok|bad|focus|hero|mark|allergen|customAllergen)/;

const Swatches = ({ palette }: { palette: object }) => (
  <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))', gap: 12 }}>
    {coloursOf(palette)
      .filter(([name]) => OURS.test(name))
      .map(([name, colour]) => (
        <div key={name}>
          <div style={{ height: 56, borderRadius: 14, border: '1px solid #8886', backgroundColor: colour }} />
          <div>{name}</div>
          <code>{colour}</code>
        </div>
      ))}
  </div>
);

const Colours = ({ scheme }: { scheme: 'light' | 'dark' }) => {
  const { colorSchemes } = useTheme();
  const palette = colorSchemes[scheme]?.palette;
  return palette ? <Swatches palette={palette} /> : null;
};

export const LightColours: Story = { render: () => <Colours scheme="light" /> };
export const DarkColours: Story = { render: () => <Colours scheme="dark" /> };

const VARIANTS = ['h1', 'h2', 'h3', 'h4', 'dish', 'body1', 'body2', 'button'] as const;

const TypeScale = () => {
  const { typography }: Theme = useTheme();
  return (
    <div style={{ display: 'grid', gap: 20 }}>
      {VARIANTS.map((variant) => (
        <div key={variant} style={typography[variant] as object}>
          {variant}: Crème brûlée, jalapeño, œufs, 4 eggs at 190 °C
        </div>
      ))}
    </div>
  );
};
export const Type: Story = { render: () => <TypeScale /> };

const Steps = () => {
  const { spacing } = useTheme();
  return (
    <div style={{ display: 'grid', gap: 8 }}>
      {[1, 2, 3, 4, 5, 6, 7, 8, 10, 14].map((step) => (
        <div key={step} style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
          <code style={{ width: 64 }}>{spacing(step)}</code>
          <div style={{ width: spacing(step), height: 16, backgroundColor: 'currentColor' }} />
        </div>
      ))}
    </div>
  );
};
export const Spacing: Story = { render: () => <Steps /> };
