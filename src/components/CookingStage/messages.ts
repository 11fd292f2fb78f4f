import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    stop: { id: 'cookingStage.stop', defaultMessage: 'Stop', description: 'Button: ends and resets the cooking' },
    leave: {
      id: 'cookingStage.leave',
      defaultMessage: 'Leave this view (the timer keeps running)',
      description: 'Button with an arrow: back to the recipe page',
    },
    close: { id: 'cookingStage.close', defaultMessage: 'Close', description: 'Button: back to the recipe page' },
    awake: {
      id: 'cookingStage.awake',
      defaultMessage: 'Screen stays awake',
      description: 'Small note in the cooking view',
    },
    notAwake: {
      id: 'cookingStage.notAwake',
      defaultMessage: 'Screen may go dark',
      description: 'Small note: the browser cannot keep the screen on',
    },
    mute: { id: 'cookingStage.mute', defaultMessage: 'Sound off', description: 'Button with a loudspeaker' },
    unmute: { id: 'cookingStage.unmute', defaultMessage: 'Sound on', description: 'Button with a crossed loudspeaker' },
    options: { id: 'cookingStage.options', defaultMessage: 'Cooking options', description: 'Button with sliders' },
    next: { id: 'cookingStage.next', defaultMessage: 'Next', description: 'Word before the sentence of the next step' },
    atTheSameTime: {
      id: 'cookingStage.atTheSameTime',
      defaultMessage: 'At the same time',
      description: 'Heading over a step that runs alongside the one shown large',
    },
    besideOver: {
      id: 'cookingStage.besideOver',
      defaultMessage: 'Done',
      description: 'In place of the time left: the step that runs alongside is over',
    },
    lastStep: {
      id: 'cookingStage.lastStep',
      defaultMessage: 'This is the last step.',
      description: 'In place of the next step',
    },
    ingredients: {
      id: 'cookingStage.ingredients',
      defaultMessage: 'Ingredients of this step',
      description: 'Accessible name of a list',
    },
    readAloud: { id: 'cookingStage.readAloud', defaultMessage: 'Read aloud', description: 'Button: speaks the step' },
    repeat: { id: 'cookingStage.repeat', defaultMessage: 'Repeat', description: 'Button: the step from its beginning' },
    addMinute: { id: 'cookingStage.addMinute', defaultMessage: '+1 min', description: 'Button: a minute more' },
    addMinuteName: {
      id: 'cookingStage.addMinuteName',
      defaultMessage: '+1 min: one minute more',
      description: 'Accessible name of the button "+1 min"; begins with its words',
    },
    start: { id: 'cookingStage.start', defaultMessage: 'Start cooking', description: 'Button: begins at step 1' },
    pause: { id: 'cookingStage.pause', defaultMessage: 'Pause', description: 'Button: pauses the countdown' },
    resume: { id: 'cookingStage.resume', defaultMessage: 'Resume', description: 'Button: resumes after a pause' },
    previous: { id: 'cookingStage.previous', defaultMessage: 'Previous', description: 'Button: one step back' },
    nextStep: { id: 'cookingStage.nextStep', defaultMessage: 'Next step', description: 'Button: one step on' },
    finish: { id: 'cookingStage.finish', defaultMessage: 'Finish', description: 'Button after the last step' },
    done: { id: 'cookingStage.done', defaultMessage: 'Done', description: 'Button on the finished dish' },
    again: { id: 'cookingStage.again', defaultMessage: 'Cook again', description: 'Button on the finished dish' },
    complete: {
      id: 'cookingStage.complete',
      defaultMessage: 'Cooking complete!',
      description: 'Heading after the last step',
    },
    paused: { id: 'cookingStage.paused', defaultMessage: 'paused', description: 'In the ring, under the time' },
  }),
  ...defineMessages<{
    stepOf: { step: number; steps: number };
    ofTime: { time: string };
    rangAgo: { minutes: number; seconds: number };
    goOn: { step: number; time: string };
    enjoy: { title: string };
  }>({
    stepOf: {
      id: 'cookingStage.stepOf',
      defaultMessage: 'Step {step} of {steps}',
      description: 'Over the sentence of the step',
    },
    ofTime: { id: 'cookingStage.ofTime', defaultMessage: 'of {time}', description: 'In the ring: "of 8 min"' },
    rangAgo: {
      id: 'cookingStage.rangAgo',
      defaultMessage: 'Rang {minutes, plural, =0 {{seconds} s} other {# min}} ago',
      description: 'In the ring: how long a step has been over',
    },
    goOn: {
      id: 'cookingStage.goOn',
      defaultMessage: 'Continue from step {step} ({time})',
      description: 'Button: undoes Stop; {time} is what was left',
    },
    enjoy: {
      id: 'cookingStage.enjoy',
      defaultMessage: '{title} is ready. Enjoy it!',
      description: 'Under the heading after the last step',
    },
  }),
};
