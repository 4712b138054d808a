// `npm test`: runs every check and every test, never stops early, and ends with one line that sums them all.
import { details, lastLine, sum, type Tally } from './counts.ts';
import { checks, lanes, tests, type Step } from './steps.ts';

const startedAt = Date.now();
const total = sum([...(await inLanes(checks, lanes)), ...(await inLanes(tests, 1))]);

console.log(details(total));
console.log(`\nTook ${secondsSince(startedAt)} s.`);
console.log(lastLine(total));
process.exitCode = total.failed.length === 0 ? 0 : 1;

/** Works off the steps with so many at a time. */
async function inLanes(steps: readonly Step[], count: number): Promise<Tally[]> {
  const queue = [...steps];
  const tallies: Tally[] = [];
  const lane = async (): Promise<void> => {
    for (let step = queue.shift(); step; step = queue.shift()) tallies.push(await announced(step));
  };
  await Promise.all(Array.from({ length: count }, lane));
  return tallies;
}

async function announced(step: Step): Promise<Tally> {
  const from = Date.now();
  console.log(`  … ${step.name}`);
  const tally = await step.run();
  const mark = tally.failed.length === 0 ? '✓' : '✗';
  console.log(`${mark} ${step.name}: ${lastLine(tally)} (${secondsSince(from)} s)`);
  return tally;
}

function secondsSince(time: number): string {
  return ((Date.now() - time) / 1000).toFixed(1);
}
