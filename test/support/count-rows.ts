import { CompiledQuery } from 'kysely';
import type { KyselyPlugin, QueryId, RootOperationNode } from 'kysely';
import type { Database } from '../../src/backend/store/database/open-database.ts';

/** What was asked of a database, and how many rows of tables and indexes it read for that. */
export type RowCount<Result> = { readonly result: Result; readonly rows: number; readonly queries: number };

/** Narrows the count to the rows of one table. */
export type RowCountOptions = { readonly table?: string };

type Plan = { readonly 'Node Type': string; readonly 'Relation Name'?: string; readonly 'Actual Rows': number; readonly 'Actual Loops': number; readonly 'Rows Removed by Filter'?: number; readonly 'Rows Removed by Index Recheck'?: number; readonly 'Plans'?: readonly Plan[] };

/** Nodes of a plan that read tables or their indexes; all others pass on what these found. */
const READS = new Set(['Seq Scan', 'Index Scan', 'Index Only Scan', 'Bitmap Heap Scan']);

/**
 * Does some work and then asks the database how it answered each of its queries, with `explain (analyze)` of the very
 * queries. Rows that a filter threw away count: they were read.
 */
export async function countRows<Result>(database: Database, work: (database: Database) => Promise<Result>, { table }: RowCountOptions = {}): Promise<RowCount<Result>> {
  const asked: { node: RootOperationNode; id: QueryId }[] = [];
  const recorder: KyselyPlugin = {
    transformQuery({ node, queryId: id }) {
      asked.push({ node, id });
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const result = await work(database.withPlugin(recorder));
  let rows = 0;
  for (const { node, id } of asked) rows += await countPlanned(database, database.getExecutor().compileQuery(node, id), table);
  return { result, rows, queries: asked.length };
}

async function countPlanned(database: Database, { sql, parameters }: CompiledQuery, table: string | undefined): Promise<number> {
  const answer = await database.executeQuery<{ 'QUERY PLAN': readonly { Plan: Plan }[] }>(CompiledQuery.raw(`explain (analyze, format json) ${sql}`, [...parameters]));
  return answer.rows.flatMap((row) => row['QUERY PLAN']).reduce((sum, { Plan: plan }) => sum + countRead(plan, table), 0);
}

function countRead(plan: Plan, table: string | undefined): number {
  const { 'Actual Rows': found, 'Actual Loops': loops, 'Rows Removed by Filter': filtered = 0, 'Rows Removed by Index Recheck': rechecked = 0 } = plan;
  const own = READS.has(plan['Node Type']) && (table === undefined || plan['Relation Name'] === table) ? (found + filtered + rechecked) * loops : 0;
  return own + (plan.Plans ?? []).reduce((sum, child) => sum + countRead(child, table), 0);
}
