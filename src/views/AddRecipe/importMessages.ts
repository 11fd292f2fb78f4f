import { defineMessages } from 'react-intl';

export const importMessages = {
  ...defineMessages({
    file: {
      id: 'import.file',
      defaultMessage: 'A file or export',
      description: 'Heading of the part with the file chooser',
    },
    fileHint: {
      id: 'import.fileHint',
      defaultMessage:
        'From Larder, Mealie, Tandoor, RecipeSage, Paprika, CookTrace, Cooklang, CopyMeThat, Plan to Eat and others: up to 5,000 recipes. You see what was read before anything is saved.',
      description: 'Below the heading',
    },
    choose: { id: 'import.choose', defaultMessage: 'Choose a file', description: 'Button: opens the file chooser' },
    preparing: {
      id: 'import.preparing',
      defaultMessage: 'Opening the file…',
      description: 'On the button while the file is made ready',
    },
    tooLarge: {
      id: 'import.tooLarge',
      defaultMessage:
        'This file is too large to be read (more than 40 MB without its photos). Export fewer recipes at a time.',
      description: 'Under the button',
    },
    unreadable: {
      id: 'import.unreadable',
      defaultMessage: 'Your browser cannot open this file. Choose it again, or copy it to this device first.',
      description: 'Under the button when the browser cannot open the file',
    },
    reading: { id: 'import.reading', defaultMessage: 'Reading the file…', description: 'While the file is read' },
    takeDuplicates: { id: 'import.takeDuplicates', defaultMessage: 'Import these, too', description: 'Check box' },
    nothingNew: {
      id: 'import.nothingNew',
      defaultMessage: 'There is nothing new to import.',
      description: 'When every recipe of the file is saved already',
    },
    review: {
      id: 'import.review',
      defaultMessage: 'Check it and save',
      description: 'Button, for a file with one recipe',
    },
    beginLines: {
      id: 'import.beginLines',
      defaultMessage: 'Import',
      description: 'Button, for a file that has notes, collections or a shopping list, but no new recipe',
    },
    linesDone: {
      id: 'import.linesDone',
      defaultMessage: 'Your notes, cooked dishes, collections and shopping list are up to date with this file.',
      description: 'At the end of the import of an export of Larder',
    },
    another: { id: 'import.another', defaultMessage: 'Choose another file', description: 'Button: drops the file' },
    leave: {
      id: 'import.leave',
      defaultMessage: 'You can leave this page: the import continues while Larder is open, and resumes after a reload.',
      description: 'Below the progress',
    },
    stop: { id: 'import.stop', defaultMessage: 'Stop', description: 'Button' },
    resume: { id: 'import.resume', defaultMessage: 'Continue', description: 'Button: continues a stopped import' },
    end: { id: 'import.end', defaultMessage: 'End the import', description: 'Button: ends a stopped import' },
    close: { id: 'import.close', defaultMessage: 'Close', description: 'Button: closes the report' },
    toSaved: { id: 'import.toSaved', defaultMessage: 'See your saved recipes', description: 'Link' },
    stopped: {
      id: 'import.stopped',
      defaultMessage: 'Stopped. What was imported is among your recipes.',
      description: 'When the cook has stopped it',
    },
    stoppedReading: {
      id: 'import.stoppedReading',
      defaultMessage: 'Stopped. Nothing has been saved yet.',
      description: 'When the cook has stopped the reading',
    },
    offline: {
      id: 'import.offline',
      defaultMessage: 'There is no connection. Everything that was read is still here: continue when you are online.',
      description: 'Why it stopped',
    },
    signedOut: {
      id: 'import.signedOut',
      defaultMessage: 'This import belongs to another list. Sign in as before, then continue.',
      description: 'Why it stopped',
    },
    noFile: {
      id: 'import.noFile',
      defaultMessage:
        'The file is no longer on this device. End the import and choose the file again: recipes that you already have are not added twice.',
      description: 'Why it stopped',
    },
    refused: {
      id: 'import.refused',
      defaultMessage: 'The server could not take the recipes. Try again in a moment.',
      description: 'Why it stopped, when the server gives no reason',
    },
    cannotRead: {
      id: 'import.cannotRead',
      defaultMessage: 'This part cannot be opened. Export it again.',
      description: 'Fault of a part of the file',
    },
    symbolicLink: {
      id: 'import.symbolicLink',
      defaultMessage:
        'This is a link to another file, and links are not followed. Put the file itself into the archive.',
      description: 'Fault',
    },
    empty: { id: 'import.empty', defaultMessage: 'This file is empty. Export it again.', description: 'Fault' },
    partTooLarge: {
      id: 'import.partTooLarge',
      defaultMessage: 'This part is too large (more than 20 MB). Export it without photos.',
      description: 'Fault',
    },
    tooManyEntries: {
      id: 'import.tooManyEntries',
      defaultMessage: 'This archive has more than 10,000 files. Import it in parts.',
      description: 'Fault',
    },
    suspiciousArchive: {
      id: 'import.suspiciousArchive',
      defaultMessage:
        'This archive unpacks to far more than it should, so the rest of it was not opened. Export the recipes again.',
      description: 'Fault',
    },
    nestedTooDeep: {
      id: 'import.nestedTooDeep',
      defaultMessage: 'There are archives inside archives here. Unpack it once and import what is in it.',
      description: 'Fault',
    },
    encrypted: {
      id: 'import.encrypted',
      defaultMessage: 'This part is protected with a password. Export it without one.',
      description: 'Fault',
    },
    malformed: {
      id: 'import.malformed',
      defaultMessage: 'This part is broken. Export it again, or paste the recipe as text.',
      description: 'Fault',
    },
    unknownFormat: {
      id: 'import.unknownFormat',
      defaultMessage: 'Larder cannot read this format. Export as JSON, or paste the recipe as text.',
      description: 'Fault',
    },
    noRecipe: {
      id: 'import.noRecipe',
      defaultMessage: 'No recipe was found here. Check that this is the export of your recipes.',
      description: 'Fault',
    },
    noTitle: {
      id: 'import.noTitle',
      defaultMessage: 'This recipe has no title. Give it one in the other program, or paste it as text.',
      description: 'Fault',
    },
    noIngredients: {
      id: 'import.noIngredients',
      defaultMessage: 'This recipe has no ingredients. Add them in the other program, or paste the recipe as text.',
      description: 'Fault',
    },
    noSteps: {
      id: 'import.noSteps',
      defaultMessage: 'This recipe has no method. Add it in the other program, or paste the recipe as text.',
      description: 'Fault',
    },
    tooManyLines: {
      id: 'import.tooManyLines',
      defaultMessage: 'This recipe has more than 100 ingredients or steps. Divide it into two recipes.',
      description: 'Fault',
    },
    tooManyRecipes: {
      id: 'import.tooManyRecipes',
      defaultMessage: 'The file has more than 5,000 recipes. Import the others from a second export.',
      description: 'Fault',
    },
  }),
  ...defineMessages<{
    found: { total: number };
    lines: { count: number };
    repeated: { count: number };
    duplicates: { count: number };
    faults: { count: number };
    more: { count: number };
    begin: { count: number };
    progress: { handled: number; total: number };
    done: { added: number };
    notReached: { count: number };
    orphans: { count: number };
    unlisted: { count: number };
    onlyNamed: { count: number };
    unwantedLines: { count: number };
  }>({
    found: {
      id: 'import.found',
      defaultMessage: '{total, plural, one {# recipe was read.} other {# recipes were read.}}',
      description: 'What a file has',
    },
    lines: {
      id: 'import.lines',
      defaultMessage:
        '{count, plural, one {It also has # note, cooked dish, collection or line of a shopping list.} other {It also has # notes, cooked dishes, collections and lines of a shopping list.}}',
      description: 'What an export of Larder has besides recipes',
    },
    repeated: {
      id: 'import.repeated',
      defaultMessage:
        '{count, plural, one {# more is in the file twice and is imported once.} other {# more are in the file twice and are imported once.}}',
      description: 'Recipes that are in the file twice',
    },
    duplicates: {
      id: 'import.duplicates',
      defaultMessage:
        '{count, plural, one {You have saved # of them already} other {You have saved # of them already}}',
      description: 'Summary of a list of duplicates',
    },
    faults: {
      id: 'import.faults',
      defaultMessage: '{count, plural, one {# could not be read} other {# could not be read}}',
      description: 'Summary of a list of faults',
    },
    more: {
      id: 'import.more',
      defaultMessage: '{count, plural, one {and # more} other {and # more}}',
      description: 'After a list that was cut',
    },
    begin: {
      id: 'import.begin',
      defaultMessage: '{count, plural, one {Import # recipe} other {Import # recipes}}',
      description: 'Button',
    },
    progress: {
      id: 'import.progress',
      defaultMessage: '{handled, number} of {total, number}',
      description: 'Beside the progress bar',
    },
    done: {
      id: 'import.done',
      defaultMessage:
        '{added, plural, =0 {There was nothing to add: these are among your recipes already.} one {# recipe from this file is now among your recipes.} other {# recipes from this file are now among your recipes.}}',
      description: 'When an import is finished',
    },
    notReached: {
      id: 'import.leftOut',
      defaultMessage:
        '{count, plural, one {# recipe of the file was not imported.} other {# recipes of the file were not imported.}}',
      description: 'When the cook has ended an import before all of it was on the list',
    },
    orphans: {
      id: 'import.orphans',
      defaultMessage:
        '{count, plural, one {# note, cooked dish or entry of a collection was left out, because you do not have its recipe. Make room for the recipe, then import the file again.} other {# notes, cooked dishes and entries of collections were left out, because you do not have their recipes. Make room for the recipes, then import the file again.}}',
      description: 'At the end of the import of an export of Larder, when the account had no room for some recipes',
    },
    onlyNamed: {
      id: 'import.onlyNamed',
      defaultMessage:
        '{count, plural, one {Only the recipe named here can be left out. All others are imported.} other {Only the # recipes named here can be left out. All others are imported.}}',
      description: 'After the titles of a file that has more recipes than titles',
    },
    unwantedLines: {
      id: 'import.unwantedLines',
      defaultMessage:
        '{count, plural, one {# note, cooked dish or entry of a collection stayed in the file with what you left out.} other {# notes, cooked dishes and entries of collections stayed in the file with what you left out.}}',
      description: 'At the end of the import of an export of Larder, when the cook has left out recipes',
    },
    unlisted: {
      id: 'import.unlisted',
      defaultMessage:
        '{count, plural, one {# line did not fit on your shopping list. Take something off, then import the file again.} other {# lines did not fit on your shopping list. Take something off, then import the file again.}}',
      description: 'At the end of the import of an export of Larder, when the shopping list is full',
    },
  }),
};
