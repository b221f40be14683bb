import { Router, type RequestHandler } from 'express';
import type { Edge } from '../edge.ts';
import { loginForms } from './login-forms.ts';
import { momentForm } from './moment-form.ts';
import { newsletterForms } from './newsletter-forms.ts';
import { quizForms } from './quiz-forms.ts';
import { sessionActions } from './session-actions.ts';
import { supportForms } from './support-forms.ts';
import { tipGameForms } from './tip-game-forms.ts';

/** Whatever a reader sends by `POST`; a new form is a row here. */
const FORMS: readonly ((edge: Edge) => Router)[] = [tipGameForms, newsletterForms, quizForms, supportForms, loginForms, sessionActions, momentForm];

/** The forms of all pages. Who only reads passes them in one step. */
export function forms(edge: Edge): RequestHandler {
  const router = Router();
  for (const create of FORMS) router.use(create(edge));
  return (request, response, next) => {
    if (request.method === 'POST') router(request, response, next);
    else next();
  };
}
