import { sql, SqliteAdapter, type Kysely } from 'kysely';
import type { Database } from './schema';

/** The columns of an imported recipe that a search follows from. */
const SEARCHED = ['id', 'title', 'ingredient_ids', 'facts', 'minutes', 'line_count'];

const COUNTER = `where name = 'imported_recipes'`;

/**
 * A changed recipe gets a new number, and a number that no recipe has any more is noted. Facts of newer rules are no
 * such change: they come with a new version of all.
 */
const SQLITE = [
  `create trigger imported_recipes_changed after update of ${SEARCHED.join(', ')} on imported_recipes
    when old.seq is not null and new.seq is old.seq and new.facts_version = old.facts_version
      and (${SEARCHED.map((column) => `new.${column} is not old.${column}`).join(' or ')})
    begin
      update row_counters set value = value + 1 ${COUNTER};
      update imported_recipes set seq = (select value from row_counters ${COUNTER}) where id = new.id;
    end`,
  ...['update of seq', 'delete'].map(
    (event) => `create trigger imported_recipes_${event === 'delete' ? 'deleted' : 'renumbered'}
      after ${event} on imported_recipes
      when old.seq is not null${event === 'delete' ? '' : ' and new.seq is not old.seq'}
      begin
        update row_counters set value = value + 1 ${COUNTER};
        insert into imported_changes (seq, former) select value, old.seq from row_counters ${COUNTER};
      end`,
  ),
];

/** The same once for each statement, so that one that changes many rows counts them at once. */
const POSTGRES = [
  `create or replace function larder_imports_changed() returns trigger language plpgsql as $$
    declare changed bigint[]; last bigint;
    begin
      select array_agg(b.seq order by b.seq) into changed from before_rows b join after_rows a on a.seq = b.seq
        where a.facts_version = b.facts_version
          and (${SEARCHED.map((column) => `a.${column} is distinct from b.${column}`).join(' or ')});
      if changed is null then return null; end if;
      update row_counters set value = value + cardinality(changed) ${COUNTER} returning value into last;
      update imported_recipes i set seq = last - cardinality(changed) + c.place
        from unnest(changed) with ordinality as c(seq, place) where i.seq = c.seq;
      return null;
    end $$`,
  ...['', ' except select seq from after_rows'].map(
    (others, i) => `create or replace function larder_imports_${i === 0 ? 'deleted' : 'renumbered'}() returns trigger
      language plpgsql as $$
      declare gone bigint[]; last bigint;
      begin
        select array_agg(seq order by seq) into gone
          from (select seq from before_rows where seq is not null${others}) as g;
        if gone is null then return null; end if;
        update row_counters set value = value + cardinality(gone) ${COUNTER} returning value into last;
        insert into imported_changes (seq, former) select last - cardinality(gone) + g.place, g.seq
          from unnest(gone) with ordinality as g(seq, place);
        perform pg_notify('larder', '["database","imports",""]');
        return null;
      end $$`,
  ),
  ...['changed', 'renumbered'].map(
    (what) => `create trigger imported_recipes_${what} after update on imported_recipes
      referencing old table as before_rows new table as after_rows
      for each statement execute function larder_imports_${what}()`,
  ),
  `create trigger imported_recipes_deleted after delete on imported_recipes
    referencing old table as before_rows for each statement execute function larder_imports_deleted()`,
];

/** Drops what the migration adds to Postgres besides tables. */
export const dropImportFunctions = async (db: Kysely<Database>): Promise<void> => {
  for (const what of ['changed', 'renumbered', 'deleted'])
    await sql`drop function if exists ${sql.ref(`larder_imports_${what}`)}`.execute(db);
};

/** Notes which imported recipes were changed or deleted, no matter who does it: a kept index follows from it. */
export const addImportChanges = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('imported_changes')
    .addColumn('seq', 'bigint', (column) => column.primaryKey())
    .addColumn('former', 'bigint', (column) => column.notNull())
    .execute();
  const isSqlite = db.getExecutor().adapter instanceof SqliteAdapter;
  for (const statement of isSqlite ? SQLITE : POSTGRES) await sql.raw(statement).execute(db);
};
