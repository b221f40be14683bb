import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

/**
 * What axe finds wrong on a page or in a part of it: the rule and where it is broken. A page without frames is analysed
 * in itself, which spares half of the time: otherwise all that was right travels here and into an empty page and back.
 */
export async function findViolations(page: Page, part?: string): Promise<string[]> {
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(page.frames().length === 1);
  const { violations } = await (part === undefined ? builder : builder.include(part)).analyze();
  return violations.map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.target.join(' ')).join('; ')}`);
}
