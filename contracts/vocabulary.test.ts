import { DEFAULT_PREFERENCES, FALLBACK_LANGUAGE } from './defaults';
import { OPERATIONS } from './operations';
import {
  ALLERGENS,
  CATEGORIES,
  DIET_TYPES,
  DRINK_TYPES,
  LANGUAGES,
  LANGUAGE_NAMES,
  MEAL_TYPES,
  MEASUREMENT_SYSTEMS,
  SORT_OPTIONS,
  SUBCATEGORIES,
  SUBCATEGORIES_OF,
} from './vocabulary';

describe('the words of the specification', () => {
  it('has fifteen allergens', () => {
    expect(ALLERGENS.join(', ')).toBe(
      'Gluten, Dairy, Nuts, Eggs, Soy, Fish, Shellfish, Wheat, Peanuts, Sesame, Mustard, Celery, Lupin, Molluscs, Sulphites',
    );
    expect(ALLERGENS).toHaveLength(15);
  });

  it('has six diets, pescatarian stored as Fish', () => {
    expect(DIET_TYPES).toEqual(['Meat', 'Fish', 'Vegetarian', 'Vegan', 'Keto', 'Low FODMAP']);
  });

  it('has two categories and none, with their sub-types', () => {
    expect(CATEGORIES).toEqual(['None', 'Meals', 'Drinks']);
    expect(MEAL_TYPES).toEqual(['All', 'Breakfast', 'Lunch', 'Dinner', 'Snack']);
    expect(DRINK_TYPES).toEqual(['All', 'Alcoholic', 'Non-alcoholic']);
    expect(SUBCATEGORIES_OF).toEqual({ None: [], Meals: MEAL_TYPES, Drinks: DRINK_TYPES });
    expect(SUBCATEGORIES).toEqual(expect.arrayContaining(['All', 'None']));
  });

  it('names twelve languages, four of which can be chosen', () => {
    expect(Object.keys(LANGUAGE_NAMES).sort()).toEqual(
      ['ar', 'de', 'en', 'en-GB', 'en-US', 'es', 'fr', 'hi', 'it', 'ja', 'pt', 'zh'].sort(),
    );
    expect([...LANGUAGES].sort()).toEqual(['en-GB', 'en-US', 'es', 'fr']);
  });

  it('has two measurement systems', () => {
    expect(MEASUREMENT_SYSTEMS).toEqual(['metric', 'imperial']);
  });

  it('has seven sort orders, best match first', () => {
    expect(SORT_OPTIONS).toEqual([
      'default',
      'rating-high',
      'rating-low',
      'name-asc',
      'name-desc',
      'prep-time',
      'ingredients-count',
    ]);
  });

  it('starts with British English, metric, and nothing excluded', () => {
    expect(DEFAULT_PREFERENCES).toEqual({
      language: 'en-GB',
      measurementSystem: 'metric',
      excludedAllergens: [],
      dietTypes: [],
    });
    expect(FALLBACK_LANGUAGE).toBe('en-US');
  });
});

describe('the calls of the specification', () => {
  it('are these twenty', () => {
    expect(Object.values(OPERATIONS).map(({ method, path }) => `${method} ${path}`)).toEqual(
      expect.arrayContaining([
        'GET /api/auth/me',
        'POST /api/auth/login',
        'POST /api/auth/register',
        'POST /api/auth/logout',
        'POST /api/auth/forgot-password',
        'POST /api/auth/reset-password',
        'GET /api/preferences',
        'POST /api/preferences',
        'POST /api/analyze',
        'POST /api/user/recipes/saved',
        'GET /api/user/recipes/saved',
        'DELETE /api/user/recipes/saved/{id}',
        'POST /api/user/recipes/ratings',
        'POST /api/recipes',
        'GET /api/recipes/{id}',
        'POST /api/recipes/share',
        'POST /api/recipes/image-feedback',
        'PUT /api/user/profile',
        'PUT /api/user/email',
        'PUT /api/user/password',
      ]),
    );
  });
});
