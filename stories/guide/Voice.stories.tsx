import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LANGUAGE_NAMES, LANGUAGES } from '@contracts/vocabulary';
import { CATALOGUES } from '@/testing/catalogue';
import { GuidePage, Table, WRITTEN } from './GuidePage';

const EXAMPLES = ['home.empty', 'home.fromDevice', 'recipeDetail.failedText', 'recipeDetail.back'] as const;

const Voice = () => (
  <GuidePage
    title="Voice"
    lead="Short and warm, like a friend who cooks well. One thought in a sentence, and the cook is always “you”."
  >
    <h2>In every language</h2>
    <ul>
      <li>Say what happened, then what to do. Never only that “something went wrong”.</li>
      <li>A button is a verb: “Save name”, not “OK”.</li>
      <li>One name for one thing, on every screen.</li>
      <li>No percentages of certainty: ask “is it cream?” instead.</li>
      <li>Never “safe” or “free from”: we say what a recipe contains, and which ingredient says so.</li>
      <li>No exclamation marks, no jokes about mistakes.</li>
    </ul>
    <h2>English</h2>
    <p>
      Plain words and contractions only where one would say them. British spelling in en-GB, American spelling and
      measures in en-US: “grill” is “broil” there.
    </p>
    <h2>Spanish</h2>
    <p>Of Spain, and “tú”. Names of ingredients as on a market there: “calabacín”, “judías verdes”.</p>
    <h2>French</h2>
    <p>“Vous”, and no-break spaces before : ; ? ! and inside « ». Verbs in the infinitive on buttons.</p>
    <h2>The same sentence in four languages</h2>
    <Table
      label="The same sentence in four languages"
      heads={['Language', ...EXAMPLES]}
      rows={LANGUAGES.map((language) => ({
        key: language,
        cells: [
          LANGUAGE_NAMES[language],
          ...EXAMPLES.map((id) => (
            <span key={id} lang={language}>
              {CATALOGUES[language][id]}
            </span>
          )),
        ],
      }))}
    />
  </GuidePage>
);

const meta = { title: 'Guide/Voice', component: Voice, ...WRITTEN } satisfies Meta<typeof Voice>;
export default meta;

export const Read: StoryObj<typeof meta> = {};
