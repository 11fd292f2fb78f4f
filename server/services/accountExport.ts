import type { UserExport } from '@contracts/userExport';
import type { Language } from '@contracts/vocabulary';
import { DomainError } from '../errors/domainError';
import type { AccountDataRepository } from '../repositories/accountDataRepository';
import type { PreferencesRepository } from '../repositories/preferencesRepository';
import type { SavedRecipesRepository } from '../repositories/savedRecipesRepository';
import type { UsersRepository } from '../repositories/usersRepository';
import { fromJsonText } from '../text/jsonText';
import { withCuisineName } from './cuisineName';
import { ownerOfUser } from './recipeOwner';
import type { SavedRecipesService } from './savedRecipesService';

interface Dependencies {
  users: Pick<UsersRepository, 'find'>;
  preferences: Pick<PreferencesRepository, 'find'>;
  ratings: Pick<SavedRecipesRepository, 'ratingsOf'>;
  saved: Pick<SavedRecipesService, 'listText'>;
  data: Pick<AccountDataRepository, 'recipesOf' | 'imageFeedbackOf' | 'sessionsOf'>;
  now: () => Date;
}

/**
 * Everything we store about one user, for download (the right of access). Never the password or the content of cookies.
 */
export const createAccountExport = ({ users, preferences, ratings, saved, data, now }: Dependencies) => ({
  /** @throws DomainError notSignedIn for a session whose account is gone */
  async of(uid: string, language: Language): Promise<UserExport> {
    const account = await users.find(uid);
    if (!account) throw new DomainError('notSignedIn');
    const { user, createdAt, termsVersion, termsAcceptedAt } = account;
    const owner = ownerOfUser(uid);
    const savedRecipes = fromJsonText(await saved.listText(uid, language)).map((recipe) =>
      withCuisineName(recipe, language),
    );
    const given = await ratings.ratingsOf(uid);
    const isOnList = new Set(savedRecipes.map(({ id }) => id));
    const ratingOf = new Map(given.map(({ id, rating }) => [id, rating]));
    return {
      exportedAt: now().toISOString(),
      user: {
        ...user,
        createdAt: createdAt.toISOString(),
        termsVersion,
        termsAcceptedAt: termsAcceptedAt.toISOString(),
      },
      preferences: (await preferences.find(uid)) ?? null,
      savedRecipes,
      ratings: given.map(({ id, rating, ratedAt }) => ({ recipeId: id, rating, ratedAt: ratedAt.toISOString() })),
      recipes: (await data.recipesOf(owner)).map(
        ({ id, recipe: { _devData, ...recipe }, isShared, createdAt: at }) => ({
          isShared,
          createdAt: at,
          recipe: {
            ...withCuisineName(recipe, language),
            id,
            isSaved: isOnList.has(id),
            userRating: ratingOf.get(id) ?? 0,
          },
        }),
      ),
      imageFeedback: await data.imageFeedbackOf(owner),
      sessions: await data.sessionsOf(uid),
    };
  },
});

export type AccountExport = ReturnType<typeof createAccountExport>;
