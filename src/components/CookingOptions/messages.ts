import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'cookingOptions.title', defaultMessage: 'Cooking options', description: 'Heading of the panel' },
  waitForMe: {
    id: 'cookingOptions.waitForMe',
    defaultMessage: 'Wait for me',
    description: 'Switch: at the end of a step the timer rings and waits',
  },
  waitForMeHint: {
    id: 'cookingOptions.waitForMeHint',
    defaultMessage: 'At the end of a step the timer rings and waits, instead of moving on by itself.',
    description: 'Under the switch "Wait for me"',
  },
  sound: { id: 'cookingOptions.sound', defaultMessage: 'Bell', description: 'Switch: a sound at the end of a step' },
  tryRing: { id: 'cookingOptions.tryRing', defaultMessage: 'Try the bell', description: 'Button' },
  noSound: {
    id: 'cookingOptions.noSound',
    defaultMessage: 'This browser cannot play the bell.',
    description: 'In place of the bell’s switch',
  },
  spoken: {
    id: 'cookingOptions.spoken',
    defaultMessage: 'Say it aloud',
    description: 'Switch: a voice says which step comes next',
  },
  spokenHint: {
    id: 'cookingOptions.spokenHint',
    defaultMessage: 'A voice says when a step is over, and reads out the next one.',
    description: 'Under the switch "Say it aloud"',
  },
  noSpeech: {
    id: 'cookingOptions.noSpeech',
    defaultMessage: 'This browser cannot speak.',
    description: 'Under the switch "Say it aloud" when it is off for good',
  },
  listen: { id: 'cookingOptions.listen', defaultMessage: 'Listen', description: 'Switch: spoken commands' },
  listenHint: {
    id: 'cookingOptions.listenHint',
    defaultMessage: 'Say: next, back, repeat, pause, continue, stop, how long, read it, one more minute.',
    description: 'The commands that work in this language',
  },
  listenCloud: {
    id: 'cookingOptions.listenCloud',
    defaultMessage:
      'Some browsers, including Chrome, send what the microphone hears to their maker to recognise your words. We never receive it.',
    description: 'Beside the switch "Listen"',
  },
  noListening: {
    id: 'cookingOptions.noListening',
    defaultMessage: 'This browser does not support speech recognition here.',
    description: 'Under the switch "Listen" when it cannot be used',
  },
  listeningFailed: {
    id: 'cookingOptions.listeningFailed',
    defaultMessage:
      'The microphone could not be used. Check that this page is allowed to use it, and that you are online.',
    description: 'Starting voice commands failed',
  },
  letterKey: {
    id: 'cookingOptions.letterKey',
    defaultMessage: 'Shortcut R',
    description: 'Switch: the key R repeats the step',
  },
  letterKeyHint: {
    id: 'cookingOptions.letterKeyHint',
    defaultMessage: 'R repeats the step. Turn it off if you dictate, or if the keyboard gets knocked.',
    description: 'Under the switch "Shortcut R"',
  },
  messages: {
    id: 'cookingOptions.messages',
    defaultMessage: 'Notifications',
    description: 'Heading: notifications while the page is hidden',
  },
  allow: {
    id: 'cookingOptions.allow',
    defaultMessage: 'Notify me while this page is hidden',
    description: 'Button: the browser asks for permission to show notifications',
  },
  allowed: {
    id: 'cookingOptions.allowed',
    defaultMessage: 'You get a notification when a step ends while this page is hidden.',
    description: 'Notifications are allowed',
  },
  denied: {
    id: 'cookingOptions.denied',
    defaultMessage: 'Notifications are blocked for this page; you can change that in the browser’s settings.',
    description: 'Notifications were refused',
  },
  noMessages: {
    id: 'cookingOptions.noMessages',
    defaultMessage: 'This browser cannot show notifications here.',
    description: 'The browser has no notifications',
  },
  noWakeLock: {
    id: 'cookingOptions.noWakeLock',
    defaultMessage: 'This browser cannot keep the screen awake: set a longer screen time-out in the device’s settings.',
    description: 'Note at the foot',
  },
  notSecure: {
    id: 'cookingOptions.notSecure',
    defaultMessage:
      'This page was opened over http. Keeping the screen awake, notifications and listening need https: start Larder with --lan, or open it on the device it runs on.',
    description: 'Note at the foot',
  },
});
