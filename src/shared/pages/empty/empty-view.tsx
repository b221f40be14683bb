import { smallPageTexts } from '../../config/texts-list.ts';

/** Nothing to see; screen readers are told so. @spec §2.1 /empty */
export function EmptyView() {
  return <h1 className="visually-hidden">{smallPageTexts.empty.title}</h1>;
}
