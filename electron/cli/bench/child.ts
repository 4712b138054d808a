/** The process in which one workload is measured: `child.ts NAME SECONDS` prints units a CPU second. */
import { rateOf } from './measuring.ts';
import { loadWorkload, type WorkloadName } from './workloads.ts';

const [name, seconds] = process.argv.slice(2);
console.log(rateOf(await loadWorkload(name as WorkloadName), Number(seconds)));
