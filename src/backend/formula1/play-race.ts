import { seededRandom } from '../../shared/lib/seeded-random.ts';

/** Who starts, in the order of the grid. `pace` is how much slower a lap is than the best driver's, in seconds. */
export type Starter = { readonly driver: number; readonly team: number; readonly pace: number };

/** How a race is played: the same seed plays the same race. */
export type RacePlan = {
  readonly seed: string;
  readonly starters: readonly Starter[];
  readonly laps: number;
  /** How many stops everybody makes; none in a sprint. */
  readonly stops: number;
  /** Whether the stewards take a place away afterwards. */
  readonly hasInquiry: boolean;
};

/** A car's race: the race clock in seconds at the end of each lap that it finished. */
export type PlayedCar = Starter & { readonly grid: number; readonly lapEnds: readonly number[]; readonly pitLaps: readonly number[]; readonly isOut: boolean; readonly isDisqualified: boolean };

/** A race from the first lap to the last. */
export type PlayedRace = { readonly laps: number; readonly cars: readonly PlayedCar[] };

const BASE_LAP_S = 78;
const GRID_GAP_S = 0.4;
const NOISE_S = 0.9;
const WEAR_S = 0.035;
const STOP_S = 21;
const STOP_NOISE_S = 2.5;
const OUT_CHANCE = 0.09;

/** Plays a race: pace, worn tyres, stops and luck decide it, and at least one car does not see the flag. */
export function playRace(plan: RacePlan): PlayedRace {
  const random = seededRandom(plan.seed);
  const lastLaps = drawLastLaps(plan, random);
  const cars = plan.starters.map((starter, index) => playCar(plan, starter, { grid: index + 1, lastLap: lastLaps[index] ?? plan.laps, random }));
  return { laps: plan.laps, cars: plan.hasInquiry ? disqualifyOne(cars, random) : cars };
}

/** After which lap each car stops for good; `laps` for those that finish. */
function drawLastLaps({ starters, laps }: RacePlan, random: () => number): number[] {
  const draws = starters.map(() => ({ luck: random(), lap: Math.floor(random() * laps) }));
  const unluckiest = Math.min(...draws.map(({ luck }) => luck));
  return draws.map(({ luck, lap }) => (luck < OUT_CHANCE || luck === unluckiest ? lap : laps));
}

type Luck = { readonly grid: number; readonly lastLap: number; readonly random: () => number };

function playCar({ laps, stops }: RacePlan, starter: Starter, { grid, lastLap, random }: Luck): PlayedCar {
  const stopLaps = Array.from({ length: stops }, (_, stop) => Math.round(((stop + 1) * laps) / (stops + 1) + (random() - 0.5) * (laps / 5)));
  const lapEnds: number[] = [];
  let clock = grid * GRID_GAP_S;
  let age = 0;
  for (let lap = 1; lap <= lastLap; lap += 1) {
    const stop = stopLaps.includes(lap) ? STOP_S + random() * STOP_NOISE_S : 0;
    clock += BASE_LAP_S + starter.pace + age * WEAR_S + random() * NOISE_S + stop;
    age = stop > 0 ? 0 : age + 1;
    lapEnds.push(Math.round(clock * 1000) / 1000);
  }
  return { ...starter, grid, lapEnds, pitLaps: stopLaps.filter((lap) => lap <= lastLap), isOut: lastLap < laps, isDisqualified: false };
}

/** One of those who finished behind the winner and in the points, so that it is seen. */
function disqualifyOne(cars: readonly PlayedCar[], random: () => number): PlayedCar[] {
  const finished = cars.filter(({ isOut }) => !isOut).toSorted((one, other) => (one.lapEnds.at(-1) ?? 0) - (other.lapEnds.at(-1) ?? 0));
  const candidates = finished.slice(1, 8);
  const chosen = candidates[Math.floor(random() * candidates.length)];
  return cars.map((car) => (car === chosen ? { ...car, isDisqualified: true } : car));
}
