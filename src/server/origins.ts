import type { Edition, EditionKey } from '../shared/config/editions/edition.ts';
import { editions } from '../shared/config/editions/editions.ts';
import { decidePayment } from '../shared/lib/payment-setting.ts';
import { toResultFrameAddress } from '../shared/lib/result-frame-address.ts';
import type { EdgeConfig } from './config.ts';

/** The origins of an edition as the configuration has them; no request header has a say in them. */
export type EditionOrigins = {
  /** Where readers have the site: on a laptop not the edition's public origin. */
  readonly site: string;
  /** Where its frames come from: another origin, so that nothing in them reaches the page. */
  readonly frames: string;
  /** Hosts, with port, whose pages may show our frames. */
  readonly ancestors: readonly string[];
  /** Hosts, with port, whose frames our pages may show. */
  readonly frameSources: readonly string[];
  /** Origins outside to which the answer to one of our forms may lead: the payment side's. */
  readonly formTargets: readonly string[];
};

/** The origins by edition. */
export type Origins = Readonly<Record<EditionKey, EditionOrigins>>;

type OriginSettings = Pick<EdgeConfig, 'PORT' | 'FRAMES_ORIGIN_MAIN' | 'FRAMES_ORIGIN_REGIONAL' | 'PAYMENT_ADDRESS'>;

const MODES = ['', 'preview.', 'lite.'] as const;

/**
 * Works out the origins.
 * @param isPublic whether readers come by the editions' own hosts; otherwise, as on a laptop, by those of `localhost`
 */
export function resolveOrigins(config: OriginSettings, isPublic: boolean): Origins {
  const formTargets = toFormTargets(config);
  return {
    main: { ...toOrigins(editions.main, config.FRAMES_ORIGIN_MAIN, config.PORT, isPublic), formTargets },
    regional: { ...toOrigins(editions.regional, config.FRAMES_ORIGIN_REGIONAL, config.PORT, isPublic), formTargets },
  };
}

/** Browsers hold the answer to a form to the page's policy, redirects included. */
function toFormTargets({ PAYMENT_ADDRESS }: OriginSettings): readonly string[] {
  const payment = decidePayment(PAYMENT_ADDRESS, true);
  return payment.kind === 'open' ? [new URL(payment.address).origin] : [];
}

function toOrigins(edition: Edition, configured: string | undefined, port: number, isPublic: boolean): Omit<EditionOrigins, 'formTargets'> {
  const hosts = edition.hosts.filter((host) => isLocal(host) !== isPublic).map((host) => (isPublic ? host : `${host}:${port}`));
  const site = isPublic ? edition.origin : `http://${hosts[0] ?? `localhost:${port}`}`;
  const frames = configured ?? site.replace('://', '://frames.');
  return {
    site,
    frames,
    ancestors: hosts.flatMap((host) => (/^[\d.]+(:|$)/.test(host) ? [host] : MODES.map((mode) => mode + host))),
    frameSources: [...new Set([frames, toResultFrameAddress(edition.resultWidgetAddress, { framesOrigin: frames, widget: 'x', detail: null })].map((address) => new URL(address).host))],
  };
}

function isLocal(host: string): boolean {
  return host === '127.0.0.1' || host === 'localhost' || host.endsWith('.localhost');
}
