import type { EditionKey } from '../../shared/config/editions/edition.ts';
import type { FrontendRefresh } from '../../shared/contract/schemas/front.ts';
import type { CommonDataPatch } from '../../shared/contract/schemas/newsroom-site.ts';
import { SEED_SETTINGS } from '../seed/demo/site-settings.ts';
import { loadMarker } from './load-marker.ts';
import type { NewsroomApi } from './newsroom-api.ts';

type Figures = Pick<FrontendRefresh, 'exchangesRates' | 'weatherData' | 'floodingData'>;

/** How far a figure may go from where the demo has it, and how far in one step. */
const RANGE = { rateShare: 0.012, rateStep: 0.002, degrees: 3, levelCm: 14, levelStep: 2 } as const;

/** Lets rates, weather and water levels drift a little, where they are the demo's. Answers whether there was something to do. */
export async function workOnFigures({ api, random }: { api: NewsroomApi; random: () => number }, edition: EditionKey, site: string): Promise<boolean> {
  if ((await loadMarker(api)) === null) return false;
  const patch = decideDrift(await api.frontendRefresh(), edition, random);
  if (patch === null) return false;
  await api.newsroomCommonDataUpdate({ params: { site }, body: patch });
  return true;
}

/** The next figures, never far from the seed's; null where an editor has put others in their place. */
export function decideDrift({ exchangesRates, weatherData, floodingData }: Figures, edition: EditionKey, random: () => number): CommonDataPatch | null {
  const seed: { readonly exchangeRates: Figures['exchangesRates']; readonly weather: NonNullable<Figures['weatherData']>; readonly flooding: Figures['floodingData'] } = SEED_SETTINGS[edition];
  const shown = [...exchangesRates.map(({ currency }) => currency), ...floodingData.map(({ station }) => station), weatherData?.city];
  const known = [...seed.exchangeRates.map(({ currency }) => currency), ...seed.flooding.map(({ station }) => station), seed.weather.city];
  if (weatherData === null || shown.join() !== known.join()) return null;
  const move = (value: number, base: number, step: number, range: number) => Math.min(base + range, Math.max(base - range, value + step * (2 * random() - 1)));
  return {
    exchangesRates: seed.exchangeRates.map(({ currency, value: base, change }, index) => {
      const value = move(exchangesRates[index]?.value ?? base, base, base * RANGE.rateStep, base * RANGE.rateShare);
      return { currency, value: round(value, base > 100 ? 2 : 4), change: round(change + (value / base - 1) * 100, 2) };
    }),
    weatherData: { ...weatherData, temperature: Math.round(move(weatherData.temperature, seed.weather.temperature, 1, RANGE.degrees)) },
    floodingData: seed.flooding.map((gauge, index) => ({ ...gauge, levelCm: Math.round(move(floodingData[index]?.levelCm ?? gauge.levelCm, gauge.levelCm, RANGE.levelStep, RANGE.levelCm)) })),
  };
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
