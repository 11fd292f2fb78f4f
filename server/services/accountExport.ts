import type { UserExport } from '@contracts/userExport';
import type { RecipeId } from '@contracts/recipe';
import type { Language } from '@contracts/vocabulary';
import { DomainError } from '../errors/domainError';
import type { AccountDataRepository } from '../repositories/accountDataRepository';
import type { PreferencesRepository } from '../repositories/preferencesRepository';
import type { RecipePhotosRepository } from '../repositories/recipePhotosRepository';
import type { RecipeVersionsRepository } from '../repositories/recipeVersionsRepository';
import type { SavedRecipesRepository } from '../repositories/savedRecipesRepository';
import type { SecondFactorsRepository } from '../repositories/secondFactorsRepository';
import type { UsersRepository } from '../repositories/usersRepository';
import type { CookbookService } from './cookbook/cookbookService';
import type { ShoppingService } from './shopping/shoppingService';
import { fromJsonText, toJsonText, type JsonText } from '../text/jsonText';
import { listPieces } from '../text/listPieces';
import { withCuisineName } from './cuisineName';
import { inBatches } from './recipeBatches';
import { ownerOfUser } from './recipeOwner';
import type { SavedRecipesService } from './savedRecipesService';

interface Dependencies {
  users: Pick<UsersRepository, 'find'>;
  preferences: Pick<PreferencesRepository, 'find'>;
  ratings: Pick<SavedRecipesRepository, 'ratingsOf' | 'bodiesOf'>;
  versions: Pick<RecipeVersionsRepository, 'idsOf' | 'listOf'>;
  photos: Pick<RecipePhotosRepository, 'namesOf' | 'ofAccount'>;
  saved: Pick<SavedRecipesService, 'texts'>;
  shopping: Pick<ShoppingService, 'exported'>;
  cookbook: Pick<CookbookService, 'exported'>;
  data: Pick<AccountDataRepository, 'recipesOf' | 'imageFeedbackOf' | 'sessionsOf'>;
  secondFactors: Pick<SecondFactorsRepository, 'find'>;
  now: () => Date;
}

type Owned = UserExport['recipes'][number];

/** What the account did with each of its recipes. */
interface Marks {
  isOnList: ReadonlySet<RecipeId>;
  ratingOf: ReadonlyMap<RecipeId, number>;
}

/** The recipes on the list, in batches. Notes their ids. */
async function* savedRecipes(
  { saved }: Dependencies,
  uid: string,
  language: Language,
  ids: Set<RecipeId>,
): AsyncGenerator<JsonText<UserExport['savedRecipes'][number]>[], void> {
  for await (const batch of saved.texts(uid, language))
    yield batch.map((text) => {
      const recipe = fromJsonText(text);
      ids.add(recipe.id);
      return toJsonText(withCuisineName(recipe, language));
    });
}

/** The recipes that the account stored or shared, in batches. */
async function* ownRecipes(
  { data, ratings }: Dependencies,
  uid: string,
  language: Language,
  { isOnList, ratingOf }: Marks,
): AsyncGenerator<JsonText<Owned>[], void> {
  for (const batch of inBatches(await data.recipesOf(ownerOfUser(uid)))) {
    const bodies = await ratings.bodiesOf(batch.map(({ id }) => id));
    yield batch.flatMap(({ id, isShared, createdAt }) => {
      const body = bodies.get(id);
      if (body === undefined) return [];
      const { _devData, ...recipe } = fromJsonText(body);
      const marks = { isSaved: isOnList.has(id), userRating: ratingOf.get(id) ?? 0 };
      return toJsonText({ isShared, createdAt, recipe: { ...withCuisineName(recipe, language), id, ...marks } });
    });
  }
}

/** The versions of the account's recipes, one recipe at a time. */
async function* versionsOf(
  { versions }: Dependencies,
  uid: string,
): AsyncGenerator<JsonText<UserExport['recipeVersions'][number]>[], void> {
  for (const recipeId of await versions.idsOf(uid)) {
    const kept = await versions.listOf(uid, recipeId);
    yield [
      toJsonText({
        recipeId,
        versions: kept.map(({ seq: _seq, version, ...rest }) => ({ ...rest, version: version || null })),
      }),
    ];
  }
}

/** The photos of the account's recipes, one at a time. */
async function* photosOf(
  { photos }: Dependencies,
  uid: string,
): AsyncGenerator<JsonText<UserExport['photos'][number]>[], void> {
  for (const name of await photos.namesOf(uid)) {
    const bytes = await photos.ofAccount(uid, name);
    yield bytes ? [toJsonText({ name, jpeg: bytes.toString('base64') })] : [];
  }
}

/**
 * Everything we store about one user, for download (the right of access). Never the password or the content of cookies.
 */
export const createAccountExport = (dependencies: Dependencies) => {
  const { users, preferences, ratings, data, secondFactors, now } = dependencies;

  /** The text of the export in pieces, so that it is never in memory as a whole. */
  async function* piecesOf(
    uid: string,
    head: Pick<UserExport, 'exportedAt' | 'user' | 'preferences'>,
    language: Language,
  ) {
    const isOnList = new Set<RecipeId>();
    const given = await ratings.ratingsOf(uid);
    const ratingOf = new Map(given.map(({ id, rating }) => [id, rating]));
    yield `${JSON.stringify(head).slice(0, -1)},"savedRecipes":`;
    yield* listPieces(savedRecipes(dependencies, uid, language, isOnList));
    const list: UserExport['ratings'] = given.map(({ id, rating, ratedAt }) => ({
      recipeId: id,
      rating,
      ratedAt: ratedAt.toISOString(),
    }));
    yield `,"ratings":${JSON.stringify(list)},"recipes":`;
    yield* listPieces(ownRecipes(dependencies, uid, language, { isOnList, ratingOf }));
    yield `,"recipeVersions":`;
    yield* listPieces(versionsOf(dependencies, uid));
    yield `,"photos":`;
    yield* listPieces(photosOf(dependencies, uid));
    const rest: Pick<UserExport, 'imageFeedback' | 'shoppingList' | 'cookbook' | 'sessions' | 'secondFactor'> = {
      shoppingList: await dependencies.shopping.exported(uid),
      cookbook: await dependencies.cookbook.exported(uid),
      imageFeedback: await data.imageFeedbackOf(ownerOfUser(uid)),
      sessions: await data.sessionsOf(uid),
      secondFactor: { turnedOnAt: (await secondFactors.find(uid))?.turnedOnAt?.toISOString() ?? null },
    };
    yield `,${JSON.stringify(rest).slice(1)}`;
  }

  return {
    /** @throws DomainError notSignedIn for a session whose account is gone */
    async of(uid: string, language: Language): Promise<{ exportedAt: string; pieces: AsyncGenerator<string, void> }> {
      const account = await users.find(uid);
      if (!account) throw new DomainError('notSignedIn');
      const { user, createdAt, termsVersion, termsAcceptedAt } = account;
      const exportedAt = now().toISOString();
      const head = {
        exportedAt,
        user: {
          ...user,
          createdAt: createdAt.toISOString(),
          termsVersion,
          termsAcceptedAt: termsAcceptedAt.toISOString(),
        },
        preferences: (await preferences.find(uid)) ?? null,
      };
      return { exportedAt, pieces: piecesOf(uid, head, language) };
    },
  };
};

export type AccountExport = ReturnType<typeof createAccountExport>;
