import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    pending: {
      id: 'sync.pending',
      defaultMessage: 'Not synced yet',
      description: 'At a recipe that was saved, rated or removed here, but not sent to the account yet',
    },
    refused: {
      id: 'sync.refused',
      defaultMessage: 'Not on your account',
      description: 'At a saved recipe that the account rejected; it is on this device only',
    },
    differs: {
      id: 'sync.differs',
      defaultMessage: 'Changed on two devices',
      description: 'At an own recipe that two devices changed, so that its cook has to choose',
    },
    retry: {
      id: 'sync.retry',
      defaultMessage: 'Retry',
      description: 'Button beside "Not on your account": tries again to save the recipe',
    },
    remove: {
      id: 'sync.remove',
      defaultMessage: 'Remove',
      description: 'Button beside "Not on your account": takes the recipe off this device, too',
    },
  }),
  ...defineMessages<{ retryNamed: { title: string }; removeNamed: { title: string } }>({
    retryNamed: {
      id: 'sync.retryNamed',
      defaultMessage: 'Retry: {title}',
      description: 'Accessible name of the button "Retry"; {title} is the name of the recipe',
    },
    removeNamed: {
      id: 'sync.removeNamed',
      defaultMessage: 'Remove: {title}',
      description: 'Accessible name of the button "Remove"; {title} is the name of the recipe',
    },
  }),
};
