import { FRONT_BLOCK_NAMES } from '../../config/front-block-names.ts';
import { AppError } from '../../lib/errors.ts';

/** The blocks that a front page can be made of; each has its component in the registry. */
export const BLOCK_NAMES = FRONT_BLOCK_NAMES;

export type BlockName = (typeof BLOCK_NAMES)[number];

/** The block of a name that the backend gives. @throws AppError UNKNOWN_BLOCK @spec §8 Unknown component reference */
export function toBlockName(name: string): BlockName {
  const known = BLOCK_NAMES.find((one) => one === name);
  if (known !== undefined) return known;
  throw new AppError('UNKNOWN_BLOCK', `The front page has no block "${name}": the blocks are ${BLOCK_NAMES.join(', ')}.`, { detail: { name } });
}
