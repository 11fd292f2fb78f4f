import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    notes: { id: 'notes.title', defaultMessage: 'Notes', description: 'Heading: what the cook wrote about a recipe' },
    addNote: { id: 'notes.add', defaultMessage: 'Add a note', description: 'Button' },
    noNotes: { id: 'notes.none', defaultMessage: 'No notes yet', description: 'In place of the notes on a recipe' },
    noteLabel: {
      id: 'notes.label',
      defaultMessage: 'Your note',
      description: 'Label of the box for a note on a recipe',
    },
    save: { id: 'notes.save', defaultMessage: 'Save note', description: 'Button' },
    cancel: { id: 'notes.cancel', defaultMessage: 'Cancel', description: 'Button: leaves the form without a change' },
    edit: { id: 'notes.edit', defaultMessage: 'Edit note', description: 'Button beside a note' },
    remove: { id: 'notes.remove', defaultMessage: 'Remove note', description: 'Button beside a note' },
    cooked: { id: 'cooked.did', defaultMessage: 'I cooked it', description: 'Button: records that a dish was cooked' },
    cookedTitle: {
      id: 'cooked.title',
      defaultMessage: 'Cooked dishes',
      description: 'Title of the page, and link to it',
    },
    cookedOn: { id: 'cooked.on', defaultMessage: 'Day', description: 'Label of the day when a dish was cooked' },
    cookedToday: { id: 'cooked.today', defaultMessage: 'Today', description: 'A choice for the day' },
    cookedYesterday: { id: 'cooked.yesterday', defaultMessage: 'Yesterday', description: 'A choice for the day' },
    cookedOtherDay: { id: 'cooked.otherDay', defaultMessage: 'Another day', description: 'A choice for the day' },
    cookedDate: { id: 'cooked.date', defaultMessage: 'Date', description: 'Label of the date box for another day' },
    cookedStars: {
      id: 'cooked.stars',
      defaultMessage: 'How was it?',
      description: 'Label of the stars for a dish as it was cooked this time',
    },
    cookedComment: {
      id: 'cooked.comment',
      defaultMessage: 'Comment',
      description: 'Label of the box for a comment on a dish that was cooked',
    },
    cookedHint: {
      id: 'cooked.commentHint',
      defaultMessage: 'What would you do differently next time?',
      description: 'Hint in the box for a comment',
    },
    saveCooked: { id: 'cooked.save', defaultMessage: 'Save', description: 'Button of the form “I cooked it”' },
    removeCooked: { id: 'cooked.remove', defaultMessage: 'Remove entry', description: 'Button of a cooked dish' },
    editCooked: { id: 'cooked.edit', defaultMessage: 'Edit entry', description: 'Button of a cooked dish' },
    version: {
      id: 'cooked.version',
      defaultMessage: 'The recipe as you cooked it',
      description: 'Link to the version of a recipe that was cooked',
    },
    noneCooked: {
      id: 'cooked.empty',
      defaultMessage: 'Nothing cooked yet',
      description: 'Title: the list of cooked dishes is empty',
    },
    noneCookedText: {
      id: 'cooked.emptyText',
      defaultMessage:
        'After cooking a recipe, press “I cooked it”. This page then remembers when it was, and how it was.',
      description: 'Below the title of the empty list of cooked dishes',
    },
    find: { id: 'cooked.find', defaultMessage: 'Find recipes', description: 'Link of the empty list' },
    neglected: {
      id: 'cooked.neglected',
      defaultMessage: 'Not cooked for a while',
      description: 'Heading: saved recipes that were not cooked within four weeks, or never',
    },
    never: {
      id: 'cooked.never',
      defaultMessage: 'Not cooked yet',
      description: 'A saved recipe that was never cooked',
    },
    back: { id: 'cooked.back', defaultMessage: 'Back to saved recipes', description: 'Link at the top of the page' },
    collections: { id: 'collections.title', defaultMessage: 'Collections', description: 'Button and heading' },
    inNoCollection: {
      id: 'collections.inNone',
      defaultMessage: 'Not in a collection yet',
      description: 'On the page of a recipe, beside the button “Collections”',
    },
    newCollection: {
      id: 'collections.new',
      defaultMessage: 'New collection',
      description: 'Label of the box for the name of a new collection, and button that opens it',
    },
    make: { id: 'collections.make', defaultMessage: 'Create', description: 'Button: makes the collection' },
    all: {
      id: 'collections.all',
      defaultMessage: 'All recipes',
      description: 'Choice beside the names of collections',
    },
    rename: {
      id: 'collections.rename',
      defaultMessage: 'Rename',
      description: 'Button: changes the name of a collection',
    },
    name: { id: 'collections.name', defaultMessage: 'Name of the collection', description: 'Label of the box' },
    delete: { id: 'collections.delete', defaultMessage: 'Delete', description: 'Button: deletes a collection' },
    share: {
      id: 'collections.share',
      defaultMessage: 'Share link',
      description: 'Button: shares a collection by a link',
    },
    unshare: { id: 'collections.unshare', defaultMessage: 'Stop sharing', description: 'Button: takes the link back' },
    shared: {
      id: 'collections.shared',
      defaultMessage:
        'Anyone with the link can see these recipes. If you stop sharing, the link no longer works; people who opened a recipe may keep its own address.',
      description: 'Below the tools of a shared collection',
    },
    keptHere: {
      id: 'collections.keptHere',
      defaultMessage: 'A recipe in a collection is kept on this device.',
      description: 'In the dialog, for a guest: what happens with a recipe that is put into a collection',
    },
    signInToShare: {
      id: 'collections.signInToShare',
      defaultMessage: 'To share a collection by a link, sign in first.',
      description: 'Below the tools of a collection, for a guest',
    },
    toCollections: {
      id: 'collections.toAll',
      defaultMessage: 'See your collections',
      description: 'Link in the dialog to the page of all collections',
    },
    toCooked: {
      id: 'cooked.toAll',
      defaultMessage: 'All cooked dishes',
      description: 'Link on the page of a recipe to the page of everything that was cooked',
    },
    noCollections: {
      id: 'collections.none',
      defaultMessage: 'No collections yet',
      description: 'Title: the cook has no collection',
    },
    noCollectionsText: {
      id: 'collections.noneText',
      defaultMessage: 'Create one here, or open a recipe and press “Collections”.',
      description: 'Below the title of the empty page of collections',
    },
    notSaved: {
      id: 'collections.notSaved',
      defaultMessage: 'Not on your saved list',
      description: 'Heading: recipes of the collection that are no longer saved',
    },
    done: { id: 'collections.done', defaultMessage: 'Done', description: 'Button: closes the dialog' },
    emptyCollection: {
      id: 'collections.empty',
      defaultMessage: 'This collection is empty',
      description: 'Title: no recipe is in the collection',
    },
    emptyCollectionText: {
      id: 'collections.emptyText',
      defaultMessage: 'Open a recipe and press “Collections” to put it in here.',
      description: 'Below the title of an empty collection',
    },
    sharedLost: {
      id: 'collections.lost',
      defaultMessage: 'This link no longer works',
      description: 'Title: the link to a collection was taken back',
    },
    sharedLostText: {
      id: 'collections.lostText',
      defaultMessage: 'The collection is no longer shared. Ask its owner for a new link.',
      description: 'The link to a collection was taken back',
    },
    failed: {
      id: 'collections.failed',
      defaultMessage: 'The collection could not be loaded',
      description: 'Title: no connection to the server',
    },
    failedText: {
      id: 'collections.failedText',
      defaultMessage: 'Check your connection, then try again.',
      description: 'The shared collection could not be loaded',
    },
    tryAgain: { id: 'collections.tryAgain', defaultMessage: 'Try again', description: 'Button' },
    loading: {
      id: 'collections.loading',
      defaultMessage: 'Loading the collection...',
      description: 'While a shared collection is being read',
    },
    more: { id: 'collections.more', defaultMessage: 'Show more', description: 'Button below a shared collection' },
    sharedCollection: {
      id: 'collections.sharedTitle',
      defaultMessage: 'Shared collection',
      description: 'Title of the window while a shared collection is being read',
    },
  }),
  ...defineMessages<{
    stepNotes: { number: number };
    servings: { count: number };
    last: { day: string };
    inCollections: { names: string; count: number };
    inCollection: { name: string; count: number };
    toolsOf: { name: string };
    count: { count: number };
    timesCooked: { count: number };
  }>({
    stepNotes: {
      id: 'notes.ofStep',
      defaultMessage: 'Notes on step {number}',
      description: 'Name of the list of notes on one step, for screen readers',
    },
    servings: {
      id: 'cooked.servings',
      defaultMessage: '{count, plural, one {# serving} other {# servings}}',
      description: 'How many servings of a dish were cooked',
    },
    last: { id: 'cooked.last', defaultMessage: 'Last cooked on {day}', description: '{day} is a date' },
    inCollections: {
      id: 'collections.inSome',
      defaultMessage: '{count, plural, one {In the collection {names}} other {In the collections {names}}}',
      description: 'On the page of a recipe, beside the button “Collections”',
    },
    inCollection: {
      id: 'collections.withCount',
      defaultMessage: '{name} ({count, number})',
      description: 'A collection and the number of its recipes',
    },
    toolsOf: {
      id: 'collections.toolsOf',
      defaultMessage: 'More for “{name}”',
      description: 'Name of the button beside the chosen collection and of its menu: share, rename, delete',
    },
    count: {
      id: 'collections.count',
      defaultMessage: '{count, plural, one {# recipe} other {# recipes}}',
      description: 'How many recipes a shared collection has',
    },
    timesCooked: {
      id: 'cooked.times',
      defaultMessage: 'Cooked {count, plural, one {once} other {# times}}',
      description: 'Heading on the page of a recipe: how often it was cooked',
    },
  }),
};
