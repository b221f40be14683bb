import type { RequestHandler } from 'express';
import { AppError, notFound } from '../../shared/lib/errors.ts';
import type { ImageService } from './image-service.ts';

/** An address names one content for ever, and whatever a file holds, it is data: nothing in it may run. */
const HEADERS = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "sandbox; default-src 'none'",
} as const;

/** `GET /uploads/…`: originals, cuts, size variants and sounds, whole or by range. */
export function handleUpload(service: ImageService): RequestHandler {
  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new AppError('METHOD_NOT_ALLOWED', `Uploads are read by GET or HEAD, not by ${request.method}.`);
    const address = request.baseUrl + request.path;
    const file = await service.find(address);
    if (file === null) throw notFound(address);
    response.set({ ...HEADERS, 'Content-Type': file.contentType });
    response.sendFile(file.path, { cacheControl: false, etag: false, lastModified: false, dotfiles: 'allow' }, (error) => {
      if (error !== undefined && !response.headersSent) next(error);
    });
  };
}
