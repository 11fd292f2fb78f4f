import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    label: {
      id: 'upload.label',
      defaultMessage: 'Photo of your ingredients',
      description: 'Accessible name of the card',
    },
    add: {
      id: 'upload.add',
      defaultMessage: 'Add a photo',
      description: 'Button of the empty card: choose an image file',
    },
    ways: {
      id: 'upload.ways',
      defaultMessage: 'Choose, drop or paste an image',
      description: 'Under "Add a photo", where there is a mouse',
    },
    waysByTouch: {
      id: 'upload.waysByTouch',
      defaultMessage: 'From your camera or your library',
      description: 'Under "Add a photo" on a touch screen: the camera takes a photo, the library has some',
    },
    noCamera: {
      id: 'upload.noCamera',
      defaultMessage: 'No camera was found.',
      description: 'On the photo card once the button with the camera was pressed on a device without one',
    },
    chooseInstead: {
      id: 'upload.chooseInstead',
      defaultMessage: 'Choose an image',
      description: 'Button below "No camera was found."',
    },
    drop: {
      id: 'upload.drop',
      defaultMessage: 'Drop the image here',
      description: 'While a file is dragged over the page',
    },
    cannotSee: {
      id: 'upload.cannotSee',
      defaultMessage: 'This server cannot read photos: name what you have.',
      description: 'In the card, when the server has no photo recogniser',
    },
    readsWords: {
      id: 'upload.readsWords',
      defaultMessage: 'Reads packages and receipts, but not fresh food.',
      description: 'In the card, when the server reads printed words only',
    },
    take: {
      id: 'upload.take',
      defaultMessage: 'Take a photo',
      description: 'Icon button: use the camera of the device',
    },
    change: {
      id: 'upload.change',
      defaultMessage: 'Change image',
      description: 'Button when an image is selected',
    },
    another: {
      id: 'upload.another',
      defaultMessage: 'Try another image',
      description: 'Button when the image gave results, or failed',
    },
    newSearch: {
      id: 'upload.newSearch',
      defaultMessage: 'New search',
      description: 'Button when results were restored',
    },
    otherwise: {
      id: 'upload.otherwise',
      defaultMessage: 'With a photo, or with other ingredients',
      description: 'Below "New search", when results were restored: what it begins with',
    },
    remove: {
      id: 'upload.remove',
      defaultMessage: 'Remove image',
      description: 'Icon button: forget the chosen image',
    },
    preparing: {
      id: 'upload.preparing',
      defaultMessage: 'Preparing image',
      description: 'While the browser makes the image smaller',
    },
    analyzing: {
      id: 'upload.analyzing',
      defaultMessage: 'Analyzing image',
      description: 'While the search runs',
    },
    found: {
      id: 'upload.found',
      defaultMessage: 'Ingredients found',
      description: 'Green: the search with this image gave results',
    },
  }),
  ...defineMessages<{
    selected: { name: string };
  }>({
    selected: {
      id: 'upload.selected',
      defaultMessage: 'Image selected: {name}',
      description: 'Said by a screen reader; {name} is the file name',
    },
  }),
};
