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
      defaultMessage: 'Press, drag, or use the up and down arrow keys',
      description: 'Tooltip of the handle that moves a line',
    },
    up: { id: 'lines.up', defaultMessage: 'Move up', description: 'Button: moves a line before the one above it' },
    down: { id: 'lines.down', defaultMessage: 'Move down', description: 'Button: moves a line behind the next' },
  }),
};
