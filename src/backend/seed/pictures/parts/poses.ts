import type { Point } from '../svg.ts';

/** What a person does: three joints of each arm, three of each leg, in units of a hundredth of the height. */
export type Pose = { left: readonly Point[]; right: readonly Point[]; legs: readonly [readonly Point[], readonly Point[]] };

const STANDING_LEGS = [[[-4, -46], [-4.6, -24], [-5, -3]], [[4, -46], [4.6, -24], [5, -3]]] as const;

/** The poses of the series; a person looks to the right. */
export const POSES = {
  stand: { left: [[-9.5, -77], [-13, -62], [-11, -48]], right: [[9.5, -77], [13, -62], [11, -48]], legs: STANDING_LEGS },
  walk: {
    left: [[-8.5, -77], [-13.5, -62], [-9, -49]],
    right: [[8.5, -77], [12.5, -63], [18, -53]],
    legs: [[[-2.5, -46], [-7, -25], [-14, -5]], [[2.5, -46], [9, -26], [8, -3]]],
  },
  reach: { left: [[-9, -77], [-2, -63], [12, -61]], right: [[9, -77], [17, -66], [29, -66]], legs: STANDING_LEGS },
  point: { left: [[-9.5, -77], [-14, -62], [-9, -50]], right: [[9, -77], [20, -80], [32, -90]], legs: STANDING_LEGS },
  cheer: { left: [[-9, -78], [-17, -90], [-14, -105]], right: [[9, -78], [17, -90], [15, -106]], legs: STANDING_LEGS },
  run: {
    left: [[-8, -77], [-17, -68], [-11, -58]],
    right: [[8, -77], [14, -65], [23, -71]],
    legs: [[[-2, -46], [-12, -32], [-25, -34]], [[3, -46], [13, -32], [9, -10]]],
  },
  gesture: { left: [[-9, -77], [-18, -66], [-26, -74]], right: [[9, -77], [18, -66], [26, -76]], legs: STANDING_LEGS },
} as const satisfies Record<string, Pose>;
