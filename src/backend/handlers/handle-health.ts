import type { RequestHandler } from 'express';
import { sql } from 'kysely';
import type { Database } from '../store/database/open-database.ts';

/** `GET /healthz`: whether this process and its database answer. */
export function handleHealth(database: Database): RequestHandler {
  return async (_request, response) => {
    await sql`select 1`.execute(database);
    response.set('Cache-Control', 'no-store').json({ ok: true });
  };
}
