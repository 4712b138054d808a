/** Copies text for use elsewhere and says whether it worked: some systems refuse. */
import { uiText } from '../text/ui.ts';
import { notices } from './notices.svelte.ts';

export async function copy(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notices.say({ code: 'copied', level: 'info', sentence: done });
  } catch {
    notices.say({ code: 'copied', level: 'warning', sentence: uiText.notCopied });
  }
}
