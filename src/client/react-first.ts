/** React evaluates where its chunk is loaded, not in the task of what uses it: a slow phone answers its reader in between. */
export { hydrateRoot } from 'react-dom/client';
