import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';

type News =
  'started' | 'minuteLeft' | 'stepEnded' | 'besideEnded' | 'rang' | 'caughtUp' | 'completed' | 'paused' | 'resumed';

/** Events of a kitchen timer, as spoken and as announced to screen readers. */
const news: Record<News, MessageDescriptor> = defineMessages({
  started: {
    id: 'cooking.news.started',
    defaultMessage: '{title}: step {step} of {steps} has begun{beside, plural, =0 {} other {, with step # alongside}}.',
    description:
      'Read when the countdown of a step begins; {beside} is the number of the step that runs at the same time',
  },
  minuteLeft: {
    id: 'cooking.news.minuteLeft',
    defaultMessage: '{title}: one minute left in step {step}.',
    description: 'Read when a minute is left of a step',
  },
  stepEnded: {
    id: 'cooking.news.stepEnded',
    defaultMessage:
      '{title}: time is up. Now step {step} of {steps}{beside, plural, =0 {} other {, with step # alongside}}.',
    description: 'Read when a step is over and the next one runs',
  },
  besideEnded: {
    id: 'cooking.news.besideEnded',
    defaultMessage: '{title}: time is up for step {step}.',
    description: 'Read when the step that runs alongside another one is over first',
  },
  rang: {
    id: 'cooking.news.rang',
    defaultMessage: '{title}: step {step} is over. Continue when you are ready.',
    description: 'Read when a step is over and waits for the cook',
  },
  caughtUp: {
    id: 'cooking.news.caughtUp',
    defaultMessage:
      '{title}: {count, plural, one {# step has} other {# steps have}} passed while you were away. Now step {step} of {steps}.',
    description: 'Read when a page wakes up and the timer has gone on meanwhile',
  },
  completed: {
    id: 'cooking.news.completed',
    defaultMessage: '{title}: cooking complete!',
    description: 'Read when the last step is over',
  },
  paused: { id: 'cooking.news.paused', defaultMessage: '{title}: paused.', description: 'Read after Pause' },
  resumed: { id: 'cooking.news.resumed', defaultMessage: '{title}: resumed.', description: 'Read after Resume' },
});

const spoken = defineMessages<{
  timeLeft: { minutes: number; seconds: number };
  inStep: { step: number; text: string };
}>({
  timeLeft: {
    id: 'cooking.spoken.timeLeft',
    defaultMessage:
      '{minutes, plural, =0 {} one {# minute} other {# minutes}} {seconds, plural, =0 {} one {# second} other {# seconds}} left',
    description: 'Spoken answer to "how long?"',
  },
  inStep: {
    id: 'cooking.spoken.inStep',
    defaultMessage: 'Step {step}: {text}',
    description: 'Spoken before the sentence of a step that runs alongside, or before its time left',
  },
});

interface Happening {
  kind: News;
  title: string;
  step: number;
  steps: number;
  count: number;
  /** The step that runs alongside, from 1; 0 for none. */
  beside: number;
}

/** A timer event as a sentence. */
export const newsText = ({ formatMessage }: Pick<IntlShape, 'formatMessage'>, { kind, ...values }: Happening) =>
  formatMessage(news[kind], values);

/** The time left in a step, worded for speech. */
export const timeLeftText = ({ formatMessage }: Pick<IntlShape, 'formatMessage'>, ms: number) => {
  const seconds = Math.ceil(ms / 1000);
  return formatMessage(spoken.timeLeft, { minutes: Math.floor(seconds / 60), seconds: seconds % 60 }).trim();
};

/** A spoken sentence with the number of its step, for a cook who hears about two steps. */
export const inStepText = ({ formatMessage }: Pick<IntlShape, 'formatMessage'>, step: number, text: string) =>
  formatMessage(spoken.inStep, { step, text });
