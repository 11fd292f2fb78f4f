import { defineMessages, type MessageTag } from 'react-intl';

export const messages = {
  ...defineMessages({
    uncounted: {
      id: 'recipeDetail.uncounted',
      defaultMessage:
        'Basics such as water, salt and cooking oil are not counted, and what is on two lines counts once.',
      description: 'Below "You have 5 of 9", where the list of ingredients has another number of lines',
    },
    back: { id: 'recipeDetail.back', defaultMessage: 'Back to recipes', description: 'Link over the recipe' },
    loading: {
      id: 'recipeDetail.loading',
      defaultMessage: 'Loading recipe...',
      description: 'While the recipe is fetched',
    },
    notFound: {
      id: 'recipeDetail.notFound',
      defaultMessage: 'Recipe not found',
      description: 'Heading where there is no such recipe',
    },
    notFoundText: {
      id: 'recipeDetail.notFoundText',
      defaultMessage:
        'The link may be mistyped, or it has expired: a recipe shared by a guest can be opened for 30 days.',
      description: 'Under "Recipe not found"',
    },
    failedText: {
      id: 'recipeDetail.failedText',
      defaultMessage: 'The kitchen did not answer. You have lost nothing.',
      description: 'Under “This recipe could not be loaded.”',
    },
    failed: {
      id: 'recipeDetail.failed',
      defaultMessage: 'This recipe could not be loaded.',
      description: 'Where the server did not answer',
    },
    tryAgain: {
      id: 'recipeDetail.tryAgain',
      defaultMessage: 'Try Again',
      description: 'Button: ask for the recipe once more',
    },
    findRecipes: {
      id: 'recipeDetail.findRecipes',
      defaultMessage: 'Find Recipes',
      description: 'Link to the home page',
    },
    tabs: {
      id: 'recipeDetail.tabs',
      defaultMessage: 'Parts of the recipe',
      description: 'Accessible name of the three tabs',
    },
    source: {
      id: 'recipeDetail.source',
      defaultMessage: 'Source:',
      description: 'Before a link to the page that a recipe is from, or the name of a book',
    },
    ownVersion: {
      id: 'recipeDetail.ownVersion',
      defaultMessage: 'Your version of a recipe.',
      description: 'Instead of a source, before the links to the original and to what differs',
    },
    toOriginal: {
      id: 'recipeDetail.toOriginal',
      defaultMessage: 'See the original',
      description: 'Link to the recipe that an own version was made of',
    },
    toChanges: {
      id: 'recipeDetail.toChanges',
      defaultMessage: 'What you changed',
      description: 'Link to the comparison of an own version with its original',
    },
    overview: { id: 'recipeDetail.overview', defaultMessage: 'Overview', description: 'First tab' },
    ingredients: {
      id: 'recipeDetail.ingredients',
      defaultMessage: 'Ingredients',
      description: 'Second tab and its heading',
    },
    method: { id: 'recipeDetail.method', defaultMessage: 'Method', description: 'Third tab and its heading' },
    prepTime: {
      id: 'recipeDetail.prepTime',
      defaultMessage: 'Prep time',
      description: 'Tile: minutes from start to plate',
    },
    calories: { id: 'recipeDetail.calories', defaultMessage: 'Calories', description: 'Tile' },
    servings: { id: 'recipeDetail.servings', defaultMessage: 'Servings', description: 'Tile' },
    difficulty: { id: 'recipeDetail.difficulty', defaultMessage: 'Difficulty', description: 'Tile' },
    medium: { id: 'recipeDetail.medium', defaultMessage: 'Medium', description: 'Value of the difficulty tile' },
    allergens: { id: 'recipeDetail.allergens', defaultMessage: 'Allergens', description: 'Heading' },
    nutrition: { id: 'recipeDetail.nutrition', defaultMessage: 'Nutritional info', description: 'Heading' },
    perServing: {
      id: 'recipeDetail.perServing',
      defaultMessage: 'per serving',
      description: 'Beside the nutrition heading',
    },
    noNutrition: {
      id: 'recipeDetail.noNutrition',
      defaultMessage: 'Nutrition has not been worked out for this recipe.',
      description: 'In place of the nutrition bars',
    },
    addToList: {
      id: 'recipeDetail.addToList',
      defaultMessage: 'Add to list',
      description: 'Button that puts the ingredients on the shopping list',
    },
    share: { id: 'recipeDetail.share', defaultMessage: 'Share', description: 'Button' },
    edit: {
      id: 'recipeDetail.edit',
      defaultMessage: 'Edit this recipe',
      description: 'Link on a recipe of the cook’s own, to the page that edits it',
    },
    addPhoto: {
      id: 'recipeDetail.addPhoto',
      defaultMessage: 'Add a photo',
      description: 'Link on the empty dish of a recipe of the cook’s own, to the page that edits it',
    },
    makeOwn: {
      id: 'recipeDetail.makeOwn',
      defaultMessage: 'Make it your own',
      description: 'Link on any other recipe: begins a recipe of the cook’s own with it',
    },
    versions: {
      id: 'recipeDetail.versions',
      defaultMessage: 'Versions of this recipe',
      description: 'Link on a recipe of the cook’s own, to every save of it',
    },
    compare: {
      id: 'recipeDetail.compare',
      defaultMessage: 'Compare both versions',
      description: 'Link on a recipe that two devices changed',
    },
    print: {
      id: 'recipeDetail.print',
      defaultMessage: 'Print',
      description: 'Button: the recipe on one sheet of paper',
    },
    moreHeatsSlowly: {
      id: 'recipeDetail.moreHeatsSlowly',
      defaultMessage: 'A larger amount heats more slowly, so go by how it looks, not by the clock.',
      description: 'Over the method, for more servings than the recipe is written for',
    },
    lessIsDoneSooner: {
      id: 'recipeDetail.lessIsDoneSooner',
      defaultMessage: 'A smaller amount cooks faster, so check early.',
      description: 'Over the method, for far fewer servings than the recipe is written for',
    },
  }),
  ...defineMessages<{
    kcal: { value: number };
    coverage: { covered: number; total: number };
    rennetCheeses: { cheeses: string };
    needs: { names: string; b: MessageTag };
    needWithSwap: { name: string; swap: string };
    withSwap: { name: string; swap: string };
    swaps: { swaps: string; b: MessageTag };
    widerVessel: { count: number; size: string; width: string };
    smallerVessel: { size: string; width: string };
    youHave: { matched: number; total: number };
  }>({
    kcal: {
      id: 'recipeDetail.kcal',
      defaultMessage: '{value, number} kcal',
      description: 'Value of the calories tile',
    },
    rennetCheeses: {
      id: 'recipeDetail.rennetCheeses',
      defaultMessage: 'Made with animal rennet: {cheeses}. With a vegetarian cheese instead, this dish is vegetarian.',
      description: 'Under the description; cheeses is a list of names',
    },
    coverage: {
      id: 'recipeDetail.coverage',
      defaultMessage: 'per serving, from {covered} of {total} ingredients',
      description: 'Beside the nutrition heading',
    },
    needs: {
      id: 'recipeDetail.needs',
      defaultMessage: '<b>Needs:</b> {names}',
      description: 'The missing ingredients',
    },
    needWithSwap: {
      id: 'recipeDetail.needWithSwap',
      defaultMessage: '{name} (swap: {swap})',
      description: 'A missing ingredient, and one the cook has that does instead',
    },
    withSwap: {
      id: 'recipeDetail.withSwap',
      defaultMessage: '{swap} instead of {name}',
      description: 'A swap that the cook has taken, in the list above the method',
    },
    swaps: {
      id: 'recipeDetail.swaps',
      defaultMessage: '<b>Your swaps:</b> {swaps}',
      description: 'Above the method, whose sentences still name the original ingredients',
    },
    widerVessel: {
      id: 'recipeDetail.widerVessel',
      defaultMessage: 'Pan or tin: {count, number} of {size}, or one of about {width}.',
      description: 'Over the method, for more servings than the recipe is written for; {size} is a diameter: 24 cm',
    },
    smallerVessel: {
      id: 'recipeDetail.smallerVessel',
      defaultMessage: 'Pan or tin: one of about {width} instead of {size}.',
      description: 'Over the method, for far fewer servings; {size} is a diameter: 24 cm',
    },
    youHave: {
      id: 'recipeDetail.youHave',
      defaultMessage: 'You have {matched} of {total}',
      description: 'Heading of the panel beside the ingredients',
    },
  }),
};
