import styles from './live-blog.module.css';

/** Whether the page renews itself; `null` until somebody listens: without JavaScript there is nothing to switch. */
export type RefreshControl = { readonly enabled: boolean; readonly onToggle: (enabled: boolean) => void } | null;

/** Pauses the renewal, for as long as the page is open. Its room is there before it is. */
export function RefreshSwitch({ label, control }: { label: string; control: RefreshControl }) {
  const enabled = control?.enabled ?? true;
  return (
    <label className={control === null ? `${styles.switch} ${styles.idle}` : styles.switch}>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells its state by itself, and HTML forbids to tell it twice */}
      <input type="checkbox" role="switch" checked={enabled} disabled={control === null} onChange={(event) => control?.onToggle(event.currentTarget.checked)} />
      {label}
    </label>
  );
}
