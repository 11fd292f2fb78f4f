import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: { id: 'shopping.title', defaultMessage: 'Shopping list', description: 'Title of the page' },
    boxLabel: {
      id: 'shopping.boxLabel',
      defaultMessage: 'What do you need?',
      description: 'Label of the box that adds to the shopping list',
    },
    boxHint: {
      id: 'shopping.boxHint',
      defaultMessage: '2 onions, a bunch of coriander',
      description: 'Example in the box that adds to the shopping list',
    },
    add: { id: 'shopping.add', defaultMessage: 'Add', description: 'Button behind the box' },
    empty: { id: 'shopping.empty', defaultMessage: 'Nothing to buy yet', description: 'Title of the empty list' },
    emptyText: {
      id: 'shopping.emptyText',
      defaultMessage: 'Type what you need, or add a whole recipe: duplicates are combined into one line.',
      description: 'Below the title of the empty list',
    },
    find: { id: 'shopping.find', defaultMessage: 'Find recipes', description: 'Link of the empty list' },
    share: { id: 'shopping.share', defaultMessage: 'Send', description: 'Button: opens the device’s share sheet' },
    copy: { id: 'shopping.copy', defaultMessage: 'Copy', description: 'Button: copies the list as text' },
    print: { id: 'shopping.print', defaultMessage: 'Print', description: 'Button' },
    order: {
      id: 'shopping.order',
      defaultMessage: 'Order of the aisles',
      description: 'Button and heading: the order in which the shop has its aisles',
    },
    orderHint: {
      id: 'shopping.orderHint',
      defaultMessage:
        'Put them in the order of your shop: drag, use the arrow keys on a handle, or press it to move one up.',
      description: 'Below the heading of the order of the aisles',
    },
    orderDone: { id: 'shopping.orderDone', defaultMessage: 'Done', description: 'Closes the order of the aisles' },
    undo: { id: 'shopping.undo', defaultMessage: 'Undo', description: 'Brings back what was removed' },
    together: {
      id: 'shopping.together',
      defaultMessage: 'Shop together',
      description: 'Heading: sharing the list by a link',
    },
    togetherText: {
      id: 'shopping.togetherText',
      defaultMessage: 'Send a link: others tick the same list, and need no account.',
      description: 'Below the heading “Shop together”',
    },
    togetherOn: {
      id: 'shopping.togetherOn',
      defaultMessage: 'People with the link see this list and can change it.',
      description: 'Below the heading “Shop together” while the list is shared',
    },
    shareLink: { id: 'shopping.shareLink', defaultMessage: 'Share a link', description: 'Button' },
    unshare: {
      id: 'shopping.unshare',
      defaultMessage: 'Stop sharing',
      description: 'Button: takes the link to the list back',
    },
    signInToShare: {
      id: 'shopping.signInToShare',
      defaultMessage: 'Sign in to shop together',
      description: 'Link for a guest',
    },
    sharedTitle: {
      id: 'shopping.sharedTitle',
      defaultMessage: 'Shared shopping list',
      description: 'Title of another person’s list',
    },
    lost: {
      id: 'shopping.lost',
      defaultMessage: 'This list is no longer shared',
      description: 'Title in place of a shared list',
    },
    lostText: {
      id: 'shopping.lostText',
      defaultMessage: 'The owner has stopped sharing it, or the link is mistyped. Ask for a new one.',
      description: 'Below the title in place of a shared list',
    },
    ownList: {
      id: 'shopping.ownList',
      defaultMessage: 'My shopping list',
      description: 'Link on another person’s list',
    },
    waiting: {
      id: 'shopping.waiting',
      defaultMessage: 'Not sent yet: it will be sent when you are back online',
      description: 'Note: changes of the list are only on this device so far',
    },
    produce: { id: 'aisle.produce', defaultMessage: 'Fruit and vegetables', description: 'Aisle of a shop' },
    bakery: { id: 'aisle.bakery', defaultMessage: 'Bread', description: 'Aisle of a shop' },
    meat: { id: 'aisle.meat', defaultMessage: 'Meat', description: 'Aisle of a shop' },
    fish: { id: 'aisle.fish', defaultMessage: 'Fish', description: 'Aisle of a shop' },
    dairy: { id: 'aisle.dairy', defaultMessage: 'Dairy and eggs', description: 'Aisle of a shop' },
    tins: { id: 'aisle.tins', defaultMessage: 'Tins and jars', description: 'Aisle of a shop' },
    dry: { id: 'aisle.dry', defaultMessage: 'Pasta, rice and pulses', description: 'Aisle of a shop' },
    baking: { id: 'aisle.baking', defaultMessage: 'Baking', description: 'Aisle of a shop' },
    spices: { id: 'aisle.spices', defaultMessage: 'Spices', description: 'Aisle of a shop' },
    condiments: { id: 'aisle.condiments', defaultMessage: 'Oils and sauces', description: 'Aisle of a shop' },
    drinks: { id: 'aisle.drinks', defaultMessage: 'Drinks', description: 'Aisle of a shop' },
    frozen: { id: 'aisle.frozen', defaultMessage: 'Frozen', description: 'Aisle of a shop' },
    household: { id: 'aisle.household', defaultMessage: 'Household', description: 'Aisle of a shop' },
    other: { id: 'aisle.other', defaultMessage: 'Everything else', description: 'Aisle of a shop' },
  }),
  ...defineMessages<{
    toBuy: { count: number };
    removed: { count: number };
    added: { count: number };
    moveAisle: { name: string };
  }>({
    toBuy: {
      id: 'shopping.toBuy',
      defaultMessage: '{count, plural, =0 {Everything is bought} one {# thing to buy} other {# things to buy}}',
      description: 'Below the title of the list',
    },
    removed: {
      id: 'shopping.removed',
      defaultMessage: '{count, plural, one {# line removed} other {# lines removed}}',
      description: 'Beside the button that brings them back',
    },
    added: {
      id: 'shopping.added',
      defaultMessage: '{count, plural, one {# thing added} other {# things added}}',
      description: 'Read out by screen readers after typing into the box',
    },
    moveAisle: {
      id: 'shopping.moveAisle',
      defaultMessage: 'Move {name}',
      description: 'Accessible name of the handle of an aisle',
    },
  }),
};
