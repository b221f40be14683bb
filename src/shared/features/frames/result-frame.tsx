import { toResultFrameAddress } from '../../lib/result-frame-address.ts';
import { useSite } from '../site-context/site-context.tsx';
import { Frame } from './frame.tsx';

type ResultFrameProps = {
  /** The widget's name. */
  widget: string;
  /** A part of it, as the path after its name (`telepules/tiszaszalkas`); null for all of it. */
  detail: string | null;
  /** For those who cannot see what is in the frame. */
  title: string;
};

/** A result widget of a supplement, from where the edition has its widgets. @spec §2.4 */
export function ResultFrame({ widget, detail, title }: ResultFrameProps) {
  const { edition, framesOrigin } = useSite();
  return <Frame kind="result" src={toResultFrameAddress(edition.resultWidgetAddress, { framesOrigin, widget, detail })} title={title} />;
}
