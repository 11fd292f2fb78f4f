import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '@/components/Button/Button';
import { Panel, PanelTitle } from '@/components/Panel/Panel';
import { GuidePage, WRITTEN } from './GuidePage';

const Screen = () => (
  <GuidePage
    title="How a screen is composed"
    lead="One question per screen. Everything that does not answer it waits its turn."
  >
    <h2>From top to bottom</h2>
    <ol>
      <li>
        <code>Header</code>: the same on every screen. Only its background differs, on the stage of the home page.
      </li>
      <li>
        <code>Page</code>: the column that all screens share, with its gutters. Nothing sets its own width.
      </li>
      <li>
        <code>PageHeading</code>: one h1, which also names the tab of the browser and gets the focus after a change of
        page.
      </li>
      <li>
        <code>Panel</code>: a surface for what belongs together. Never a panel in a panel.
      </li>
      <li>One filled button. Others are outlined, rare ones are text.</li>
      <li>
        <code>Footer</code>: the same on every screen.
      </li>
    </ol>
    <h2>A panel</h2>
    <Panel aria-label="A panel">
      <PanelTitle as="h3">Name</PanelTitle>
      <p>Both are optional. Only you see them.</p>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
        <Button look="filled">Save name</Button>
        <Button>Cancel</Button>
      </div>
    </Panel>
    <h2>Do</h2>
    <ul>
      <li>Design the phone first, at 320 px, in French: it has the longest words.</li>
      <li>Keep the order of reading the order of the page.</li>
      <li>Put what hides a result beside the results, with the press that shows it.</li>
    </ul>
    <h2>Do not</h2>
    <ul>
      <li>Cover with a message the button that one needs next.</li>
      <li>Move anything under a finger when late content arrives.</li>
      <li>Say one fault twice.</li>
    </ul>
  </GuidePage>
);

const meta = { title: 'Guide/How a screen is composed', component: Screen, ...WRITTEN } satisfies Meta<typeof Screen>;
export default meta;

export const Read: StoryObj<typeof meta> = {};
