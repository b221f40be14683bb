import type { SoundEvent, SoundPort } from '../../shared/features/podcast-player/create-sound-player.ts';

/** The sound of an audio element. */
export function createBrowserSound(audio: HTMLAudioElement): SoundPort {
  let tell: (event: SoundEvent) => void = () => {};
  /** Where a recording begins whose length is not known yet: until then the element takes no place. */
  let startAt = 0;
  const toDuration = (): number | null => (Number.isFinite(audio.duration) ? audio.duration : null);
  const tellPlace = (): void => tell({ type: 'moved', position: audio.currentTime, duration: toDuration() });

  audio.addEventListener('loadedmetadata', () => {
    if (startAt > 0) audio.currentTime = startAt;
    startAt = 0;
    tellPlace();
  });
  audio.addEventListener('timeupdate', () => startAt === 0 && audio.hasAttribute('src') && tellPlace());
  audio.addEventListener('play', () => tell({ type: 'playing' }));
  audio.addEventListener('pause', () => tell({ type: 'paused' }));
  audio.addEventListener('ended', () => tell({ type: 'ended' }));
  audio.addEventListener('error', () => audio.hasAttribute('src') && tell({ type: 'failed' }));

  return {
    load(src, position) {
      startAt = position;
      // The element that the first press has made has its recording already.
      if (audio.getAttribute('src') !== src || audio.error !== null) audio.src = src;
      else if (audio.readyState > 0) {
        audio.currentTime = startAt;
        startAt = 0;
      }
    },
    play() {
      if (audio.error !== null) audio.load();
      audio.play().catch((error: unknown) => {
        // A browser may want another press, and a newer wish ends an older one; what else there is the element tells itself.
        if (!(error instanceof DOMException)) throw error;
      });
    },
    pause: () => audio.pause(),
    seek(seconds) {
      if (audio.readyState > 0) audio.currentTime = seconds;
      else startAt = seconds;
    },
    setRate(rate) {
      // A new recording takes the default.
      audio.defaultPlaybackRate = rate;
      audio.playbackRate = rate;
    },
    unload() {
      audio.pause();
      audio.removeAttribute('src');
      audio.load();
    },
    listen(listener) {
      tell = listener;
    },
  };
}
