import { useEffect, useRef, useSyncExternalStore } from 'react';
import { PLAYBACK_RATES, SKIP_AHEAD_SECONDS, SKIP_BACK_SECONDS } from '../../config/podcast.ts';
import { podcastTexts } from '../../config/texts-podcast.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { toPlayTime } from '../../lib/play-time.ts';
import type { SoundPlayer } from './player.ts';
import type { Minimalized, PlayerState } from './player-state.ts';

type PartProps = { player: SoundPlayer; state: PlayerState };

/**
 * The player over every page: whole, or made small to the left or the right. Its styles come with its code and not with
 * the sheet of all pages, so its class names are plain. @spec §2.10
 */
export function FloatingPlayer({ player }: { player: SoundPlayer }) {
  const state = useSyncExternalStore(player.subscribe, player.get);
  const toggle = useFocusAfterFolding(state.minimalized);
  const { episode, minimalized, visible } = state;
  if (!visible || episode === null) return null;
  return (
    <section className={`podcast-player ${minimalized}`} aria-label={podcastTexts.player} lang="hu">
      {minimalized === 'none' && <Title {...episode} />}
      <div className="controls">
        {minimalized === 'none' && <SkipButton player={player} seconds={-SKIP_BACK_SECONDS} />}
        <button ref={toggle} type="button" className={state.playing ? 'pause' : 'play'} aria-label={state.playing ? podcastTexts.pause : podcastTexts.play} onClick={() => player.toggle(episode)} />
        {minimalized === 'none' && <SkipButton player={player} seconds={SKIP_AHEAD_SECONDS} />}
        {minimalized === 'none' && <Rate player={player} state={state} />}
        <Places player={player} state={state} />
      </div>
      {minimalized === 'none' && <Seek player={player} state={state} />}
      <output className={state.failed ? 'failed' : 'visually-hidden'}>{state.failed && podcastTexts.failed}</output>
    </section>
  );
}

/** The buttons of the old size are gone with their focus: it goes to the one that is always there. */
function useFocusAfterFolding(minimalized: Minimalized) {
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(minimalized);
  useEffect(() => {
    if (before.current !== minimalized) button.current?.focus();
    before.current = minimalized;
  }, [minimalized]);
  return button;
}

function Title({ href, title, show, picture }: NonNullable<PlayerState['episode']>) {
  return (
    <div className="title">
      {picture !== null && <img src={picture} alt="" width="48" height="48" />}
      <p>
        {show !== null && <span className="kicker">{show}</span>}
        <a href={href}>{title}</a>
      </p>
    </div>
  );
}

function SkipButton({ player, seconds }: { player: SoundPlayer; seconds: number }) {
  const label = seconds < 0 ? podcastTexts.back(-seconds) : podcastTexts.ahead(seconds);
  return (
    <button type="button" aria-label={label} onClick={() => player.skip(seconds)}>
      {seconds < 0 ? `−${-seconds}` : `+${seconds}`}
    </button>
  );
}

function Rate({ player, state }: PartProps) {
  return (
    <select aria-label={podcastTexts.rate} value={state.rate} onChange={({ target }) => player.setRate(Number(target.value))}>
      {PLAYBACK_RATES.map((rate) => (
        <option key={rate} value={rate}>
          {podcastTexts.rateOf(formatNumber(rate))}
        </option>
      ))}
    </select>
  );
}

function Seek({ player, state: { position, duration } }: PartProps) {
  const length = duration === null ? podcastTexts.unknownLength : toPlayTime(duration);
  return (
    <div className="seek">
      <input
        type="range"
        min={0}
        max={Math.floor(duration ?? 0)}
        step={1}
        value={Math.floor(position)}
        disabled={duration === null}
        aria-label={podcastTexts.seek}
        aria-valuetext={podcastTexts.position(toPlayTime(position), length)}
        onChange={({ target }) => player.seek(Number(target.value))}
      />
      <span className="meta" aria-hidden="true">{`${toPlayTime(position)} / ${duration === null ? '–' : length}`}</span>
    </div>
  );
}

function Places({ player, state: { minimalized } }: PartProps) {
  if (minimalized !== 'none') return <button type="button" className="restore" aria-label={podcastTexts.restore} onClick={() => player.minimalize('none')} />;
  return (
    <span className="places">
      {(['left', 'right'] as const).map((side) => (
        <button key={side} type="button" className={`to-${side}`} aria-label={podcastTexts.minimizeTo[side]} onClick={() => player.minimalize(side)} />
      ))}
      <button type="button" className="close" aria-label={podcastTexts.close} onClick={() => closeAndGoOn(player)} />
    </span>
  );
}

/** Whoever closes it by keyboard goes on with the page, and not from the end of the document. */
function closeAndGoOn(player: SoundPlayer): void {
  player.close();
  document.getElementById('content')?.focus({ preventScroll: true });
}
