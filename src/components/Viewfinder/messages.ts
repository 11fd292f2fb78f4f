import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: {
      id: 'viewfinder.title',
      defaultMessage: 'Take a photo',
      description: 'Heading of the dialog',
    },
    take: {
      id: 'viewfinder.take',
      defaultMessage: 'Take photo',
      description: 'Button that takes the photo',
    },
    cancel: {
      id: 'viewfinder.cancel',
      defaultMessage: 'Cancel',
      description: 'Button that closes the dialog',
    },
    starting: {
      id: 'viewfinder.starting',
      defaultMessage: 'Starting the camera',
      description: 'While the camera starts',
    },
    denied: {
      id: 'viewfinder.denied',
      defaultMessage:
        'Larder is not allowed to use the camera. Allow it in your browser, or choose an image file instead.',
      description: 'The browser or the user refused',
    },
    chooseFile: {
      id: 'viewfinder.chooseFile',
      defaultMessage: 'Choose an image',
      description: 'Button in place of the one that takes the photo, when there is no camera: opens the file chooser',
    },
    none: {
      id: 'viewfinder.none',
      defaultMessage: 'No camera was found. Choose an image file instead.',
      description: 'No camera of the device responds',
    },
    picture: {
      id: 'viewfinder.picture',
      defaultMessage: 'What the camera sees',
      description: 'Accessible name of the live picture',
    },
  }),
};
