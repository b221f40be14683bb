import type { Router } from 'express';
import { PREVIEW_TOOLS_PATH } from '../../shared/config/login-paths.ts';
import { MOMENT_FIELDS } from '../../shared/features/preview/preview-data.ts';
import { parseClockText } from '../../shared/lib/clock-text.ts';
import type { Edge } from '../edge.ts';
import { createReaderSite } from '../session/create-reader-site.ts';
import { toOwnPath } from '../session/own-path.ts';
import { asOfMoment } from '../session/session-cookies.ts';
import { toPreviewTools } from '../session/to-preview-tools.ts';
import { toFields } from './form-fields.ts';
import { takeForm, type FormOutcome, type SentForm } from './take-form.ts';

/** Backends look no further. */
const MAX_AHEAD_SECONDS = 366 * 24 * 3600;

type MomentDraft = { readonly path: string; readonly moment: string; readonly ends: boolean };

/** Takes the moment as of which an editor wants to see the site, or ends that. */
export function momentForm(edge: Edge): Router {
  return takeForm<MomentDraft>(edge, {
    name: 'moment-form',
    paths: [PREVIEW_TOOLS_PATH],
    modes: ['preview'],
    limit: { times: 120, everyMs: 60_000 },
    parse: toMomentDraft,
    take: takeMoment,
    refuseTooMany: async (form) => ({ ...(await toProblemPage(form)), status: 429 }),
    createSite: createReaderSite,
  });
}

function toMomentDraft(body: unknown): MomentDraft {
  const fields = toFields(body);
  return { path: fields[MOMENT_FIELDS.path] ?? '/', moment: fields[MOMENT_FIELDS.moment] ?? '', ends: fields[MOMENT_FIELDS.end] !== undefined };
}

async function takeMoment(form: SentForm<MomentDraft>): Promise<FormOutcome> {
  const { draft, edge, response, site } = form;
  const location = toOwnPath(draft.path) ?? '/';
  if (draft.ends) {
    asOfMoment.clear(response);
    return { location };
  }
  const moment = parseClockText(draft.moment, site.edition.timeZone);
  if (moment === null || moment > edge.clock() / 1000 + MAX_AHEAD_SECONDS) return { page: await toProblemPage(form) };
  asOfMoment.keep(response, String(moment));
  return { location };
}

function toProblemPage({ edge, site, pageRequest, draft }: SentForm<MomentDraft>) {
  return toPreviewTools(edge, site, pageRequest.target, { path: draft.path, moment: draft.moment });
}
