import type { ImportedRecipesRepository } from '../../repositories/importedRecipesRepository';
import type { RecipesRepository } from '../../repositories/recipesRepository';
import { freshImport, freshRecipe } from './freshFacts';

/** Recipes read and stored at once: few, because requests wait while a transaction is written. */
const BATCH = 50;

interface Dependencies {
  recipes: Pick<RecipesRepository, 'outdated' | 'refresh'>;
  imported: Pick<ImportedRecipesRepository, 'outdated' | 'refresh'>;
  /** Called when every imported recipe has fresh facts. */
  onImportsFresh?: () => Promise<void>;
  /** A recipe whose facts cannot be computed keeps those that it has. */
  onFailure: (error: unknown) => void;
}

interface Table<Outdated extends Fresh, Fresh> {
  outdated: (limit: number) => Promise<Outdated[]>;
  refresh: (recipes: readonly Fresh[]) => Promise<void>;
  freshOf: (recipe: Outdated) => Fresh;
}

const rest = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Computes the facts of stored recipes again where older rules computed them, in batches and between requests. Each row
 * says which rules it follows, so that the work goes on where it was interrupted and a second server does no harm.
 */
export const createFactsRefresh = ({ recipes, imported, onImportsFresh, onFailure }: Dependencies) => {
  let isStopped = false;

  const refreshAll = async <Outdated extends Fresh, Fresh>(table: Table<Outdated, Fresh>): Promise<void> => {
    while (!isStopped) {
      const batch = await table.outdated(BATCH);
      if (batch.length === 0) return;
      const fresh: Fresh[] = [];
      for (const recipe of batch) {
        const begunAt = performance.now();
        try {
          fresh.push(table.freshOf(recipe));
        } catch (error) {
          onFailure(error);
          fresh.push(recipe);
        }
        // Requests get at least half of the time.
        await rest(performance.now() - begunAt);
        if (isStopped) break;
      }
      await table.refresh(fresh);
    }
  };

  return {
    /** Resolves when every stored recipe has fresh facts, or after `stop`. */
    async run(): Promise<void> {
      await refreshAll({ ...imported, freshOf: freshImport });
      if (!isStopped) await onImportsFresh?.();
      await refreshAll({ ...recipes, freshOf: ({ id, recipe }) => ({ id, recipe: freshRecipe(recipe) }) });
    },

    stop(): void {
      isStopped = true;
    },
  };
};
