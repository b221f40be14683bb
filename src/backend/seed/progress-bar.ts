const BAR_CHARACTERS = 30;
const LOG_EVERY_PERCENT = 10;

/** Where progress is shown. */
export type ProgressOutput = { readonly isTTY?: boolean; write(text: string): unknown };

/** A progress bar: in place on a terminal, a line every ten per cent in a log. */
export function createProgressBar(label: string, output: ProgressOutput): (done: number, total: number) => void {
  let begin: { at: number; done: number } | null = null;
  let shownPercent = -1;
  return (done, total) => {
    begin ??= { at: performance.now(), done };
    const percent = total === 0 ? 100 : Math.floor((done * 100) / total);
    const step = output.isTTY === true ? percent : Math.floor(percent / LOG_EVERY_PERCENT) * LOG_EVERY_PERCENT;
    if (step === shownPercent && done < total) return;
    shownPercent = step;
    const filled = Math.round((done / Math.max(1, total)) * BAR_CHARACTERS);
    const perSecond = Math.round((done - begin.done) / Math.max(0.001, (performance.now() - begin.at) / 1000));
    const line = `${label} [${'#'.repeat(filled)}${'-'.repeat(BAR_CHARACTERS - filled)}] ${done.toLocaleString('en')} / ${total.toLocaleString('en')}, ${perSecond.toLocaleString('en')} a second`;
    output.write(output.isTTY === true ? `\r${line}${done >= total ? '\n' : ''}` : `${line}\n`);
  };
}
