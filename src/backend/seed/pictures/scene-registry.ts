import type { SEED_PICTURE_KINDS } from '../taxonomy.ts';
import { drawBear } from './scenes/bear.ts';
import { drawBooks } from './scenes/books.ts';
import { drawBridge } from './scenes/bridge.ts';
import { drawCar } from './scenes/car.ts';
import { drawCastle } from './scenes/castle.ts';
import { drawClassroom } from './scenes/classroom.ts';
import { drawComputer } from './scenes/computer.ts';
import { drawConcert } from './scenes/concert.ts';
import { drawConstruction } from './scenes/construction.ts';
import { drawCourtroom } from './scenes/courtroom.ts';
import { drawForestTrail } from './scenes/forest-trail.ts';
import { drawHospital } from './scenes/hospital.ts';
import { drawKitchen } from './scenes/kitchen.ts';
import { drawLaboratory } from './scenes/laboratory.ts';
import { drawLake } from './scenes/lake.ts';
import { drawMarket } from './scenes/market.ts';
import { drawMountain } from './scenes/mountain.ts';
import { drawNightCity } from './scenes/night-city.ts';
import { drawParliament } from './scenes/parliament.ts';
import { drawPortrait } from './scenes/portrait.ts';
import { drawPowerPlant } from './scenes/power-plant.ts';
import { drawRiverTown } from './scenes/river-town.ts';
import { drawSnowVillage } from './scenes/snow-village.ts';
import { drawStadium } from './scenes/stadium.ts';
import { drawStorm } from './scenes/storm.ts';
import { drawSwimmingPool } from './scenes/swimming-pool.ts';
import { drawTelescope } from './scenes/telescope.ts';
import { drawTheatre } from './scenes/theatre.ts';
import { drawTrain } from './scenes/train.ts';
import { drawWheatField } from './scenes/wheat-field.ts';
import type { Scene } from './stage.ts';

/** A kind of picture that the seed can draw. */
export type PictureKind = (typeof SEED_PICTURE_KINDS)[number];

/** Every kind's scene; the moods stand in the order of the pictures' numbers. */
export const SCENES = {
  'river-town': { draw: drawRiverTown, moods: ['golden', 'noon', 'dusk', 'morning', 'overcast', 'night', 'fog', 'rain', 'golden'] },
  market: { draw: drawMarket, moods: ['morning', 'noon', 'golden', 'overcast', 'dusk', 'noon', 'morning', 'golden', 'snow'] },
  parliament: { draw: drawParliament, moods: ['golden', 'noon', 'dusk', 'morning', 'night', 'overcast', 'snow', 'golden', 'morning'] },
  mountain: { draw: drawMountain, moods: ['morning', 'golden', 'noon', 'dusk', 'snow', 'fog', 'overcast', 'night', 'golden'] },
  'forest-trail': { draw: drawForestTrail, moods: ['golden', 'noon', 'fog', 'morning', 'overcast', 'golden', 'dusk', 'rain', 'noon'] },
  stadium: { draw: drawStadium, moods: ['noon', 'dusk', 'golden', 'night', 'morning', 'rain', 'overcast', 'noon', 'night'] },
  laboratory: { draw: drawLaboratory, moods: ['noon', 'morning', 'golden', 'overcast', 'noon', 'morning', 'noon', 'golden', 'snow'] },
  portrait: { draw: drawPortrait, moods: ['golden', 'noon', 'morning', 'noon', 'golden', 'overcast', 'noon', 'morning', 'golden'] },
  train: { draw: drawTrain, moods: ['morning', 'noon', 'golden', 'overcast', 'golden', 'dusk', 'snow', 'morning', 'night'] },
  'power-plant': { draw: drawPowerPlant, moods: ['dusk', 'overcast', 'noon', 'golden', 'morning', 'golden', 'night', 'fog', 'morning'] },
  'wheat-field': { draw: drawWheatField, moods: ['golden', 'noon', 'morning', 'dusk', 'overcast', 'noon', 'golden', 'fog', 'morning'] },
  concert: { draw: drawConcert, moods: ['dusk', 'noon', 'golden', 'morning', 'dusk', 'noon', 'golden', 'night', 'morning'] },
  kitchen: { draw: drawKitchen, moods: ['morning', 'noon', 'golden', 'overcast', 'noon', 'morning', 'dusk', 'golden', 'noon'] },
  books: { draw: drawBooks, moods: ['golden', 'noon', 'morning', 'overcast', 'snow', 'golden', 'dusk', 'morning', 'noon'] },
  bridge: { draw: drawBridge, moods: ['dusk', 'morning', 'golden', 'noon', 'night', 'fog', 'overcast', 'rain', 'golden'] },
  'snow-village': { draw: drawSnowVillage, moods: ['dusk', 'snow', 'night', 'morning', 'snow', 'golden', 'dusk', 'night', 'snow'] },
  storm: { draw: drawStorm, moods: ['rain', 'dusk', 'overcast', 'night', 'rain', 'golden', 'dusk', 'overcast', 'night'] },
  'night-city': { draw: drawNightCity, moods: ['night', 'dusk', 'night', 'night', 'dusk', 'night', 'rain', 'dusk', 'night'] },
  car: { draw: drawCar, moods: ['noon', 'dusk', 'golden', 'morning', 'overcast', 'night', 'noon', 'rain', 'golden'] },
  classroom: { draw: drawClassroom, moods: ['morning', 'noon', 'golden', 'overcast', 'noon', 'morning', 'golden', 'snow', 'noon'] },
  hospital: { draw: drawHospital, moods: ['morning', 'noon', 'noon', 'overcast', 'golden', 'dusk', 'overcast', 'morning', 'noon'] },
  courtroom: { draw: drawCourtroom, moods: ['golden', 'noon', 'morning', 'overcast', 'golden', 'noon', 'morning', 'golden', 'noon'] },
  lake: { draw: drawLake, moods: ['morning', 'dusk', 'noon', 'golden', 'fog', 'night', 'overcast', 'noon', 'golden'] },
  telescope: { draw: drawTelescope, moods: ['night', 'dusk', 'night', 'night', 'dusk', 'night', 'dusk', 'night', 'night'] },
  'swimming-pool': {
    draw: drawSwimmingPool,
    moods: ['morning', 'noon', 'golden', 'noon', 'morning', 'noon', 'overcast', 'golden', 'noon'],
  },
  theatre: { draw: drawTheatre, moods: ['golden', 'noon', 'morning', 'golden', 'noon', 'dusk', 'morning', 'golden', 'noon'] },
  construction: { draw: drawConstruction, moods: ['noon', 'golden', 'morning', 'overcast', 'dusk', 'noon', 'fog', 'golden', 'morning'] },
  castle: { draw: drawCastle, moods: ['golden', 'noon', 'morning', 'dusk', 'fog', 'night', 'overcast', 'snow', 'golden'] },
  bear: { draw: drawBear, moods: ['golden', 'morning', 'noon', 'fog', 'dusk', 'overcast', 'golden', 'snow', 'noon'] },
  computer: { draw: drawComputer, moods: ['noon', 'golden', 'morning', 'dusk', 'overcast', 'noon', 'golden', 'morning', 'snow'] },
} satisfies Record<PictureKind, Scene>;

/** Whether a word names a kind of picture. */
export function isPictureKind(word: string): word is PictureKind {
  return Object.hasOwn(SCENES, word);
}
