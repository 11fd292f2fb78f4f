import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';

export interface StoredJob {
  id: string;
  kind: string;
  /** JSON. */
  data: string;
  attempts: number;
}

const take = (
  db: Kysely<Database>,
  { at, until, isLast }: { at: Date; until: Date; isLast: boolean },
): Promise<StoredJob | undefined> => {
  const now = at.toISOString();
  return db
    .updateTable('jobs')
    .set(({ eb }) => ({ leased_until: until.toISOString(), attempts: eb('attempts', '+', 1) }))
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('jobs')
        .select('id')
        .where('put_aside_at', 'is', null)
        .where((builder) =>
          isLast
            ? builder.or([builder('due_at', '<=', now), builder('attempts', '=', 0)])
            : builder('due_at', '<=', now),
        )
        .where((builder) => builder.or([builder('leased_until', 'is', null), builder('leased_until', '<=', now)]))
        .orderBy('due_at')
        .orderBy('created_at')
        .limit(1),
    )
    .where((builder) => builder.or([builder('leased_until', 'is', null), builder('leased_until', '<=', now)]))
    .returning(['id', 'kind', 'data', 'attempts'])
    .executeTakeFirst();
};

/** The jobs of one machine: rows that are leased to who works on them, and deleted once they are done. */
export const createJobsRepository = (db: Kysely<Database>) => ({
  async add(
    job: Omit<StoredJob, 'attempts'>,
    { at, dueAt }: { at: Date; dueAt: Date },
    unit: Kysely<Database> = db,
  ): Promise<void> {
    const times = { created_at: at.toISOString(), due_at: dueAt.toISOString() };
    await unit
      .insertInto('jobs')
      .values({ ...job, ...times, attempts: 0, leased_until: null, put_aside_at: null })
      .execute();
  },

  /**
   * Leases the job that has been due for longest, if there is one.
   * @param isLast also one that is not due yet, if it was never begun: the server is about to stop
   */
  take: (at: Date, until: Date, isLast = false): Promise<StoredJob | undefined> => take(db, { at, until, isLast }),

  async done(id: string): Promise<void> {
    await db.deleteFrom('jobs').where('id', '=', id).execute();
  },

  /** Gives a job back, to be attempted again then. */
  async postpone(id: string, dueAt: Date): Promise<void> {
    await db
      .updateTable('jobs')
      .set({ due_at: dueAt.toISOString(), leased_until: null })
      .where('id', '=', id)
      .execute();
  },

  /** Puts a job aside that is not attempted again. */
  async putAside(id: string, at: Date): Promise<void> {
    await db.updateTable('jobs').set({ put_aside_at: at.toISOString(), leased_until: null }).where('id', '=', id).execute(); // prettier-ignore
  },

  /** Frees what a process that died had leased; for a server that has the database to itself. */
  async freeAll(): Promise<void> {
    await db.updateTable('jobs').set({ leased_until: null }).execute();
  },

  async removePutAside(before: Date): Promise<void> {
    await db.deleteFrom('jobs').where('put_aside_at', '<', before.toISOString()).execute();
  },
});

export type JobsRepository = ReturnType<typeof createJobsRepository>;
