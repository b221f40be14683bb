import { texts } from '../../config/texts.ts';

/** What a reader is told of an error. */
export type ErrorText = { readonly title: string; readonly explanation: string };

/**
 * The text of an error page: one for pages that are not there, one for addresses that are none, and "internal error" for
 * everything else, which is not the reader's fault. @spec §2.11
 */
export function decideErrorText(status: number): ErrorText {
  switch (status) {
    case 404:
    case 410:
    case 421:
      return texts.errors.notFound;
    case 400:
    case 405:
    case 414:
      return texts.errors.badRequest;
    default:
      return texts.errors.internal;
  }
}
