import { useTheme } from '@mui/material/styles';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { CSSProperties } from 'react';
import { GuidePage, WRITTEN } from './GuidePage';

const ROLES = {
  h1: 'The title of a screen. One on each.',
  h2: 'A part of a screen.',
  h3: 'A panel, or a step.',
  h4: 'The name of the product, a section of a form.',
  dish: 'The name of a dish on a card.',
  body1: 'All text.',
  body2: 'What one reads second: times, servings, hints.',
  button: 'Buttons and labels. Never in capitals.',
} as const;

const Type = () => {
  const { typography } = useTheme();
  return (
    <GuidePage
      title="Type"
      lead="A serif with appetite for dishes and headings, a plain sans for everything one reads twice. Numbers that matter are big."
    >
      {(Object.keys(ROLES) as (keyof typeof ROLES)[]).map((role) => {
        const style = typography[role] as CSSProperties;
        return (
          <section key={role} aria-label={role}>
            <p style={{ ...style, maxWidth: 'none', margin: '24px 0 0' }}>
              Crème brûlée, jalapeño, œufs, 4 eggs at 190 °C
            </p>
            <p style={{ margin: 0 }}>
              <code>{`${role}: ${style.fontSize} / ${style.lineHeight}`}</code> {ROLES[role]}
            </p>
          </section>
        );
      })}
      <h2>Rules</h2>
      <ul>
        <li>Lines of text are at most 42 letters wide on a phone and 70 on a desktop.</li>
        <li>Every size is in rem, so that text grows with the setting of the browser.</li>
        <li>A heading has the level of its place, whatever size it needs.</li>
      </ul>
    </GuidePage>
  );
};

const meta = { title: 'Guide/Type', component: Type, ...WRITTEN } satisfies Meta<typeof Type>;
export default meta;

export const Read: StoryObj<typeof meta> = {};
