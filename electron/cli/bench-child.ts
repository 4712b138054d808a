/** The process in which one workload is measured: `bench-child.ts NAME SECONDS` prints units a CPU second. */
import { rateOf } from './bench-kit.ts';
import { workloads, type WorkloadName } from './bench-workloads.ts';

const [name, seconds] = process.argv.slice(2);
const { workload } = await workloads[name as WorkloadName]();
console.log(rateOf(workload, Number(seconds)));
