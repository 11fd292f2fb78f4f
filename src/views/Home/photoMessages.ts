import { defineMessages } from 'react-intl';

export const photoMessages = {
  ...defineMessages({
    words: {
      id: 'photo.words',
      defaultMessage: 'Read from the printed words in the photo',
      description: 'Above the ingredients, when only text on packages or receipts was read',
    },
    nothing: {
      id: 'photo.nothing',
      defaultMessage: 'Nothing was recognised in the photo',
      description: 'Above the ingredients that were typed, when the photo gave none',
    },
    confirm: {
      id: 'photo.confirm',
      defaultMessage: 'Confirm what is really there, then search.',
      description: 'Under the guesses of a photo in which nothing was recognised for sure',
    },
  }),
  ...defineMessages<{ readBy: { name: string } }>({
    readBy: {
      id: 'photo.readBy',
      defaultMessage: 'Seen in the photo by {name}',
      description: 'Above the ingredients; {name} is the name of the model that looked at the photo',
    },
  }),
};
