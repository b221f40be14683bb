import type { RequestHandler } from 'express';
import { createOpenApi } from './create-openapi.ts';
import type { OpenApiDocument } from './create-openapi.ts';

/** `GET /api/openapi.json`: made once, when it is first asked for. */
export function handleOpenApi(): RequestHandler {
  let document: OpenApiDocument | null = null;
  return (_request, response) => {
    document ??= createOpenApi();
    response.set('Cache-Control', 'public, max-age=300').json(document);
  };
}
