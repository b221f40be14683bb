import type { Element } from 'hast';
import type { ContentNode } from '../../contract/schemas/content-tree.ts';
import { toCellProps } from './element-props.ts';
import type { SourceNode } from './inline-content.ts';
import { toLooseContent, toSingleRun } from './pieces.ts';
import type { Group } from './pieces.ts';

type ReadGroups = (nodes: readonly SourceNode[]) => Group[];

/** A table's caption and rows; empty where it has no rows. Rows outside a section get a body. */
export function toTableParts(table: Element, readGroups: ReadGroups): ContentNode[] {
  const sections: ContentNode[] = [];
  let caption: ContentNode[] = [];
  let looseRows: ContentNode[] = [];
  const closeBody = () => {
    if (looseRows.length > 0) sections.push(['tbody', null, looseRows]);
    looseRows = [];
  };
  for (const child of childElements(table)) {
    if (child.tagName === 'tr') {
      looseRows.push(...toRow(child, readGroups));
    } else if (child.tagName === 'caption' && caption.length === 0) {
      caption = toSingleRun(readGroups(child.children));
    } else if (child.tagName === 'thead' || child.tagName === 'tbody') {
      closeBody();
      const rows = childElements(child).flatMap((row) => (row.tagName === 'tr' ? toRow(row, readGroups) : []));
      if (rows.length > 0) sections.push([child.tagName, null, rows]);
    }
  }
  closeBody();
  if (sections.length === 0) return [];
  return caption.length === 0 ? sections : [['caption', null, caption], ...sections];
}

function toRow(row: Element, readGroups: ReadGroups): ContentNode[] {
  const cells = childElements(row).flatMap((cell): ContentNode[] => {
    if (cell.tagName !== 'th' && cell.tagName !== 'td') return [];
    return [[cell.tagName, toCellProps(cell), toLooseContent(readGroups(cell.children))]];
  });
  return cells.length === 0 ? [] : [['tr', null, cells]];
}

function childElements(parent: Element): Element[] {
  return parent.children.filter((child) => child.type === 'element');
}
