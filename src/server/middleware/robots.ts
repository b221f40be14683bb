import { Router, type RequestHandler } from 'express';
import { aiPolicies } from '../../shared/config/ai-policy.ts';
import type { Edition } from '../../shared/config/editions/edition.ts';
import { ROBOTS_OF_COPIES, writeMiningReservation, writeRobots } from '../crawlers/write-robots.ts';
import type { Edge } from '../edge.ts';
import { sendTextAnswer } from '../gateway/text-answer.ts';
import { JSON_TYPE } from '../render/page-entry.ts';
import { targetOf } from '../request-context.ts';

const TEXT_TYPE = 'text/plain; charset=utf-8';

type Policy = { readonly address: string; readonly contentType: string; readonly write: (edition: Edition, isPublic: boolean) => string };

/** `/robots.txt` of every host, and what a publication reserves of the right to text and data mining. */
export function robots(edge: Edge): Router {
  const router = Router({ caseSensitive: true, strict: true });
  const policies: readonly Policy[] = [
    { address: '/robots.txt', contentType: TEXT_TYPE, write: (edition, isPublic) => (isPublic ? writeRobots(edition, aiPolicies[edition.key]) : ROBOTS_OF_COPIES) },
    { address: '/.well-known/tdmrep.json', contentType: JSON_TYPE, write: (edition) => writeMiningReservation(edition, aiPolicies[edition.key]) },
  ];
  for (const policy of policies) router.get(policy.address, answerPolicy(edge, policy));
  return router;
}

function answerPolicy(edge: Edge, { address, contentType, write }: Policy): RequestHandler {
  return async (request, response) => {
    const isPublic = targetOf(request).mode === 'public';
    await sendTextAnswer(edge, request, response, {
      routeName: 'robots',
      address,
      write: async ({ edition }) => ({ text: write(edition, isPublic), contentType, policy: 'archive', robots: null }),
    });
  };
}
