// What `npm start` runs: looks at the machine, builds if needed, and opens the program in Electron or in a browser.
// Plain JavaScript with nothing but Node's own modules, so that an old Node can read it and say in words that it is old.
import './launch/check-node.js';
import { start } from './launch/start.js';

process.exitCode = await start(process.argv.slice(2));
