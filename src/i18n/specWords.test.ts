import { CATALOGUES } from '@/testing/catalogue';

/** Every visible text that the specification prescribes, grouped by where it appears. */
const WORDS: Record<string, string> = {
  // Not found.
  'notFound.title': '404 Page Not Found',
  'notFound.text': 'Did you forget to add the page to the router?',

  // Header and footer.
  'header.signIn': 'Sign in',
  'header.createAccount': 'Create account',
  'footer.about': 'About',
  'footer.contact': 'Contact',
  'footer.privacy': 'Privacy',
  'footer.terms': 'Terms',

  // Home.
  'searchPanel.byIngredients': 'By ingredients',
  'searchPanel.byRecipeName': 'By recipe name',
  'searchPanel.analyze': 'Analyze',
  'searchPanel.search': 'Search',
  'home.results': 'Recipe Results',
  'home.mealResults': 'Meal Recipes',
  'home.drinkResults': 'Drink Recipes',
  'home.loadMore': 'Load More Recipes',
  'loadingPanel.title': 'Finding your recipes...',
  'home.empty': 'No recipes found. Try different ingredients or adjust your filters.',
  'restoredBanner.text': 'Your previous search results have been restored.',
  'restoredBanner.clear': 'Clear Results',
  'restoredBanner.scroll': 'Scroll to recipes',
  'connectionError.text': "We're having trouble connecting to our recipe AI service. This is often a temporary issue.",
  'connectionError.refresh': 'Refresh Page',
  'connectionError.tryAgain': 'Try Again',
  'home.newSearch': 'New search',
  'home.tryOthers': 'Try other ingredients',

  // Progress.
  'loadingPanel.analyzing': 'Analyzing ingredients',
  'loadingPanel.processing': 'Processing',

  // Filter panel.
  'category.None': 'All',
  'category.Meals': 'Meals',
  'category.Drinks': 'Drinks',
  'subcategory.All': 'All',
  'subcategory.Breakfast': 'Breakfast',
  'subcategory.Lunch': 'Lunch',
  'subcategory.Dinner': 'Dinner',
  'subcategory.Snack': 'Snack',
  'subcategory.Alcoholic': 'Alcoholic',
  'subcategory.Non-alcoholic': 'Non-alcoholic',
  'filterPanel.excludeAllergens': 'Exclude allergens',
  'filterPanel.reset': 'Reset',
  'filterPanel.apply': 'Apply',

  // Sign-in-required dialog, and the tooltips of a guest's heart and stars.
  'signInRequired.title': 'Sign in required',
  'signInRequired.save': 'You must sign in or create a free account to save recipes.',
  'signInRequired.rate': 'You must sign in or create a free account to rate recipes.',
  'signInRequired.other': 'You must sign in or create a free account to use this functionality.',
  'heart.signIn': 'Sign in to save recipes',
  'starRatingInput.signIn': 'Sign in to rate recipes',

  // Recipe detail.
  'recipeDetail.back': 'Back to recipes',
  'recipeDetail.loading': 'Loading recipe...',
  'recipeDetail.notFound': 'Recipe not found',
  'recipeDetail.overview': 'Overview',
  'recipeDetail.ingredients': 'Ingredients',
  'recipeDetail.method': 'Method',
  'recipeDetail.medium': 'Medium',
  'developer.refresh': 'Refresh Recipe',
  'developer.delete': 'Delete Recipe',
  'methodSteps.skipTo': 'Skip to',
  'methodSteps.repeat': 'Repeat',

  // Auth and reset screens, and their validation messages.
  'auth.login': 'Login',
  'auth.register': 'Create account',
  'auth.back': 'Back to Login',
  'auth.goOn': 'You can continue using the product without signing in.',
  'resetPassword.doneTitle': 'Password Reset Successful',
  'resetPassword.goHome': 'Go to Home',
  'passwordField.advice': 'At least 6 characters (8 or more recommended)',
  'form.emailInvalid': 'Please enter a valid email address',
  'form.passwordShort': 'Password must be at least 6 characters',
  'form.termsMissing': 'You must accept the Terms & Conditions to create an account',
  'form.currentPasswordMissing': 'Current password is required',
  'form.newPasswordShort': 'New password must be at least 6 characters',
  'form.confirmationShort': 'Please confirm your new password',
  'form.passwordsDiffer': 'Passwords do not match',

  // Preferences.
  'preferences.reset': 'Reset to defaults',
};

describe('texts prescribed by the specification', () => {
  it.each(Object.entries(WORDS))('%s is "%s" in English', (id, text) => {
    expect(CATALOGUES['en-GB'][id]).toBe(text);
    expect(CATALOGUES['en-US'][id]).toBe(text);
  });

  it.each(Object.keys(WORDS))('%s is translated into Spanish and French', (id) => {
    expect(CATALOGUES.es[id]).toMatch(/\S/);
    expect(CATALOGUES.fr[id]).toMatch(/\S/);
  });

  it('names allergens and diets as the specification does', () => {
    const named = (prefix: string) =>
      Object.entries(CATALOGUES['en-GB'])
        .filter(([id]) => id.startsWith(prefix))
        .map(([, text]) => text)
        .sort();
    expect(named('allergen.')).toEqual(
      [
        'Gluten',
        'Dairy',
        'Nuts',
        'Eggs',
        'Soy',
        'Fish',
        'Shellfish',
        'Wheat',
        'Peanuts',
        'Sesame',
        'Mustard',
        'Celery',
        'Lupin',
        'Molluscs',
        'Sulphites',
      ].sort(),
    );
    expect(named('diet.')).toEqual(
      ['Meat (no restrictions)', 'Pescatarian', 'Vegetarian', 'Vegan', 'Keto', 'Low FODMAP'].sort(),
    );
  });
});
