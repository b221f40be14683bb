import { Suspense, use, type ReactNode } from 'react';

type SlowBlockProps<T> = {
  /** The block's value, null when it could not be had, or a promise while the page streams. */
  of: T | null | Promise<T | null>;
  /** What stands there until it comes, and for ever where the page is cut off: a link that leads to the same content. */
  fallback: ReactNode;
  children: (value: T) => ReactNode;
};

/** A block that a reader can wait for: the page does not. */
export function SlowBlock<T>({ of, fallback, children }: SlowBlockProps<T>) {
  return (
    <Suspense fallback={fallback}>
      <Settled of={of}>{children}</Settled>
    </Suspense>
  );
}

function Settled<T>({ of, children }: Omit<SlowBlockProps<T>, 'fallback'>) {
  const value = of instanceof Promise ? use(of) : of;
  return value === null ? null : children(value);
}
