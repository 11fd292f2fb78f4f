import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages<{ move: { name: string }; remove: { name: string } }>({
    move: {
      id: 'lines.move',
      defaultMessage: 'Move {name}',
      description: 'Name of the handle that moves a line, for screen readers: “Move Ingredient 3”',
    },
    remove: {
      id: 'lines.remove',
      defaultMessage: 'Remove {name}',
      description: 'Name of the button that removes a line, for screen readers',
    },
  }),
  ...defineMessages({
    moveHint: {
      id: 'lines.moveHint',
      defaultMessage: 'Drag, or press the up and down arrow keys',
      description: 'Tooltip of the handle that moves a line',
    },
  }),
};
