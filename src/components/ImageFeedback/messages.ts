import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  question: {
    id: 'imageFeedback.question',
    defaultMessage: 'Is this image accurate?',
    description: 'On the picture of a recipe, before Yes and No',
  },
  yes: { id: 'imageFeedback.yes', defaultMessage: 'Yes', description: 'The picture shows the recipe' },
  no: { id: 'imageFeedback.no', defaultMessage: 'No', description: 'The picture does not show the recipe' },
  thanks: {
    id: 'imageFeedback.thanks',
    defaultMessage: 'Thank you for your feedback.',
    description: 'In place of the question, once it was answered',
  },
  thanksNewImage: {
    id: 'imageFeedback.thanksNewImage',
    defaultMessage: 'Thank you. Here is another picture.',
    description: 'The same, where the picture was replaced',
  },
  title: {
    id: 'imageFeedback.title',
    defaultMessage: 'What is wrong with this image?',
    description: 'Title of the dialog after "No"',
  },
  label: {
    id: 'imageFeedback.label',
    defaultMessage: 'Your feedback',
    description: 'Label of the text area in that dialog',
  },
  hint: {
    id: 'imageFeedback.hint',
    defaultMessage: 'A word or two is enough: what is missing, or what should not be there?',
    description: 'Under that label',
  },
  submit: { id: 'imageFeedback.submit', defaultMessage: 'Submit', description: 'Sends the feedback' },
  cancel: { id: 'imageFeedback.cancel', defaultMessage: 'Cancel', description: 'Closes the dialog without sending' },
});
