/** Seconds of a race clock as a result prints them: 41:07.312, 1:27:02.624. */
export function toRaceTime(seconds: number): string {
  const thousandths = Math.round(seconds * 1000);
  const minutes = Math.floor(thousandths / 60_000);
  const hours = Math.floor(minutes / 60);
  const rest = ((thousandths % 60_000) / 1000).toFixed(3).padStart(6, '0');
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${String(minutes % 60).padStart(2, '0')}:${rest}`;
}
