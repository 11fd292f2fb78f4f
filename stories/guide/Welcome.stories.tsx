import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { GuidePage, WRITTEN } from './GuidePage';

const Welcome = () => (
  <GuidePage
    title="The workbench of Larder"
    lead="Every component, every screen and every state, to look at and to play with. Nothing here is a copy: what you see is the code of the product."
  >
    <h2>What you can do here</h2>
    <ul>
      <li>Change the props of a component, or what the store of a screen begins with, in the panel “Controls”.</li>
      <li>See what a press does in “Actions”, and a whole visit step by step in “Interactions”.</li>
      <li>Choose language, theme, units and a broken network in the toolbar.</li>
      <li>Choose reduced motion, forced colours, 200 % zoom or right to left in the toolbar, on any story.</li>
      <li>Read what axe finds in “Accessibility”. A story with a violation does not pass.</li>
    </ul>
    <h2>Where to begin</h2>
    <ul>
      <li>Guide: how we design and write. Read “Tokens”, “Voice” and “States” first.</li>
      <li>Views: whole screens with the real store, answered by a table instead of a server.</li>
      <li>All other groups: one component each, in every state it can have.</li>
    </ul>
    <h2>When you change something</h2>
    <p>
      Run <code>npm run prove -- pictures</code>. It takes a picture of each story in both themes and at two widths, and
      shows what differs on one page. Accept what you meant with <code>--update</code>.
    </p>
  </GuidePage>
);

const meta = { title: 'Guide/Welcome', component: Welcome, ...WRITTEN } satisfies Meta<typeof Welcome>;
export default meta;

export const Read: StoryObj<typeof meta> = {};
