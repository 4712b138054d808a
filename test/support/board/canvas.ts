/**
 * The peer: the same battlefield drawn whole on a 2D canvas in every frame. Its shapes are read once from our own
 * drawing, so both show the same; shades become plain colours, which spares the canvas work.
 */
import { CELL } from '../../../renderer/games/warband/squares.ts';
import { columns, crowdSize, placesAfter, stepTime } from './crowd.ts';

interface Shape {
  path: Path2D;
  fill: string;
  stroke: string;
  width: number;
}

const isPainted = (colour: string) => colour !== 'none' && colour !== '';
const plain = (colour: string) => (colour.startsWith('url') ? '#b9a274' : colour);

/** One shape of a drawing as a path in the units of `within`. */
function shapeOf(element: SVGGeometryElement, within: SVGGraphicsElement): Shape {
  const { fill, stroke, strokeWidth } = getComputedStyle(element);
  const path = new Path2D();
  const matrix = within.getScreenCTM()!.inverse().multiply(element.getScreenCTM()!);
  path.addPath(outlineOf(element), matrix);
  return { path, fill: plain(fill), stroke: plain(stroke), width: parseFloat(strokeWidth) * matrix.a };
}

function outlineOf(element: SVGGeometryElement): Path2D {
  if (element instanceof SVGPathElement) return new Path2D(element.getAttribute('d') ?? '');
  const { x, y, width, height } = element.getBBox();
  const path = new Path2D();
  if (element instanceof SVGCircleElement)
    path.ellipse(x + width / 2, y + height / 2, width / 2, height / 2, 0, 0, 7);
  else path.rect(x, y, width, height);
  return path;
}

const shapesIn = (group: SVGGraphicsElement): Shape[] =>
  [...group.querySelectorAll<SVGGeometryElement>('path, rect, circle, ellipse')]
    .filter((element) => !element.closest('defs, symbol, pattern, clipPath'))
    .map((element) => shapeOf(element, group));

/** Draws the board again in every frame, for ever. */
export function drawOnCanvas(layers: readonly SVGGraphicsElement[], canvas: HTMLCanvasElement): void {
  const places = layers.flatMap((layer) => [...layer.querySelectorAll<SVGGraphicsElement>('.place')]);
  const pieces = places.map(shapesIn);
  places.forEach((piece) => piece.remove());
  const terrain = layers.flatMap(shapesIn);
  const context = canvas.getContext('2d')!;
  const scale = canvas.width / layers[0]!.ownerSVGElement!.viewBox.baseVal.width;
  const from = performance.now();
  requestAnimationFrame(draw);

  function paint({ path, fill, stroke, width }: Shape) {
    if (isPainted(fill)) {
      context.fillStyle = fill;
      context.fill(path);
    }
    if (!isPainted(stroke)) return;
    context.strokeStyle = stroke;
    context.lineWidth = width;
    context.stroke(path);
  }

  function draw(now: number) {
    const steps = (now - from) / stepTime;
    const [before, after] = [placesAfter(Math.floor(steps)), placesAfter(Math.floor(steps) + 1)];
    context.setTransform(scale, 0, 0, scale, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    terrain.forEach(paint);
    for (let id = 0; id < crowdSize; id++) {
      const [start, end] = [before.get(id)!, after.get(id)!];
      const column = (start % columns) + (end - start) * (steps % 1);
      context.setTransform(
        scale,
        0,
        0,
        scale,
        column * CELL * scale,
        Math.floor(start / columns) * CELL * scale,
      );
      pieces[id]!.forEach(paint);
    }
    requestAnimationFrame(draw);
  }
}
