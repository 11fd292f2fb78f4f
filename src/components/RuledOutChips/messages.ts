import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    label: {
      id: 'ruledOut.label',
      defaultMessage: 'Only recipes',
      description: 'Before chips such as "without dairy" and "vegan", with which it reads as one phrase',
    },
  }),
  ...defineMessages<{ without: { name: string }; remove: { wish: string }; removed: { wish: string } }>({
    without: {
      id: 'ruledOut.without',
      defaultMessage: 'without {name}',
      description: 'Chip above the results: an allergen or ingredient that the text of the search rules out',
    },
    remove: {
      id: 'ruledOut.remove',
      defaultMessage: '{wish}: remove and search again',
      description: 'Button on such a chip, as a screen reader says it; {wish} is "without dairy" or "vegan"',
    },
    removed: {
      id: 'ruledOut.removed',
      defaultMessage: '“{wish}” removed, searching again',
      description: 'Said by a screen reader when such a chip was removed',
    },
  }),
};
