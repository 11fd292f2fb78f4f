import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: { id: 'terms.title', defaultMessage: 'Terms & Conditions', description: 'Heading' },
    introductionTitle: {
      id: 'terms.introductionTitle',
      defaultMessage: 'Introduction',
      description: 'Heading of the introduction section of the terms',
    },
    introductionText: {
      id: 'terms.introductionText',
      defaultMessage:
        'These terms govern your use of Larder, a service that suggests recipes from ingredients you name. The service is provided by the person or organisation that runs this server (“we”, “us”). By using it you accept these terms. If you do not accept them, please do not use the service.',
      description: 'Text of the introduction section of the terms; a blank line parts paragraphs',
    },
    useTitle: {
      id: 'terms.useTitle',
      defaultMessage: 'Use of the service',
      description: 'Heading of the use section of the terms',
    },
    useText: {
      id: 'terms.useText',
      defaultMessage:
        'You may use the service for your own cooking, in private or in a kitchen where you work. You may not disturb its operation, try to get round its limits, collect its contents by automated means beyond what its public interface offers, or use it to break the law or to harm others.',
      description: 'Text of the use section of the terms; a blank line parts paragraphs',
    },
    accountsTitle: {
      id: 'terms.accountsTitle',
      defaultMessage: 'Accounts',
      description: 'Heading of the accounts section of the terms',
    },
    accountsText: {
      id: 'terms.accountsText',
      defaultMessage:
        'You can search and read recipes without an account. Where this server offers accounts and you create one, give a working email address, keep your password to yourself, and tell us if you think someone else is using your account. You are responsible for what is done with it. You may close it at any time.',
      description: 'Text of the accounts section of the terms; a blank line parts paragraphs',
    },
    contentTitle: {
      id: 'terms.contentTitle',
      defaultMessage: 'Our content',
      description: 'Heading of the content section of the terms',
    },
    contentText: {
      id: 'terms.contentText',
      defaultMessage:
        'Recipes, pictures, texts and software of the service are protected by law and are used under their licences. You may cook from the recipes, print them and pass on single recipes with a link. Any other use of the collection as a whole follows the licence that comes with it.',
      description: 'Text of the content section of the terms; a blank line parts paragraphs',
    },
    userContentTitle: {
      id: 'terms.userContentTitle',
      defaultMessage: 'Your content',
      description: 'Heading of the userContent section of the terms',
    },
    userContentText: {
      id: 'terms.userContentText',
      defaultMessage:
        'What you write or send, such as ingredients, recipes, ratings and comments on pictures, remains yours. You allow us to process it as far as the service needs, and to show a recipe that you share to anyone who has its link. Do not send anything that is unlawful, that infringes the rights of others, or that has nothing to do with food. We may remove such content.',
      description: 'Text of the userContent section of the terms; a blank line parts paragraphs',
    },
    privacyTitle: {
      id: 'terms.privacyTitle',
      defaultMessage: 'Privacy',
      description: 'Heading of the privacy section of the terms',
    },
    privacyText: {
      id: 'terms.privacyText',
      defaultMessage:
        'How data is handled is set out on the privacy page, which forms part of these terms. In short: no tracking, no advertising, and no more data than the service needs to work.',
      description: 'Text of the privacy section of the terms; a blank line parts paragraphs',
    },
    disclaimersTitle: {
      id: 'terms.disclaimersTitle',
      defaultMessage: 'Disclaimers',
      description: 'Heading of the disclaimers section of the terms',
    },
    disclaimersText: {
      id: 'terms.disclaimersText',
      defaultMessage:
        'The service is provided as it is. Suggestions are made by a program and may contain mistakes. Allergens, diets, times and nutritional figures are worked out from lists of ingredients and are for information only: they are not medical or dietary advice, and never a statement that a dish is suitable for a person with an allergy or intolerance. Always read the labels of what you use, cook food through, and ask a doctor or dietitian where your health is concerned.',
      description: 'Text of the disclaimers section of the terms; a blank line parts paragraphs',
    },
    liabilityTitle: {
      id: 'terms.liabilityTitle',
      defaultMessage: 'Limitation of liability',
      description: 'Heading of the liability section of the terms',
    },
    liabilityText: {
      id: 'terms.liabilityText',
      defaultMessage:
        'As far as the law allows, we are not liable for loss or damage that arises from using the service, from relying on its contents, or from its being unavailable. Nothing in these terms excludes liability that the law does not allow to be excluded, such as for intent, gross negligence, or injury to life and health caused by our fault. Your rights as a consumer remain untouched.',
      description: 'Text of the liability section of the terms; a blank line parts paragraphs',
    },
    changesTitle: {
      id: 'terms.changesTitle',
      defaultMessage: 'Changes to these terms',
      description: 'Heading of the changes section of the terms',
    },
    changesText: {
      id: 'terms.changesText',
      defaultMessage:
        'We may change these terms when the service or the law changes. The date at the top says when that last happened. Where a change matters to you, we say so on the site before it takes effect. If you go on using the service afterwards, the new terms apply.',
      description: 'Text of the changes section of the terms; a blank line parts paragraphs',
    },
    contactTitle: {
      id: 'terms.contactTitle',
      defaultMessage: 'Contact',
      description: 'Heading of the contact section of the terms',
    },
    contactText: {
      id: 'terms.contactText',
      defaultMessage: 'Questions about these terms go to the operator of this server. The contact page says how.',
      description: 'Text of the contact section of the terms; a blank line parts paragraphs',
    },
  }),
  ...defineMessages<{ updated: { date: string }; section: { number: number; title: string } }>({
    updated: {
      id: 'terms.updated',
      defaultMessage: 'Last updated {date}',
      description: 'Under the heading; {date} is written out',
    },
    section: {
      id: 'terms.section',
      defaultMessage: '{number}. {title}',
      description: 'Heading of a section with its number',
    },
  }),
};
