import styles from './football.module.css';

/** Shares of a whole, in per cent, side by side; the numbers stand beside it in words. */
export function ShareBar({ shares }: { shares: readonly number[] }) {
  return (
    <svg className={styles.bar} width="100%" height="8" aria-hidden="true">
      {shares.map((share, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- shares keep their order
        <rect key={index} x={`${sum(shares.slice(0, index))}%`} width={`${share}%`} height="8" />
      ))}
    </svg>
  );
}

function sum(shares: readonly number[]): number {
  return shares.reduce((total, share) => total + share, 0);
}
