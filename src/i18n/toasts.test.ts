import { createIntl, type IntlShape } from 'react-intl';
import { LANGUAGES } from '@contracts/vocabulary';
import { CATALOGUES } from '@/testing/catalogue';
import type { ToastSpec, ToastVariant } from './toastSpec';
import { TOASTS, type ToastKind } from './toasts';

/** Every value that a toast may be formatted with. */
const VALUES = {
  message: 'The server says so.',
  count: 3,
  category: 'Meals',
  title: 'Shakshuka',
  url: 'https://larder.example/recipe/7',
  rating: 4,
  firstName: 'Ada',
  name: 'Ada',
  moved: 3,
  waiting: 0,
  remaining: 9,
};

const speaking = (locale: (typeof LANGUAGES)[number]) =>
  createIntl({
    locale,
    messages: CATALOGUES[locale],
    onError: (error) => {
      throw error;
    },
  });

/** A value for every placeholder in a text: one of those above, or any word. */
const filled = (text: string, values: Record<string, string | number>) => ({
  ...Object.fromEntries([...text.matchAll(/\{(\w+)/g)].map(([, name]) => [name!, 'rice'])),
  ...values,
});

const formatted = (intl: IntlShape, { title, body }: ToastSpec, values: Record<string, string | number> = VALUES) =>
  [title, ...(body ? [body] : [])].map((message) =>
    intl.formatMessage(message, filled(CATALOGUES['en-GB'][message.id!]!, values)),
  );

/** Every toast of the specification: kind, tone, title and text. `null` where the specification gives no text. */
const CATALOGUE: readonly (readonly [ToastKind, ToastVariant, title: string, body: string | null])[] = [
  // Search toasts by marker.
  [
    'aiAuthFailed',
    'destructive',
    'Authentication Error',
    "The AI service couldn't be accessed. Its API key may be expired or invalid.",
  ],
  [
    'serviceBusy',
    'destructive',
    'Service Temporarily Unavailable',
    'Demand is high right now. Please try again in a few minutes.',
  ],
  [
    'aiQuotaExceeded',
    'destructive',
    'AI Quota Exceeded',
    'The monthly quota has been reached. Please try again tomorrow or contact support.',
  ],
  ['aiServerFailed', 'destructive', 'AI Service Error', null],
  ['aiImageTooLarge', 'destructive', 'Image Too Large', 'Please use a smaller image.'],
  ['searchTimedOut', 'destructive', 'Request Timed Out', 'Try fewer ingredients or a more specific term.'],
  ['networkFailed', 'destructive', 'Network Error', null],
  ['noIngredientsFound', 'destructive', 'No Ingredients Found', 'Try a clearer image or text.'],
  [
    'connectionFailed',
    'destructive',
    'Connection Error',
    'Unable to connect to the recipe search service. Please check your connection.',
  ],
  ['searchRefused', 'destructive', 'Error analyzing ingredients', 'The server says so.'],
  ['searchFailed', 'destructive', 'Error analyzing ingredients', 'Failed to analyze ingredients'],
  [
    'serviceUnavailable',
    'destructive',
    'Error analyzing ingredients',
    'Search Error: The recipe service is temporarily unavailable. This is usually due to high demand. Please try again in a few moments.',
  ],

  // Auth toasts.
  ['loginRefused', 'destructive', 'Login failed', 'The server says so.'],
  ['loginFailed', 'destructive', 'Login failed', 'Please check your credentials and try again.'],
  ['registrationRefused', 'destructive', 'Registration failed', 'The server says so.'],
  ['registrationFailed', 'destructive', 'Registration failed', 'Please try again with a different email.'],
  ['logoutRefused', 'destructive', 'Logout failed', 'The server says so.'],
  ['logoutFailed', 'destructive', 'Logout failed', 'Please try again.'],
  ['resetRequestRefused', 'destructive', 'Password reset request failed', 'The server says so.'],
  ['resetRequestFailed', 'destructive', 'Password reset request failed', 'Please try again later.'],
  ['passwordResetRefused', 'destructive', 'Password reset failed', 'The server says so.'],
  ['passwordResetFailed', 'destructive', 'Password reset failed', 'The reset link may have expired. Please try again.'],
  ['signInFailed', 'destructive', 'Sign in failed', 'There was a problem signing in. Please try again'],

  // Profile toasts.
  ['profileUpdateRefused', 'destructive', 'Update failed', 'The server says so.'],
  ['profileUpdateFailed', 'destructive', 'Update failed', 'Failed to update profile'],
  ['emailUpdateRefused', 'destructive', 'Update failed', 'The server says so.'],
  ['emailUpdateFailed', 'destructive', 'Update failed', 'Failed to update email'],
  ['passwordUpdateRefused', 'destructive', 'Update failed', 'The server says so.'],
  ['passwordUpdateFailed', 'destructive', 'Update failed', 'Failed to update password'],
  ['preferencesResetFailed', 'destructive', 'Error', 'Failed to reset preferences on the server'],

  // Recipe toasts.
  ['savingFailed', 'destructive', 'Error saving recipe', "We couldn't save this recipe. Please try again later."],
  ['ratingFailed', 'destructive', 'Error rating recipe', "We couldn't update your rating. Please try again later."],
  ['removingFailed', 'destructive', 'Error removing recipe', "We couldn't remove this recipe. Please try again later."],
  ['feedbackFailed', 'destructive', 'Error submitting feedback', 'Please try again later.'],
  ['sharingFailed', 'destructive', 'Sharing failed', null],
  ['copyFailed', 'destructive', 'Copy failed', null],
  ['refreshFailed', 'destructive', 'Error', null],
  ['deletingFailed', 'destructive', 'Error', null],

  // Success toasts.
  ['loginSuccessful', 'success', 'Login successful', 'Welcome back'],
  ['loginSuccessfulWithName', 'success', 'Login successful', 'Welcome back, Ada'],
  ['registrationSuccessful', 'success', 'Registration successful', 'Welcome, Ada'],
  ['loggedOut', 'success', 'Logged out successfully', null],
  [
    'loggedOutOfLimits',
    'success',
    'Logged out successfully',
    'The allergens and diets of your account no longer apply on this device.',
  ],
  [
    'resetEmailSent',
    'success',
    'Password reset email sent',
    "If an account with that email exists, you'll receive instructions to reset your password.",
  ],
  [
    'passwordReset',
    'success',
    'Password reset successful',
    'Your password has been updated. You can now log in with your new password.',
  ],
  ['analysisComplete', 'success', 'Analysis complete!', ''],
  ['analysisCompleteWithCount', 'success', 'Analysis complete!', 'Found 3 meals based on your ingredients'],
  ['recipeSaved', 'success', 'Recipe saved', 'Shakshuka'],
  ['recipeRemoved', 'success', 'Recipe removed', 'Shakshuka'],
  [
    'recipeDiffers',
    'destructive',
    'Changed on two devices',
    'Shakshuka was changed elsewhere too. Both versions are kept: compare them on its page.',
  ],
  ['recipeDeleted', 'success', 'Recipe deleted', null],
  ['ratingSaved', 'success', 'Rating saved', "You've rated Shakshuka 4 out of 5 stars."],
  ['linkCopied', 'success', 'Link copied', null],
  ['sharedSuccessfully', 'success', 'Shared successfully', null],
  ['cacheCleared', 'default', 'Cache cleared', 'All previous search results have been cleared.'],
  ['migratingRecipes', 'default', 'Migrating saved recipes', null],
  ['recipesMigrated', 'success', 'Recipes migrated', '3 recipes are in your account now.'],
  [
    'recoveryCodeUsed',
    'success',
    'You are signed in with a recovery code',
    'Codes left: 9. You can make new ones on your profile.',
  ],
  ['secondFactorOff', 'success', 'Two-step sign-in is off', null],
  ['copied', 'success', 'Copied', null],
  ['profileUpdated', 'success', 'Profile updated', null],
  ['emailUpdated', 'success', 'Email updated', null],
  ['passwordUpdated', 'success', 'Password updated', null],
  ['languageUpdated', 'success', 'Language updated', null],
  ['measurementUpdated', 'success', 'Measurement system updated', null],
  ['dietUpdated', 'success', 'Diet preference updated', null],
  ['preferencesReset', 'success', 'Preferences reset', null],
  ['customizationComplete', 'success', 'Customization complete', null],
];

const ALL_TOASTS = Object.entries<ToastSpec>(TOASTS);

describe('the toast catalogue', () => {
  it.each(CATALOGUE)('%s is a %s toast "%s" with the expected text', (kind, variant, title, body) => {
    const toast: ToastSpec = TOASTS[kind];
    expect(toast.variant).toBe(variant);
    for (const english of ['en-GB', 'en-US'] as const) {
      const [formattedTitle, formattedBody] = formatted(speaking(english), toast);
      expect(formattedTitle).toBe(title);
      expect(formattedBody ?? '').toBe(body ?? formattedBody ?? '');
    }
  });

  it.each(LANGUAGES)('translates every toast into %s', (language) => {
    const intl = speaking(language);
    const wordless = ALL_TOASTS.filter(([, toast]) => {
      const [title, body] = formatted(intl, toast);
      const areWords = /\p{L}/u.test(title!) && (!toast.body || /\p{L}/u.test(body!));
      return !areWords || /[{}<>]/.test(`${title}${body}`);
    });
    expect(wordless).toEqual([]);
  });

  it('leaves no toast in English in the other languages', () => {
    const english = speaking('en-GB');
    const left = (['es', 'fr'] as const).flatMap((language) =>
      ALL_TOASTS.filter(
        ([, toast]) => formatted(speaking(language), toast).join() === formatted(english, toast).join(),
      ),
    );
    expect(left).toEqual([]);
  });

  it.each([
    [{ moved: 1, waiting: 0 }, '1 recipe is in your account now.'],
    [{ moved: 4, waiting: 2 }, '4 recipes are in your account now. 2 are still waiting on this device.'],
  ])('says how many recipes moved and how many are waiting: %j', (values, sentence) => {
    expect(formatted(speaking('en-GB'), TOASTS.recipesMigrated, values)[1]).toBe(sentence);
  });

  it.each([
    [{ count: 1, category: 'Meals' }, 'Found 1 meal based on your ingredients'],
    [{ count: 2, category: 'Drinks' }, 'Found 2 drinks based on your ingredients'],
    [{ count: 12, category: 'None' }, 'Found 12 recipes based on your ingredients'],
  ])('counts the results of a search: %j', (values, sentence) => {
    expect(formatted(speaking('en-GB'), TOASTS.analysisCompleteWithCount, values)[1]).toBe(sentence);
  });
});
