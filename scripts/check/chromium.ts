import { spawn } from 'node:child_process';
import process from 'node:process';
import { chromium } from 'playwright';
import { startProgress } from '../run/progress.mjs';
import { findRunning, listOnPath } from './find-program.ts';

const downloadMs = 180_000;

/** The Chromium of the system or of Playwright, fetched by Playwright where there is none; null when that fails. */
export async function findChromium(): Promise<string | null> {
  const names = ['chromium', 'chromium-browser', 'google-chrome'];
  const system = [process.env.CHROMIUM_PATH, ...names.flatMap(listOnPath), '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];
  const own = chromium.executablePath();
  const found = findRunning([...system, own], '--version');
  if (found !== null) return found;
  await download();
  return findRunning([own], '--version');
}

/** Chromium's engine without what only people see of a browser, where the system has it: pages take two thirds of the time in it. */
export function findHeadlessShell(): string | null {
  return findRunning([process.env.CHROMIUM_SHELL_PATH, ...listOnPath('chromium-headless-shell')], '--version');
}

async function download(): Promise<void> {
  const progress = startProgress('Fetching Chromium for the browser tests');
  const child = spawn(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], { stdio: 'ignore', timeout: downloadMs });
  const code = await new Promise((resolve) => child.once('error', resolve).once('exit', resolve));
  progress.end(code === 0 ? 'done' : 'not possible here');
}
