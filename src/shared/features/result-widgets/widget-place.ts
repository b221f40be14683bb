/** Where a widget's links lead, and how its times read. */
export type WidgetPlace = {
  /** The site's origin: a frame has another one. */
  readonly siteOrigin: string;
  readonly timeZone: string;
};
