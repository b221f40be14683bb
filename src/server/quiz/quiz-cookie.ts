import type { Request, Response } from 'express';
import { QUIZ_ID_COOKIE_DAYS } from '../../shared/config/constants.ts';
import { setPrivateCookie } from '../session/set-cookie.ts';

const NAME = '__Host-quiz';
/** As the quiz service makes them; whatever else stands in the cookie is no token of ours. */
const TOKEN = /^[\w-]{16,200}$/;
const DAY_SECONDS = 24 * 3600;

/** The quiz token that a browser keeps for this server, or null. */
export function readQuizToken(request: Pick<Request, 'cookies'>): string | null {
  const cookies: unknown = request.cookies;
  const value: unknown = typeof cookies === 'object' && cookies !== null ? Object.entries(cookies).find(([name]) => name === NAME)?.[1] : null;
  return typeof value === 'string' && TOKEN.test(value) ? value : null;
}

/** Gives the browser its token, which its scripts never see. @spec §9 Quiz id cookie */
export function keepQuizToken(response: Response, token: string): void {
  setPrivateCookie(response, { name: NAME, value: token, maxAgeSeconds: QUIZ_ID_COOKIE_DAYS * DAY_SECONDS });
}
