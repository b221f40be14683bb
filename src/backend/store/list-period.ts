/**
 * Width of the periods by which the entries of a list are counted. A deep page adds up counts to find its period and
 * then reads inside that one only. The counting trigger (migration 004) has the same number.
 */
export const LIST_PERIOD_SECONDS = 2_592_000;
