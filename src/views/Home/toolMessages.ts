import { defineMessages, type MessageTag } from 'react-intl';

export const toolMessages = {
  ...defineMessages({
    pick: {
      id: 'larderTools.pick',
      defaultMessage: 'Pick from a list',
      description: 'Button that opens the sheet with all ingredients',
    },
    always: {
      id: 'larderTools.always',
      defaultMessage: 'What I always have',
      description: 'Button that opens the pantry editor while it is empty',
    },
    edit: {
      id: 'larderTools.edit',
      defaultMessage: 'Edit',
      description: 'Button behind "Always have: …"',
    },
  }),
  ...defineMessages<{ list: { names: string; b: MessageTag } }>({
    list: {
      id: 'larderTools.list',
      defaultMessage: '<b>Always have:</b> {names}',
      description: 'Quiet line under the search box: what goes into every search',
    },
  }),
};
