import { useTheme } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { GuidePage, Table, WRITTEN } from './GuidePage';

const STEPS = [
  [1, 'Between an icon and its word.'],
  [2, 'Between chips.'],
  [3, 'Between buttons.'],
  [4, 'The gutter of a phone; between fields.'],
  [5, 'Inside a card on a phone.'],
  [6, 'Inside a card; between cards.'],
  [7, 'The gutter of a desktop.'],
  [10, 'Between parts of a screen.'],
  [14, 'Around the stage of the search.'],
] as const;

const Spacing = () => {
  const { spacing, breakpoints, shape, vars } = useTheme();
  return (
    <GuidePage
      title="Spacing, shape and width"
      lead="Everything sits on a grid of four pixels. What belongs together is closer than what does not."
    >
      <h2>Steps</h2>
      <Table
        label="Steps"
        heads={['Step', 'Size', 'Use', 'Drawn']}
        rows={STEPS.map(([step, use]) => ({
          key: String(step),
          cells: [
            step,
            <code key="size">{spacing(step)}</code>,
            use,
            <div key="bar" style={{ width: spacing(step), height: 16, backgroundColor: 'currentColor' }} />,
          ],
        }))}
      />
      <h2>Widths</h2>
      <Table
        label="Widths"
        heads={['Name', 'From']}
        rows={breakpoints.keys.map((key) => ({ key, cells: [key, `${breakpoints.values[key]} px`] }))}
      />
      <h2>Shape</h2>
      <p>{`Fields and buttons have a radius of ${shape.borderRadius} px. Whatever can be pressed is at least 44 px in each direction, and 56 px while cooking.`}</p>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
        {(['card', 'raised', 'popover'] as const).map((level) => (
          <div
            key={level}
            style={{
              display: 'grid',
              placeItems: 'center',
              width: 160,
              height: 96,
              borderRadius: 24,
              backgroundColor: vars.palette.background.paper,
              boxShadow: vars.palette.shadow[level],
            }}
          >
            {level}
          </div>
        ))}
      </div>
    </GuidePage>
  );
};

const meta = { title: 'Guide/Spacing', component: Spacing, ...WRITTEN } satisfies Meta<typeof Spacing>;
export default meta;

export const Read: StoryObj<typeof meta> = {};
