import { Component, createRef, type ReactNode } from 'react';

type AnchoredListProps = {
  className: string | undefined;
  children: ReactNode;
  /** Items that the last change touched: no measure for where the others stand. */
  touchedIds: ReadonlySet<string>;
  /** Takes the focus where it was in an item that has gone. */
  focusFallback: () => HTMLElement | null;
  /** Called when items have changed, before anything is measured again. */
  onChanged: () => void;
};

type Place = { readonly id: string; readonly top: number };
type Snapshot = { readonly places: readonly Place[]; readonly focused: Element | null };

/**
 * A list whose changes move nothing that is being read: the topmost item in sight stays where it stood, whatever came or
 * went above it. A class, since only a class is asked right before and right after the document changes.
 */
export class AnchoredList extends Component<AnchoredListProps, {}, Snapshot> {
  readonly #list = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(): Snapshot {
    const items = [...(this.#list.current?.children ?? [])];
    const places = items.map((item) => ({ id: item.id, rect: item.getBoundingClientRect() })).filter(({ rect }) => rect.bottom > 0 && rect.top < innerHeight);
    const focused = this.#list.current?.contains(document.activeElement) === true ? document.activeElement : null;
    return { places: places.map(({ id, rect }) => ({ id, top: rect.top })), focused };
  }

  override componentDidUpdate(_props: AnchoredListProps, _state: {}, { places, focused }: Snapshot): void {
    this.props.onChanged();
    if (focused !== null && !focused.isConnected) this.props.focusFallback()?.focus({ preventScroll: true });
    const anchor = this.#findAnchor(places);
    if (anchor !== null && Math.abs(anchor.moved) >= 0.5) scrollBy({ top: anchor.moved, behavior: 'instant' });
  }

  #findAnchor(places: readonly Place[]): { readonly moved: number } | null {
    const left = places.flatMap(({ id, top }) => {
      const item = document.getElementById(id);
      return item === null ? [] : [{ id, moved: item.getBoundingClientRect().top - top }];
    });
    return left.find(({ id }) => !this.props.touchedIds.has(id)) ?? left[0] ?? null;
  }

  override render(): ReactNode {
    return (
      <div ref={this.#list} className={this.props.className}>
        {this.props.children}
      </div>
    );
  }
}
