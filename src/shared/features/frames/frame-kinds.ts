/** What a frame may ask of the page around it. @spec §5 */
export type FrameMessageType = 'iframe-size' | 'parent-router' | 'route-push';

/** How a kind of frame is shown, and what it may do. */
export type FrameKind = {
  /**
   * What the sandbox lets through. Scripts together with their own origin are safe only because no frame has the page's
   * origin; its own origin is what its messages are known by.
   */
  readonly sandbox: string;
  /** The height kept free before the frame tells its own, and for good where no script runs. */
  readonly reservedHeight: number;
  readonly maxHeight: number;
  readonly accepts: readonly FrameMessageType[];
};

/** The kinds of frames by the name that their element carries. A new kind is one row. */
export const FRAME_KINDS = {
  result: {
    sandbox: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation',
    reservedHeight: 640,
    maxHeight: 20_000,
    accepts: ['iframe-size', 'parent-router', 'route-push'],
  },
} as const satisfies Record<string, FrameKind>;

/** The name of a kind of frame. */
export type FrameKindName = keyof typeof FRAME_KINDS;

/** No frame is lower: a message cannot make one vanish. */
export const FRAME_MIN_HEIGHT = 80;

/** The kind of that name, or null for a name that nobody gave. */
export function resolveFrameKind(name: string | undefined): FrameKind | null {
  return name !== undefined && Object.hasOwn(FRAME_KINDS, name) ? FRAME_KINDS[name as FrameKindName] : null;
}
