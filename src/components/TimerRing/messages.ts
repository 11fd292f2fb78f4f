import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  timeLeft: { id: 'timerRing.timeLeft', defaultMessage: 'Time left', description: 'Accessible name of a countdown' },
});
