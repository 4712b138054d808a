// The page of the bench: the battlefield in motion, ours or the peer's, until it is told otherwise.
import '@fontsource-variable/alegreya/index.css';
import '../../../renderer/ui/tokens.css';
import '../../../renderer/ui/base.css';
import { flushSync, mount } from 'svelte';
import Board from './Board.svelte';
import { drawOnCanvas } from './canvas.ts';
import { stepTime } from './crowd.ts';
import { counter } from './counter.svelte.ts';

declare global {
  interface Window {
    showBoard: (how: 'ours' | 'canvas') => void;
    /** Frames shown since the page was loaded. */
    shownFrames: number;
  }
}

window.shownFrames = 0;
const count = () => {
  window.shownFrames++;
  requestAnimationFrame(count);
};
requestAnimationFrame(count);

window.showBoard = (how) => {
  const target = document.querySelector('#board')!;
  mount(Board, { target, props: { steps: () => counter.steps } });
  flushSync();
  if (how === 'ours') return void setInterval(() => counter.steps++, stepTime);
  const field = target.querySelector('svg.field')!;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [field.clientWidth, field.clientHeight];
  drawOnCanvas([...field.querySelectorAll<SVGGElement>('.window > g')], canvas);
  target.replaceChildren(canvas);
};
