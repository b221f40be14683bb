import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Router, type RequestHandler } from 'express';
import { SERVICE_WORKER_PATH } from '../../shared/config/push.ts';
import { isMissingCall } from '../../shared/lib/missing-call.ts';
import type { Site } from '../../shared/lib/site.ts';
import type { Edge } from '../edge.ts';
import { sendTextAnswer } from '../gateway/text-answer.ts';
import { targetOf } from '../request-context.ts';

const SCRIPT_TYPE = 'text/javascript; charset=utf-8';

/** What browsers get where push is switched off: they look for a new version now and then, and this one leaves for good. */
const FAREWELL = `addEventListener('install', () => skipWaiting());\naddEventListener('activate', (event) => event.waitUntil(registration.unregister()));\n`;

/** `/sw.js`: the service worker of push messages as long as any are sent, and then its end. */
export function serviceWorker(edge: Edge): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get(SERVICE_WORKER_PATH, answerServiceWorker(edge));
  return router;
}

function answerServiceWorker(edge: Edge): RequestHandler {
  return async (request, response, next) => {
    if (targetOf(request).mode !== 'public') {
      next();
      return;
    }
    await sendTextAnswer(edge, request, response, {
      routeName: 'service-worker',
      address: SERVICE_WORKER_PATH,
      write: async (site) => ({ text: (await isPushOn(site)) ? await readScript(edge) : FAREWELL, contentType: SCRIPT_TYPE, policy: 'settings', robots: null }),
    });
  };
}

async function isPushOn({ api }: Site): Promise<boolean> {
  try {
    return (await api.pushSettings()).publicKey !== null;
  } catch (error) {
    if (isMissingCall(error)) return false;
    throw error;
  }
}

function readScript({ assets, config }: Edge): Promise<string> {
  return readFile(join(config.DIST_FOLDER, 'client', assets.serviceWorker), 'utf8');
}
