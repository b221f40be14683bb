/** A bar for a share of a hundred; the number stands beside it. */
export function ShareBar({ percent, color }: { percent: number; color: string }) {
  return (
    <svg width="100%" height="8" aria-hidden="true">
      <rect width={`${percent}%`} height="8" fill={color} />
    </svg>
  );
}
