import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: { id: 'versions.title', defaultMessage: 'Versions', description: 'Heading of the page, and link to it' },
    back: { id: 'versions.back', defaultMessage: 'Back to the recipe', description: 'Link over the heading' },
    intro: {
      id: 'versions.intro',
      defaultMessage: 'Every time you save this recipe, Larder keeps the version before.',
      description: 'Below the heading',
    },
    notOwn: {
      id: 'versions.notOwn',
      defaultMessage: 'Only a recipe of your own has versions.',
      description: 'Where the recipe is not the cook’s own',
    },
    away: {
      id: 'versions.away',
      defaultMessage: 'Earlier versions are on your account. They appear here once Larder can reach it.',
      description: 'Where the history could not be read',
    },
    current: { id: 'versions.current', defaultMessage: 'Current version', description: 'Mark of a version' },
    merged: {
      id: 'versions.merged',
      defaultMessage: 'Two versions in one',
      description: 'Mark of a version that the server made of two',
    },
    refused: {
      id: 'versions.refused',
      defaultMessage: 'Set aside: another device had changed the same words',
      description: 'Mark of a version that never was the recipe',
    },
    unsent: {
      id: 'versions.unsent',
      defaultMessage: 'So far only on this device',
      description: 'Mark of a version that is not on the account yet',
    },
    first: {
      id: 'versions.first',
      defaultMessage: 'As first saved',
      description: 'Mark of the oldest version',
    },
    original: {
      id: 'versions.original',
      defaultMessage: 'The original recipe',
      description: 'Heading of the recipe that this one was made of',
    },
    originalAway: {
      id: 'versions.originalAway',
      defaultMessage: 'The original cannot be opened at the moment.',
      description: 'Instead of the comparison with the original',
    },
    thisDevice: { id: 'versions.thisDevice', defaultMessage: 'This device', description: 'Where a version was saved' },
    compare: {
      id: 'versions.compare',
      defaultMessage: 'Compare with now',
      description: 'Button: shows what has changed since this version',
    },
    hideComparison: {
      id: 'versions.hideComparison',
      defaultMessage: 'Hide the comparison',
      description: 'The same button while the comparison is shown',
    },
    restore: {
      id: 'versions.restore',
      defaultMessage: 'Restore this version',
      description: 'Button: makes the version the current one',
    },
    same: {
      id: 'versions.same',
      defaultMessage: 'This is the same as the current version.',
      description: 'Where a comparison finds nothing',
    },
    was: { id: 'versions.was', defaultMessage: 'Then', description: 'Before a line that is gone' },
    is: { id: 'versions.is', defaultMessage: 'Now', description: 'Before a line that was added' },
    clash: {
      id: 'versions.clash',
      defaultMessage: 'Changed on two devices',
      description: 'Heading over two versions to choose between',
    },
    clashHint: {
      id: 'versions.clashHint',
      defaultMessage: 'Both versions changed the same words. Choose one for each; everything else is already merged.',
      description: 'Below “Changed on two devices”',
    },
    mine: { id: 'versions.mine', defaultMessage: 'From this device', description: 'One of two versions' },
    theirs: { id: 'versions.theirs', defaultMessage: 'From the other device', description: 'One of two versions' },
    both: { id: 'versions.both', defaultMessage: 'Both', description: 'Choice: both of two versions' },
    nothing: {
      id: 'versions.nothing',
      defaultMessage: '(nothing)',
      description: 'In place of words that are not there',
    },
    choose: {
      id: 'versions.choose',
      defaultMessage: 'Save what I chose',
      description: 'Button below two versions once the cook has chosen',
    },
    'part.title': { id: 'versions.part.title', defaultMessage: 'Title', description: 'Part of a recipe' },
    'part.about': { id: 'versions.part.about', defaultMessage: 'About the dish', description: 'Part of a recipe' },
    'part.category': { id: 'versions.part.category', defaultMessage: 'Kind', description: 'Part: meal or drink' },
    'part.subcategory': {
      id: 'versions.part.subcategory',
      defaultMessage: 'Meal of the day',
      description: 'Part: breakfast, lunch …',
    },
    'part.language': { id: 'versions.part.language', defaultMessage: 'Language', description: 'Part of a recipe' },
    'part.servings': { id: 'versions.part.servings', defaultMessage: 'Servings', description: 'Part of a recipe' },
    'part.minutes': { id: 'versions.part.minutes', defaultMessage: 'Total minutes', description: 'Part of a recipe' },
    'part.source': { id: 'versions.part.source', defaultMessage: 'Source', description: 'Part of a recipe' },
    'part.photo': { id: 'versions.part.photo', defaultMessage: 'Photo', description: 'Part of a recipe' },
    'part.ingredients': {
      id: 'versions.part.ingredients',
      defaultMessage: 'Ingredients',
      description: 'Part of a recipe',
    },
    'part.steps': { id: 'versions.part.steps', defaultMessage: 'Steps', description: 'Part of a recipe' },
  }),
  ...defineMessages<{ dropped: { count: number }; pageTitle: { title: string } }>({
    dropped: {
      id: 'versions.dropped',
      defaultMessage: '{count, plural, one {# older version is} other {# older versions are}} no longer kept.',
      description: 'Below the versions',
    },
    pageTitle: {
      id: 'versions.pageTitle',
      defaultMessage: 'Versions of {title}',
      description: 'Title of the page; {title} is the name of the recipe',
    },
  }),
};
