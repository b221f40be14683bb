/** Writes into a field whose text is otherwise its reader's own. */
export function writeField(field: HTMLInputElement | null, text: string): void {
  if (field !== null && field.value !== text) field.value = text;
}
