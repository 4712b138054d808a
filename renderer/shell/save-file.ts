/** Saves a file the program makes, and says what came of it. The only way a screen saves anything. */
import type { Input } from '../../shared/ipc.ts';
import { api } from '../api.ts';
import { uiText } from '../text/ui.ts';
import { notices } from './notices.svelte.ts';

export async function saveFile(file: Input<'app.save'>['file']): Promise<void> {
  const answer = await api.app.save({ file });
  if (!answer.ok) return notices.refused(answer.error);
  const saved = answer.value;
  if (saved.outcome === 'cancelled') return tell(uiText.nothingSaved);
  if (saved.outcome === 'saved') return tell(uiText.saved(saved.name, saved.folder));
  download(saved);
  tell(uiText.downloaded(saved.name));
}

const tell = (sentence: string): void => notices.say({ code: 'saved', level: 'info', sentence });

/** Where the host has no dialog of its own, the browser's downloads are the way out. */
function download({ name, mediaType, text }: { name: string; mediaType: string; text: string }): void {
  const address = URL.createObjectURL(new Blob([text], { type: mediaType }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has taken hold of it by the next turn of events.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
