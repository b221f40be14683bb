import process from 'node:process';
import webPush from 'web-push';

/** Prints a new pair of keys as settings: `node src/backend/push/main.ts`. Browsers that subscribed to another pair get nothing by this one. */
function run(): void {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  process.stdout.write(`VAPID_PUBLIC_KEY=${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}\n`);
}

if (import.meta.main) run();
