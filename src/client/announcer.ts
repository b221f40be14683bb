let region: HTMLElement | null = null;

/** Makes the one polite live region; it has to exist, empty, before the first message. */
export function createAnnouncer(): (message: string) => void {
  region ??= document.body.appendChild(Object.assign(document.createElement('div'), { className: 'visually-hidden' }));
  region.setAttribute('role', 'status');
  return (message) => {
    if (region !== null) region.textContent = message;
  };
}
