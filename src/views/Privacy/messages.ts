import { defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'privacy.title', defaultMessage: 'Privacy', description: 'Heading' },
  short: {
    id: 'privacy.short',
    defaultMessage:
      'No tracking, no advertising, no account needed. Everything on these pages, fonts and pictures included, comes from this server and no other.',
    description: 'First paragraph',
  },
  browserTitle: {
    id: 'privacy.browserTitle',
    defaultMessage: 'In your browser',
    description: 'Heading of the second part',
  },
  browser: {
    id: 'privacy.browser',
    defaultMessage:
      'Your language, your preferences, your last searches, what you always have, your shopping list, the recipes you opened or kept, and the photos of your own recipes are held in this browser, on this device. Clear the site’s data in your browser and they are gone.',
    description: 'Second part',
  },
  serverTitle: { id: 'privacy.serverTitle', defaultMessage: 'On the server', description: 'Heading of the third part' },
  server: {
    id: 'privacy.server',
    defaultMessage:
      'What you type is sent to this server to find recipes, and is not kept. A recipe that you share is stored so that its link works. Your feedback on a picture is stored too, together with the random number in a cookie and a code made from your network address, so that each household counts once. The server’s log holds technical facts about requests, such as their time and duration, and never what you typed. The same number lets the server apply its limits fairly; it says nothing about you. If you give the address of a page with a recipe, this server opens that page once; the site sees this server, not you.',
    description: 'Third part',
  },
  modelTitle: {
    id: 'privacy.modelTitle',
    defaultMessage: 'With a language model',
    description: 'Heading of the part about models that write recipes and read photos',
  },
  model: {
    id: 'privacy.model',
    defaultMessage:
      'If this server is connected to a language model, that model receives the ingredients or the dish you ask for, your diets and excluded allergens, and any photo you search with, but nothing that says who you are. The photo is not kept. Recipes that the model writes are kept for a while, and for as long as someone has them saved, together with what the model was told in order to write them.',
    description: 'Part about models that write recipes and read photos',
  },
  accountTitle: {
    id: 'privacy.accountTitle',
    defaultMessage: 'With an account',
    description: 'Heading of the part about accounts',
  },
  account: {
    id: 'privacy.account',
    defaultMessage:
      'If you create an account, this server keeps your email, your name if you give one, your preferences, your shopping list, and the recipes you save, rate or write, with your photos of them. A photo of yours is only for you, until others can read the recipe that shows it; the place, the time and the camera are taken out of it on your device. Anyone who has the link to your shopping list can read and change it, until you stop sharing it. Your password is kept only as a hash, from which it cannot be read. A cookie keeps you signed in; another remembers which accounts have signed in with this browser, so that other people’s wrong guesses do not slow you down. On your profile you can download everything, or delete the account and all of this with it.',
    description: 'Part about accounts',
  },
  questionsTitle: {
    id: 'privacy.questionsTitle',
    defaultMessage: 'Questions',
    description: 'Heading of the fourth part',
  },
  questions: {
    id: 'privacy.questions',
    defaultMessage:
      'The operator of this server is responsible for the data on it, and answers your questions about it.',
    description: 'Fourth part',
  },
});
