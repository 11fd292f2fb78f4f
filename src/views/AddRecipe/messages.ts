import { defineMessages } from 'react-intl';

export const messages = {
  ...defineMessages({
    title: { id: 'add.title', defaultMessage: 'Add a recipe', description: 'Heading of the page, and link to it' },
    intro: {
      id: 'add.intro',
      defaultMessage: 'However it gets here, you check it before it is saved.',
      description: 'Below the heading; “it” is the recipe',
    },
    paste: { id: 'add.paste', defaultMessage: 'Text of the recipe', description: 'Label of the box to paste into' },
    pasteHint: {
      id: 'add.pasteHint',
      defaultMessage: 'Paste it as it is: an email, a note, the caption of a video.',
      description: 'Under the box to paste the text of a recipe into',
    },
    example: {
      id: 'add.example',
      defaultMessage:
        'Gran’s lentil soup\nServes 4\n200 g red lentils\n1 large onion, chopped\nFry the onion for ten minutes…',
      description: 'Example of a recipe in the empty box',
    },
    read: { id: 'add.read', defaultMessage: 'Read the recipe', description: 'Button: reads the pasted text' },
    pasteRead: {
      id: 'add.pasteRead',
      defaultMessage: 'Paste and read',
      description: 'Button: reads the text or the address in the clipboard',
    },
    pasteRefused: {
      id: 'add.pasteRefused',
      defaultMessage: 'Your browser did not allow this. Paste the text into the box instead.',
      description: 'Under the box when the clipboard cannot be read',
    },
    empty: { id: 'add.empty', defaultMessage: 'Start with an empty page', description: 'Button' },
    nothing: {
      id: 'add.nothing',
      defaultMessage: 'There is no text yet. Paste a recipe first.',
      description: 'Under the box when the cook reads an empty text',
    },
    page: { id: 'add.page', defaultMessage: 'Address of a page', description: 'Label of a box: a web address' },
    pageHint: {
      id: 'add.pageHint',
      defaultMessage:
        'The server opens this page once, for you, and reads the recipe on it, as soon as you paste the address.',
      description: 'Under the box for the address',
    },
    fetch: { id: 'add.fetch', defaultMessage: 'Get the recipe', description: 'Button: reads the page at the address' },
    fetching: {
      id: 'add.fetching',
      defaultMessage: 'Reading the page…',
      description: 'On the button while the page is read',
    },
    noAddress: {
      id: 'add.noAddress',
      defaultMessage: 'There is no address yet. Paste the address of a page first.',
      description: 'Under the box when the cook sends no address',
    },
    pageOffline: {
      id: 'add.pageOffline',
      defaultMessage:
        'There is no connection, so the page cannot be read now. The address stays here; you can also paste the text of the recipe.',
      description: 'Under the box when the server cannot be reached',
    },
    pageFailed: {
      id: 'add.pageFailed',
      defaultMessage: 'The page could not be read. Try again, or paste the text of the recipe.',
      description: 'Under the box when the server gives no reason',
    },
    source: {
      id: 'add.source',
      defaultMessage: 'Original text',
      description: 'Heading of the text that the recipe was read from, pasted or from a page',
    },
    sourceHint: {
      id: 'add.sourceHint',
      defaultMessage: 'Each line, with what Larder took it for.',
      description: 'Under the heading of the original text',
    },
    dish: { id: 'add.dish', defaultMessage: 'The dish', description: 'Heading of the boxes for title and description' },
    name: { id: 'add.name', defaultMessage: 'Title', description: 'Label of a box' },
    about: { id: 'add.about', defaultMessage: 'About the dish', description: 'Label of a box' },
    servings: { id: 'add.servings', defaultMessage: 'Servings', description: 'Label of a box' },
    minutes: {
      id: 'add.minutes',
      defaultMessage: 'Total minutes',
      description: 'Label of a box: from start to plate',
    },
    kind: { id: 'add.kind', defaultMessage: 'Kind', description: 'Label of a list: breakfast, lunch …, a drink' },
    language: { id: 'add.language', defaultMessage: 'Language of the recipe', description: 'Label of a list' },
    from: {
      id: 'add.from',
      defaultMessage: 'Source',
      description: 'Label of a box: the address or book a recipe is from',
    },
    pages: { id: 'add.pages', defaultMessage: 'Photos of pages', description: 'Heading: recipes on paper' },
    pagesChoose: { id: 'add.pagesChoose', defaultMessage: 'Choose photos', description: 'Button: photos of pages' },
    pagesReading: {
      id: 'add.pagesReading',
      defaultMessage: 'Reading the photos…',
      description: 'On the button while photos are read',
    },
    pagesOffline: {
      id: 'add.pagesOffline',
      defaultMessage: 'There is no connection, so photos cannot be read now. You can type the recipe meanwhile.',
      description: 'Under the button when the server cannot be reached',
    },
    pagesFailed: {
      id: 'add.pagesFailed',
      defaultMessage: 'The photos could not be read. Try again, or type the recipe.',
      description: 'Under the button when the server gives no reason',
    },
    photo: { id: 'add.photo', defaultMessage: 'Picture', description: 'Heading of the picture of the dish' },
    photoHint: {
      id: 'add.photoHint',
      defaultMessage: 'Your photo is made small and loses its place, time and camera data before it is kept.',
      description: 'Under the picture of the dish',
    },
    unfinished: {
      id: 'add.unfinished',
      defaultMessage: 'You have not finished this recipe. Save it, or start again to begin with the one you chose.',
      description: 'Where another recipe was to be edited or copied; "start again" names the button',
    },
    photoChoose: { id: 'add.photoChoose', defaultMessage: 'Choose a photo', description: 'Button: own photo' },
    photoChange: { id: 'add.photoChange', defaultMessage: 'Choose another photo', description: 'Button: own photo' },
    photoBusy: {
      id: 'add.photoBusy',
      defaultMessage: 'Making it small…',
      description: 'On the button while a photo is made small',
    },
    photoRemove: {
      id: 'add.photoRemove',
      defaultMessage: 'Use the drawn picture',
      description: 'Button: removes the own photo',
    },
    photoFailed: {
      id: 'add.photoFailed',
      defaultMessage: 'This file could not be read as a picture. Try a JPEG or PNG photo.',
      description: 'Under the buttons for the photo',
    },
    photoOwn: { id: 'add.photoOwn', defaultMessage: 'Your photo', description: 'Alternative text of the own photo' },
    photoDrawn: {
      id: 'add.photoDrawn',
      defaultMessage: 'Drawn picture',
      description: 'Alternative text of the drawn picture',
    },
    ingredients: {
      id: 'add.ingredients',
      defaultMessage: 'Ingredients',
      description: 'Heading of the ingredient list',
    },
    ingredientsHint: {
      id: 'add.ingredientsHint',
      defaultMessage: 'One line each. A line that ends with a colon is a heading. You can paste a whole list.',
      description: 'Under the heading of the ingredient list',
    },
    addIngredient: {
      id: 'add.addIngredient',
      defaultMessage: 'Add an ingredient',
      description: 'Button under the list',
    },
    steps: { id: 'add.steps', defaultMessage: 'Method', description: 'Heading of the steps' },
    stepsHint: {
      id: 'add.stepsHint',
      defaultMessage: 'One step each. A time in a step becomes its timer.',
      description: 'Under the heading of the steps',
    },
    addStep: { id: 'add.addStep', defaultMessage: 'Add a step', description: 'Button under the steps' },
    facts: {
      id: 'add.facts',
      defaultMessage: 'Worked out from the ingredients',
      description: 'Heading of allergens, diets and nutrition',
    },
    factsLater: {
      id: 'add.factsLater',
      defaultMessage: 'Allergens, diets and calories appear here as you write.',
      description: 'Under that heading while there is no ingredient',
    },
    gone: {
      id: 'add.gone',
      defaultMessage: 'This recipe could not be loaded.',
      description: 'Where a recipe was to be edited that is not there',
    },
    undo: { id: 'add.undo', defaultMessage: 'Undo', description: 'Button: takes back the last change' },
    redo: { id: 'add.redo', defaultMessage: 'Redo', description: 'Button: makes the change again that was taken back' },
    save: { id: 'add.save', defaultMessage: 'Save the recipe', description: 'Button' },
    drop: { id: 'add.drop', defaultMessage: 'Start again', description: 'Button: drops the draft' },
    kept: {
      id: 'add.kept',
      defaultMessage: 'The draft stays on this device until you save it or start again.',
      description: 'Beside the buttons at the end of the page',
    },
    guess: {
      id: 'add.guess',
      defaultMessage: 'Did you mean',
      description: 'Before suggestions for a line that was only guessed',
    },
    unread: {
      id: 'add.unread',
      defaultMessage: 'Not recognised. Allergens and diets stay unknown.',
      description: 'Under an ingredient line that was not understood',
    },
    diets: { id: 'add.diets', defaultMessage: 'Diets', description: 'Label before the diets the recipe fits' },
    titleMissing: {
      id: 'add.titleMissing',
      defaultMessage: 'Please give the recipe a title',
      description: 'Under a box',
    },
    textLong: { id: 'add.textLong', defaultMessage: 'This text is too long', description: 'Under a box or a list' },
    numberWrong: { id: 'add.numberWrong', defaultMessage: 'Please enter a number', description: 'Under a box' },
    noIngredients: {
      id: 'add.noIngredients',
      defaultMessage: 'A recipe needs at least one ingredient',
      description: 'Under the list',
    },
    noSteps: { id: 'add.noSteps', defaultMessage: 'A recipe needs at least one step', description: 'Under the steps' },
    tooMany: { id: 'add.tooMany', defaultMessage: 'A recipe can have at most 100 lines', description: 'Under a list' },
  }),
  ...defineMessages<{
    pagesHint: { count: number };
    pagesMany: { count: number };
    ingredient: { number: number };
    step: { number: number };
    timer: { time: string };
    duplicate: { title: string };
    kcal: { calories: number };
  }>({
    pagesHint: {
      id: 'add.pagesHint',
      defaultMessage:
        'Up to {count, number} photos of one recipe: pages of a book, a magazine, a card. The server reads the print and keeps nothing.',
      description: 'Under the heading for photos of pages',
    },
    pagesMany: {
      id: 'add.pagesMany',
      defaultMessage: 'Please choose at most {count, number} photos.',
      description: 'Under the button when the cook chose too many photos',
    },
    ingredient: {
      id: 'add.ingredient',
      defaultMessage: 'Ingredient {number}',
      description: 'Name of a box, for screen readers',
    },
    step: { id: 'add.step', defaultMessage: 'Step {number}', description: 'Name of a box, for screen readers' },
    timer: { id: 'add.timer', defaultMessage: 'Timer: {time}', description: 'Under a step that names a time' },
    duplicate: {
      id: 'add.duplicate',
      defaultMessage: 'You have already saved “{title}”, with nearly the same ingredients.',
      description: 'Note above the buttons when the recipe seems to be saved already',
    },
    kcal: {
      id: 'add.kcal',
      defaultMessage: '{calories, number} kcal per serving',
      description: 'Calories of the recipe being written',
    },
  }),
};
