// The page of a contact sheet: it waits to be told what to show, so that one build serves every sheet and test.
import '@fontsource-variable/cinzel/index.css';
import '@fontsource-variable/alegreya/index.css';
import '@fontsource-variable/alegreya/wght-italic.css';
import '@fontsource/alegreya-sc/500.css';
import '@fontsource/alegreya-sc/700.css';
import '@fontsource/atkinson-hyperlegible/400.css';
import '@fontsource/atkinson-hyperlegible/700.css';
import '../../../renderer/ui/tokens.css';
import '../../../renderer/ui/base.css';
import { mount, unmount } from 'svelte';
import Sheet from './Sheet.svelte';
import type { SheetContent } from './content.ts';

declare global {
  interface Window {
    showSheet: (content: SheetContent) => Promise<void>;
  }
}

const letters = [
  '700 16px "Cinzel Variable"',
  '450 16px "Alegreya Variable"',
  'italic 450 14px "Alegreya Variable"',
  '700 16px "Alegreya Variable"',
  '500 15px "Alegreya SC"',
  '700 15px "Alegreya SC"',
  '400 16px "Atkinson Hyperlegible"',
  '700 16px "Atkinson Hyperlegible"',
];

let shown: ReturnType<typeof mount> | undefined;

window.showSheet = async (content) => {
  // The letters first: what is measured in others would be looked at again when they come.
  await Promise.all(letters.map((font) => document.fonts.load(font)));
  if (shown) await unmount(shown);
  shown = mount(Sheet, { target: document.querySelector('#sheet')!, props: { content } });
  // Two frames: one to lay out, one for text that did not fit to be set smaller.
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
};
