import { z } from 'zod';

/** A field that a backend may leave out or send as null; inside the product it is always there, `null` = no value. */
export function nullable<T extends z.ZodType>(schema: T) {
  return schema.nullable().default(null);
}

/** A list that a backend may leave out or send as null. */
export function listOf<T extends z.ZodType>(schema: T) {
  return z.array(schema).nullish().transform((items) => items ?? []);
}

/** A flag that a backend may leave out. */
export const flag = z.boolean().nullish().transform((value) => value ?? false);

/** A URL-safe name: what stands in addresses. */
export const slug = z.string().min(1).max(200);

/** Seconds since 1970, UTC. */
export const unixSeconds = z.number().int().nonnegative();

/** The address of a picture: an upload of ours or a web address. Anything else is no picture, whatever a backend calls it. */
export const imageAddress = z
  .string()
  .regex(/^(?:\/(?!\/)|https?:\/\/)[^\s"'<>\\]+$/)
  .nullable()
  .catch(null)
  .default(null);
